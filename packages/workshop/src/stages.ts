/**
 * The stages of this checkout, and the many ways to type the name of one.
 */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { STAGES, type Stage } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { Complaint } from './complaint.ts'

export interface StageHere {
  stage: Stage
  /** Of the workspace package: `stage-01`. */
  name: string
  /** `stages/01-handrolled`. */
  folder: string
  dir: string
}

/** Those that have tests: a checkout may hold a part of the workshop. */
export function stagesHere(): StageHere[] {
  return STAGES.map(stage => ({
    stage,
    name: `stage-${stage.id}`,
    folder: `stages/${stage.folder}`,
    dir: join(ROOT, 'stages', stage.folder),
  })).filter(({ dir }) => existsSync(join(dir, 'test/stage.ts')))
}

/** `01`, `1`, `stage-01`, `01-handrolled`, `./stages/01-handrolled/`. */
export function matches(typed: string, { stage, name }: StageHere): boolean {
  const wanted = basename(typed.trim().replace(/^[{.]+|[/\\}]+$/g, '')).toLowerCase()
  return [stage.id, `${Number(stage.id)}`, name, stage.folder].includes(wanted)
}

/** The stage that was typed; says which there are when it is not one of them. */
export function stageNamed(typed: string | undefined, command: string): StageHere {
  const here = stagesHere()
  const found = here.find(candidate => matches(typed ?? '', candidate))
  if (found) return found
  const ids = here.map(({ stage }) => stage.id).join(', ')
  if (typed === undefined) {
    throw new Complaint(
      {
        en: `Which stage? Type \`pnpm ${command} ${here[0]?.stage.id ?? '01'}\`; there are: ${ids}.`,
        zh: `哪个阶段？例如 \`pnpm ${command} ${here[0]?.stage.id ?? '01'}\`；现有：${ids}。`,
      },
      2,
    )
  }
  throw new Complaint({
    en: `There is no stage ${typed} in this checkout; there are: ${ids}.`,
    zh: `这份代码里没有阶段 ${typed}；现有：${ids}。`,
  })
}
