/**
 * Labels that the default theme has in English only, most of them for screen readers.
 * Its components are rewritten while they are compiled; a text that is no longer there
 * stops the build. To be deleted when the theme lets them be set.
 */
export const CHINESE: Readonly<Record<string, string>> = {
  'Main Navigation': '主导航',
  'Sidebar Navigation': '侧边栏导航',
  Pager: '前后页',
  'extra navigation': '更多',
  'mobile navigation': '导航菜单',
  'toggle section': '展开或收起',
}

/** Which component has which text, as it stands in its template. */
const PLACES: readonly (readonly [component: string, found: string, label: string])[] =
  [
    ['VPNavBarMenu', '      Main Navigation\n', 'Main Navigation'],
    ['VPSidebar', '        Sidebar Navigation\n', 'Sidebar Navigation'],
    ['VPDocFooter', '>Pager<', 'Pager'],
    ['VPNavBarExtra', ' label="extra navigation"', 'extra navigation'],
    ['VPNavBarHamburger', ' aria-label="mobile navigation"', 'mobile navigation'],
    ['VPSidebarItem', ' aria-label="toggle section"', 'toggle section'],
  ]

export function themeLabels() {
  return {
    name: 'theme-labels',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const place = PLACES.find(([component]) => id.endsWith(`/${component}.vue`))
      if (place === undefined) return undefined
      const [component, found, label] = place
      if (!code.includes(found)) {
        throw new Error(
          `expected ${JSON.stringify(found)} in ${component}.vue, got none`,
        )
      }
      return { code: code.replace(found, rewritten(found, label)), map: null }
    },
  }
}

function rewritten(found: string, label: string): string {
  const attribute = /^ ([\w-]+)="/.exec(found)?.[1]
  return attribute === undefined
    ? found.replace(label, `{{ $label('${label}') }}`)
    : ` :${attribute}="$label('${label}')"`
}
