/**
 * The figures of `prove`, counted over all stages. A figure of which nothing was
 * run is left out: a part of the proof says nothing of the whole.
 */
import {
  allOf,
  atMost,
  type CommandResult,
  commandResult,
  type Figure,
  reported,
} from '@workshop/report'
import { checksOf, PITFALLS, type PitfallId } from '@workshop/syllabus'
import { isAsDeclared, type Proof, type Proved } from './proof.ts'

export function resultOf(proofs: readonly Proof[], seconds: number): CommandResult {
  const rows = proofs.flatMap(({ proved }) => proved)
  const whole = proofs.every(({ partial }) => !partial)
  const good = rows.filter(isAsDeclared).length
  const figures: Record<string, Figure> = {
    ...kindFigure('solutions.green', rows, 'solution'),
    ...kindFigure('skeletons.red', rows, 'skeleton'),
    ...mutantFigures(
      rows,
      proofs.some(({ own }) => own),
    ),
    ...(whole ? wholeFigures(proofs) : {}),
    'subjects.asDeclared': allOf(good, rows.length),
    'cells.flaky': atMost(rows.flatMap(({ flaky }) => flaky).length, 0),
    'runs.withoutReport': atMost(rows.filter(row => row.infrastructure).length, 0),
    seconds: reported(seconds, 's'),
  }
  const summary = `prove: ${good} of ${rows.length} subjects came out as declared`
  return commandResult('prove', summary, figures, detailsOf(proofs))
}

function kindFigure(
  name: string,
  rows: readonly Proved[],
  kind: 'solution' | 'skeleton',
): Record<string, Figure> {
  const own = rows.filter(({ subject }) => subject.kind === kind)
  if (own.length === 0) return {}
  return { [name]: allOf(own.filter(isAsDeclared).length, own.length) }
}

function mutantFigures(
  rows: readonly Proved[],
  ownOnly: boolean,
): Record<string, Figure> {
  const mutants = rows.filter(({ subject }) => subject.kind === 'mutant')
  if (mutants.length === 0) return {}
  const count = (isGood: (row: Proved) => boolean) =>
    allOf(mutants.filter(isGood).length, mutants.length)
  return {
    'mutants.killed': count(isKilled),
    ...(ownOnly
      ? {}
      : {
          'mutants.byOwnPitfallOnly': count(row => isKilled(row) && isAloneRed(row)),
        }),
  }
}

/** Every check that was to catch it has failed. */
function isKilled({ subject, judged }: Proved): boolean {
  if (subject.kind !== 'mutant' || !judged) return false
  const { pitfall, catches } = subject.mutant
  return catches.every(check => judged.failed.includes(`${pitfall}/${check}`))
}

function isAloneRed({ subject, judged }: Proved): boolean {
  if (subject.kind !== 'mutant' || !judged) return false
  return Object.entries(judged.cells).every(
    ([id, cell]) => id === subject.mutant.pitfall || cell === 'green',
  )
}

function wholeFigures(proofs: readonly Proof[]): Record<string, Figure> {
  return {
    'pitfalls.withoutMutant': atMost(proofs.flatMap(pitfallsWithoutMutant).length, 0),
    'checks.withoutMutant': atMost(proofs.flatMap(checksWithoutMutant).length, 0),
  }
}

export function pitfallsWithoutMutant({ stage, proved }: Proof): string[] {
  const killed = proved.filter(isKilled).map(({ subject }) => subject)
  return stage.pitfalls.filter(
    id =>
      !killed.some(({ kind, ...rest }) => kind === 'mutant' && pitfallIn(rest) === id),
  )
}

const pitfallIn = (subject: object): string | undefined =>
  (subject as { mutant?: { pitfall: string } }).mutant?.pitfall

/** Checks that no mutant of their own pitfall turns red: they may not bite at all. */
export function checksWithoutMutant({ stage, proved }: Proof): string[] {
  const caught = new Set(
    proved.flatMap(({ subject, judged }) =>
      (judged?.failed ?? []).filter(check =>
        check.startsWith(`${pitfallIn(subject)}/`),
      ),
    ),
  )
  return stage.pitfalls.flatMap(id => {
    const hit = PITFALLS[id as PitfallId].breaks ? ['hit'] : []
    const checks = [...hit, ...Object.keys(checksOf(id as PitfallId))]
    return checks.map(check => `${id}/${check}`).filter(check => !caught.has(check))
  })
}

function detailsOf(proofs: readonly Proof[]): object {
  return {
    stages: proofs.map(proof => ({
      stage: proof.stage.id,
      partial: proof.partial,
      ...(proof.partial
        ? {}
        : {
            pitfallsWithoutMutant: pitfallsWithoutMutant(proof),
            checksWithoutMutant: checksWithoutMutant(proof),
          }),
      subjects: proof.proved.map(({ subject, judged, ...rest }) => ({
        id: subject.id,
        kind: subject.kind,
        ...rest,
        cells: judged?.cells ?? null,
        failed: judged?.failed ?? null,
      })),
    })),
  }
}
