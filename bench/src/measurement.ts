/** What every measurement of the bench is given; the rest is as in every command. */
import type { Measurement as MeasurementOf } from '@workshop/report'

export {
  type Goal,
  type Measured,
  type Missing,
  type Performed,
  perform,
} from '@workshop/report'

export interface Settings {
  /** Fewer repetitions: for a look, not for a statement. */
  quick: boolean
  /** Tells people how far it is. Never on stdout. */
  say(line: string): void
}

export type Measurement = MeasurementOf<Settings>
