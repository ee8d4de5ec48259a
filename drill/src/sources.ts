/**
 * The sources of a small host, as `unreached` reads them. Each exported function has
 * a test and a re-export; only a caller keeps it alive.
 */
export type Sources = Readonly<Record<string, string>>

const PINS = `export function reviewPins(tools: string[]): string[] {
  return tools.filter(tool => tool !== '')
}
`

const LOOP = `import { reviewPins } from './pins.ts'
import { report } from './report.ts'

export function turn(tools: string[]): void {
  report(reviewPins(tools))
}
`

const REPORT = `export const report = (lines: string[]): void => console.error(lines)
`

const ALIVE: Sources = {
  'src/pins.ts': PINS,
  'src/report.ts': REPORT,
  'src/loop.ts': LOOP,
  'src/index.ts': `export { reviewPins } from './pins.ts'\n`,
  'src/main.ts': `import { turn } from './loop.ts'\n\nturn(process.argv)\n`,
  'test/pins.test.ts': `import { reviewPins } from '../src/pins.ts'\n\nreviewPins([])\n`,
}

export const HEALTHY_SOURCES = ALIVE

/** Somebody took the call out; nothing that is tested has changed. */
export const UNWIRED_SOURCES: Sources = {
  ...ALIVE,
  'src/loop.ts': LOOP.replace('reviewPins(tools)', 'tools').replace(
    `import { reviewPins } from './pins.ts'\n`,
    '// reviewPins(tools) looks at what has changed\n',
  ),
}
