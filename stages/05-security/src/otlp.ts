/**
 * Given: signals on their way to a collector, where the environment names one, as
 * JSON over HTTP. The exporters are loaded with the first batch: whoever has no
 * collector loads none. A collector that is not there is said once, and is no call's
 * business. https://opentelemetry.io/docs/specs/otel/protocol/exporter
 */
import {
  type MetricReader,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace'

type Environment = Readonly<Record<string, string | undefined>>
type Done = Parameters<SpanExporter['export']>[1]

/** What exporters of both kinds have in common. */
interface Exporter<Batch> {
  export(batch: Batch, done: Done): void
  forceFlush?(): Promise<void>
  shutdown(): Promise<void>
}

const INTERVAL_MS = 60_000
const FAILED = 1

export function exportersOf(env: Environment): {
  readers: MetricReader[]
  spanProcessors: SpanProcessor[]
} {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all } = env
  const metrics = all || env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT
  const traces = all || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  return {
    readers: metrics ? [metricReader(Number(env.OTEL_METRIC_EXPORT_INTERVAL))] : [],
    spanProcessors: traces ? [spanProcessor()] : [],
  }
}

function metricReader(interval: number): MetricReader {
  const exporter = onceNeeded('metrics', async () => {
    const { OTLPMetricExporter } = await import(
      '@opentelemetry/exporter-metrics-otlp-http'
    )
    return new OTLPMetricExporter()
  })
  const exportIntervalMillis = interval > 0 ? interval : INTERVAL_MS
  return new PeriodicExportingMetricReader({ exporter, exportIntervalMillis })
}

function spanProcessor(): SpanProcessor {
  const exporter = onceNeeded('spans', async () => {
    const { OTLPTraceExporter } = await import(
      '@opentelemetry/exporter-trace-otlp-http'
    )
    return new OTLPTraceExporter()
  })
  return new BatchSpanProcessor({ exporter })
}

/** The official exporter, from its first batch on. */
function onceNeeded<Batch>(
  what: string,
  load: () => Promise<Exporter<Batch>>,
): Required<Exporter<Batch>> {
  let loading: Promise<Exporter<Batch>> | undefined
  let isSaid = false

  /** Without a logger, OpenTelemetry fails in silence. */
  function failed(error: Error | undefined): void {
    if (isSaid) return
    isSaid = true
    const why = error?.message || error?.name || 'for no reason given'
    process.emitWarning(`${what} do not arrive: ${why}`, 'SignalsWarning')
  }

  return {
    export(batch, done) {
      loading ??= load()
      loading
        .then(exporter => {
          exporter.export(batch, result => {
            if (result.code === FAILED) failed(result.error)
            done(result)
          })
        })
        .catch((error: Error) => {
          failed(error)
          done({ code: FAILED, error })
        })
    },
    forceFlush: async () => (await loading)?.forceFlush?.(),
    shutdown: async () => (await loading)?.shutdown(),
  }
}
