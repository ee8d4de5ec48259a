/**
 * What the default theme cannot be told by settings: labels that it has in English only,
 * and the folding groups of the sidebar, where a button stands inside a button and says
 * nothing of its state. Its components are rewritten while they are compiled; a text that
 * is no longer there stops the build. To be deleted when the theme has it.
 */
import { CHINESE } from './labels.ts'

interface Repair {
  component: string
  found: string
  put: string
}

const label = (component: string, text: string, found = text): Repair => ({
  component,
  found,
  put: found.replace(text, `{{ $label('${text}') }}`),
})

const attribute = (component: string, name: string, text: string): Repair => ({
  component,
  found: ` ${name}="${text}"`,
  put: ` :${name}="$label('${text}')"`,
})

const REPAIRS: readonly Repair[] = [
  label('VPNavBarMenu', 'Main Navigation'),
  label('VPSidebar', 'Sidebar Navigation'),
  label('VPDocFooter', 'Pager', '>Pager<'),
  attribute('VPNavBarExtra', 'label', 'extra navigation'),
  attribute('VPNavBarHamburger', 'aria-label', 'mobile navigation'),
  // Where the whole row is the button, the arrow in it is decoration.
  {
    component: 'VPSidebarItem',
    found: 'role="button"\n        aria-label="toggle section"',
    put: `:role="item.link && 'button'" :aria-label="item.link && $label('toggle section')"`,
  },
  {
    component: 'VPSidebarItem',
    found: '@keydown.enter="onCaretClick"\n        tabindex="0"',
    put: '@keydown.enter="onCaretClick" :tabindex="item.link && 0"',
  },
  {
    component: 'VPSidebarItem',
    found: ':role="itemRole"',
    put: ':role="itemRole" :aria-expanded="isLink ? undefined : !collapsed"',
  },
  {
    component: 'VPSidebarItem',
    found: "if ('key' in e && e.key !== 'Enter') {\n    return\n  }",
    put: "if ('key' in e) {\n    if (e.key !== 'Enter' && e.key !== ' ') return\n    e.preventDefault()\n  }",
  },
]

export function themeRepairs() {
  return {
    name: 'theme-repairs',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const here = REPAIRS.filter(({ component }) => id.endsWith(`/${component}.vue`))
      if (here.length === 0) return undefined
      return { code: here.reduce(repaired, code), map: null }
    },
  }
}

function repaired(code: string, { component, found, put }: Repair): string {
  if (!code.includes(found)) {
    throw new Error(`expected ${JSON.stringify(found)} in ${component}.vue, got none`)
  }
  return code.replace(found, put)
}

/** Every text that is asked for is there. */
for (const { put } of REPAIRS) {
  const [, text] = /\$label\('([^']+)'\)/.exec(put) ?? []
  if (text !== undefined && !(text in CHINESE)) {
    throw new Error(`expected a Chinese label for “${text}”, got none`)
  }
}
