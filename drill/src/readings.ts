/** What several watches read of the evidence, in the same way. */
import type { Evidence, Point, Turn } from './evidence.ts'

export const toolOf = ({ attributes }: Point): string => String(attributes.tool)

/** Servers of which both the report and the metric say that this layer fails. */
export function failing(
  turn: Turn,
  layer: 'transport' | 'protocol' | 'business',
): string[] {
  const told = turn.points.filter(
    ({ name, attributes }) =>
      name === 'workshop.health' &&
      attributes.layer === layer &&
      attributes.state === 'failing',
  )
  return turn.health
    .filter(row => row[layer] === 'failing')
    .map(({ server }) => server)
    .filter(server => told.some(({ attributes }) => attributes.server === server))
}

/** What a metric has grown by in the last turns. */
export function grown(run: Evidence, turns: number, name: string): Point[] {
  return run
    .slice(-turns)
    .flatMap(({ grown }) => grown.filter(one => one.name === name))
}
