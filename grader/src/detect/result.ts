/** What has become of the detectors, as one result. */
import {
  atLeast,
  atMost,
  type CommandResult,
  commandResult,
  figure,
} from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import type { Board } from './trial.ts'

export interface Details {
  /** The folder of the detectors, as people see it. */
  folder: string
  boards: readonly Board[]
}

export function resultOf(details: Details): CommandResult<Details> {
  const written = details.boards.filter(isWritten)
  const caught = sumOf(written, ({ caught }) => caught)
  const mutants = sumOf(written, board => board.mutants)
  const alarms = sumOf(written, board => board.alarms.length)
  const figures = {
    written: atLeast(written.length, 1),
    falseAlarms: atMost(alarms, 0),
    caught: figure(`${caught}/${mutants}`, '', 'all', caught === mutants),
    unreadable: atMost(written.filter(({ error }) => error).length, 0),
  }
  return commandResult('detect', summaryOf(details).en, figures, details)
}

/** One that was handed out and says nothing is to choose, not to be judged. */
export const isWritten = ({ state }: Board): boolean => state !== 'says-nothing'

export function summaryOf({ boards }: Details): Text {
  const done = boards.filter(({ state }) => state === 'catches-all').length
  const [caught, mutants] = [
    sumOf(boards, board => board.caught),
    sumOf(boards, board => board.mutants),
  ]
  if (boards.length === 1) {
    const [board] = boards
    return {
      en: `detect ${board?.pitfall}: ${caught} of ${mutants} faults caught`,
      zh: `detect ${board?.pitfall}：${mutants} 个毛病抓到 ${caught} 个`,
    }
  }
  return {
    en: `detect: ${done} of ${boards.length} detectors catch everything, ${caught} of ${mutants} faults`,
    zh: `detect：${boards.length} 个检测器中 ${done} 个全部抓到，${mutants} 个毛病抓到 ${caught} 个`,
  }
}

function sumOf(boards: readonly Board[], count: (board: Board) => number): number {
  return boards.reduce((sum, board) => sum + count(board), 0)
}
