import { expect, test } from 'vitest'
import { type Request, requestOf } from '../src/cli.ts'
import { isRed, learnersEnvironment } from '../src/cold/measure.ts'

function namesFor(...args: string[]): string[] {
  return (requestOf(args) as Request).chosen.map(({ name }) => name)
}

test('everything is measured but the cold start, which has to be asked for', () => {
  const all = [
    'stdio',
    'decoder',
    'results',
    'http',
    'manager',
    'gate',
    'stack',
    'search',
    'loop',
    'grader',
  ]
  expect(namesFor()).toEqual(all)
  expect(namesFor('--cold')).toEqual([...all, 'cold'])
})

test('--only picks, and may be given more than once', () => {
  expect(namesFor('--only', 'loop')).toEqual(['loop'])
  expect(namesFor('--only', 'cold')).toEqual(['cold'])
  expect(namesFor('--only', 'loop', '--only', 'stdio')).toEqual(['stdio', 'loop'])
  expect(namesFor('--only', 'loop', '--cold')).toEqual(['loop', 'cold'])
})

test('a name that is none, or a flag that is none, is said', () => {
  expect(requestOf(['--only', 'http3'])).toContain('http3')
  expect(requestOf(['--fast'])).toContain('--fast')
})

test('a learner has an empty home, no settings of ours, and a network', () => {
  const env = learnersEnvironment(
    {
      PATH: '/bin',
      HOME: '/root',
      npm_config_cache: '/root/.npm',
      PNPM_HOME: '/root/pnpm',
      XDG_DATA_HOME: '/root/.local',
      WORKSHOP_SUBJECT: 'somewhere',
      NODE_OPTIONS: '--inspect',
      CI: 'true',
      HTTPS_PROXY: 'http://proxy',
      npm_config_registry: 'https://mirror',
    },
    '/empty',
  )
  expect(env).toEqual({
    PATH: '/bin',
    HOME: '/empty',
    USERPROFILE: '/empty',
    HTTPS_PROXY: 'http://proxy',
    npm_config_registry: 'https://mirror',
  })
})

test("a red test is the learner's; a fault of the harness is none", () => {
  const result = { pitfall: 'x', check: 'y', kind: 'guard', ms: 1 } as const
  const fail = { ...result, verdict: 'fail' } as const
  const ours = { ...result, verdict: 'harness-fault' } as const
  const pass = { ...result, verdict: 'pass' } as const
  expect(isRed({ results: [pass, fail] })).toBe(true)
  expect(isRed({ results: [pass] })).toBe(false)
  expect(isRed({ results: [fail, ours] })).toBe(false)
})
