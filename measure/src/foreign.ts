/** Tools and questions that nobody here wrote, out of a folder that somebody names. */
import { table } from '@workshop/report'
import { type Dataset, readDataset } from './dataset.ts'
import type { Measured, Measurement } from './measurement.ts'
import { look, recallOf } from './recall.ts'
import { finderOf, recallCells } from './search.ts'
import type { Stage } from './stage.ts'

export function foreignFor(folder: string): Measurement {
  const data = readDataset(folder)
  return {
    name: 'dataset',
    title: `${data.name}: ${data.tools.length} tools, no aliases and no examples`,
    goals: {
      [`search.${data.name}.recall5`]: { unit: 'of questions', atLeast: 0.7 },
      [`search.${data.name}.recall5.heldOut`]: { unit: 'of questions' },
    },
    measure: stage => measure(stage, data),
  }
}

async function measure(stage: Stage, data: Dataset): Promise<Measured> {
  const find = finderOf(await stage.createSearch(data.tools))
  const seen = await look(data.seen, find)
  const heldOut = await look(data.heldOut, find)
  const all = recallOf([...seen, ...heldOut])
  const rows = {
    'tools that were looked at': recallOf(seen),
    'tools held out': recallOf(heldOut),
    all,
  }
  return {
    values: {
      [`search.${data.name}.recall5`]: all.at5,
      [`search.${data.name}.recall5.heldOut`]: rows['tools held out'].at5,
    },
    lines: table([
      ['questions about', 'questions', '@1', '@5', '@10'],
      ...Object.entries(rows).map(([name, recall]) => [name, ...recallCells(recall)]),
    ]),
    details: rows,
  }
}
