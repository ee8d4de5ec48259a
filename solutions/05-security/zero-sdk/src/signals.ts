/**
 * Given: a meter and a tracer, and a way to read what they have seen. Tests, the drill
 * and you read it where it is; `otlp.ts` also sends it to a collector, if there is one.
 */
import { type Meter, SpanKind, type Tracer } from '@opentelemetry/api'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { DataPointType, MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOnSampler,
  NoopSpanProcessor,
  type ReadableSpan,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FinishedSpan, Point } from './contract.ts'
import { exportersOf } from './otlp.ts'

export interface Signals {
  meter: Meter
  tracer: Tracer
  /** Every point there is now: sums of counters, last values of gauges, histograms. */
  collect(): Promise<Point[]>
  /** The latest spans that have ended, the last one last. */
  spans(): FinishedSpan[]
  /** Sends what has not been sent. It never rejects; afterwards nothing is seen. */
  shutdown(): Promise<void>
}

/** A host runs for weeks: it cannot keep all spans. */
const MOST_SPANS = 200
const NAME = 'workshop'

/** Reads when it is asked to, and at no other time. */
class OnDemand extends MetricReader {
  protected onForceFlush = async (): Promise<void> => undefined
  protected onShutdown = async (): Promise<void> => undefined
}

class Latest extends NoopSpanProcessor {
  #spans: ReadableSpan[] = []

  get spans(): readonly ReadableSpan[] {
    return this.#spans.slice(-MOST_SPANS)
  }

  override onEnd(span: ReadableSpan): void {
    // Dropping one at a time would move all the others each time.
    if (this.#spans.length >= 2 * MOST_SPANS) this.#spans = [...this.spans]
    this.#spans.push(span)
  }
}

export function createSignals(): Signals {
  const reader = new OnDemand()
  const latest = new Latest()
  const exporters = exportersOf(process.env)
  const name = process.env.OTEL_SERVICE_NAME || 'mcp-host'
  const resource = defaultResource().merge(
    resourceFromAttributes({ 'service.name': name }),
  )
  const metrics = new MeterProvider({
    resource,
    readers: [reader, ...exporters.readers],
  })
  const traces = new TracerProvider({
    resource,
    sampler: new AlwaysOnSampler(),
    spanProcessors: [latest, ...exporters.spanProcessors],
  })
  return {
    meter: metrics.getMeter(NAME),
    tracer: traces.getTracer(NAME),
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
    spans: () => latest.spans.map(finished),
    async shutdown() {
      // What could not be sent has been said by then.
      await Promise.allSettled([metrics.shutdown(), traces.shutdown()])
    },
  }
}

const STATUS = ['unset', 'ok', 'error'] as const

function finished(span: ReadableSpan): FinishedSpan {
  const { traceId, spanId } = span.spanContext()
  const { message } = span.status
  const parent = span.parentSpanContext?.spanId
  const [seconds, nanoseconds] = span.duration
  return {
    name: span.name,
    kind: String(SpanKind[span.kind]).toLowerCase(),
    attributes: { ...span.attributes },
    ms: seconds * 1000 + nanoseconds / 1_000_000,
    status: STATUS[span.status.code],
    ...(message !== undefined && { message }),
    trace: traceId,
    id: spanId,
    ...(parent !== undefined && { parent }),
  }
}
