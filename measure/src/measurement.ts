/** What every measurement of a host's tools is given; the rest is as in every command. */
import type { Measurement as MeasurementOf } from '@workshop/report'
import type { Stage } from './stage.ts'

export { type Goal, type Measured, type Performed, perform } from '@workshop/report'

export type Measurement = MeasurementOf<Stage>
