/**
 * The table: both solutions, as client and as server, over both transports and in both
 * eras, with everybody on the other side who speaks that.
 */
import type { Cell } from './cell.ts'
import { clientOverHttp, clientOverStdio } from './client-cells.ts'
import { serverOverHttp, serverOverStdio } from './server-cells.ts'

export const FLAVOURS = ['zero-sdk', 'sdk'] as const

/** `folder` is for the files of servers that keep some. */
export function cellsIn(folder: string): Cell[] {
  return FLAVOURS.flatMap(flavour => [
    ...clientOverStdio(flavour, folder),
    ...clientOverHttp(flavour),
    ...serverOverStdio(flavour),
    ...serverOverHttp(flavour),
  ])
}
