/**
 * The steps of `pnpm verify`, in order, and how the cases of each are counted:
 * by what the tool itself reports, and never more than it reports.
 */
import { join } from 'node:path'
import type { Text } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { casesOfProve, casesOfVitest } from './cases.ts'

export interface Cases {
  passed: number
  failed: number
}

export interface Step {
  id: string
  title: Text
  /** For `node`. */
  args: readonly string[]
  /** Absent where the step is one case by itself. */
  cases?(stdout: string): Cases
}

const inRoot = (path: string) => join(ROOT, path)

const turbo = (...args: string[]) => [
  inRoot('node_modules/turbo/bin/turbo'),
  'run',
  ...args,
  '--ui=stream',
]

export const STEPS: readonly Step[] = [
  {
    id: 'typecheck',
    title: { en: 'types', zh: '类型检查' },
    args: turbo('typecheck', '--continue', '--output-logs=errors-only'),
  },
  {
    id: 'lint',
    title: { en: 'lint and format', zh: '代码规范' },
    args: [inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '.'],
  },
  {
    id: 'unit',
    // The gates are among them: the import graph, the commands that texts name.
    title: { en: 'unit tests and gates', zh: '单元测试与门禁' },
    // A package by itself leaves a core idle: its tests wait, and start programs.
    args: turbo('test:unit', '--continue', '--concurrency=2', '--output-logs=full'),
    cases: casesOfVitest,
  },
  {
    id: 'prove',
    title: { en: 'prove: every test bites', zh: 'prove：每个测试都抓得到错' },
    // That a mutant is red nowhere else takes the whole of `pnpm prove`.
    args: [inRoot('grader/bin.js'), 'prove', '--own', '--json'],
    cases: casesOfProve,
  },
]
