/**
 * Given: a meter, and a way to read what it has measured. A host would export its
 * metrics; a test, the drill and you read them where they are.
 */
import type { Meter } from '@opentelemetry/api'
import { DataPointType, MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics'
import type { Point } from './contract.ts'

export interface Signals {
  meter: Meter
  /** Every point there is now: sums of counters, last values of gauges, histograms. */
  collect(): Promise<Point[]>
}

/** Reads when it is asked to, and at no other time. */
class OnDemand extends MetricReader {
  protected onForceFlush = async (): Promise<void> => undefined
  protected onShutdown = async (): Promise<void> => undefined
}

export function createSignals(): Signals {
  const reader = new OnDemand()
  const provider = new MeterProvider({ readers: [reader] })
  return {
    meter: provider.getMeter('workshop'),
    async collect() {
      const { resourceMetrics } = await reader.collect()
      const metrics = resourceMetrics.scopeMetrics.flatMap(scope => scope.metrics)
      return metrics.flatMap(metric =>
        metric.dataPoints.map(({ attributes, value }): Point => {
          const shared = { name: metric.descriptor.name, attributes: { ...attributes } }
          if (metric.dataPointType !== DataPointType.HISTOGRAM) {
            return { ...shared, value: value as number }
          }
          const { count, sum = 0 } = value as { count: number; sum?: number }
          return { ...shared, value: count, sum }
        }),
      )
    },
  }
}
