import { setTimeout as sleep } from 'node:timers/promises';
import { FailureLog } from '#platform/logging/failure-log.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { followRequests } from './follow-requests.ts';
import { traceWith } from './trace.ts';

/** The URL that receives spans (OTLP over HTTP, as JSON), and the share of traces to keep, from 0 to 1. */
export interface TracingSettings {
  url: string | null;
  share: number;
}

export interface Tracing {
  /** Sends the remaining spans, for at most a second, and stops tracing. */
  stop(): Promise<void>;
}

const BETWEEN_SENDINGS_MS = 1000;
const LAST_SENDING_MS = 1000;

/**
 * Starts OpenTelemetry tracing if a URL is set. Otherwise the libraries are not even loaded. Spans contain routes,
 * statements without their values, and ids, but no addresses, names or texts.
 */
export async function startTracing(
  { url, share }: TracingSettings,
  role: string,
  log: Logger,
): Promise<Tracing> {
  if (url === null) return { stop: async () => undefined };
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, api] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/api'),
  ]);
  const failures = new FailureLog(
    log,
    { url: new URL(url).origin },
    'traces not delivered; they are dropped',
  );
  const fault = (message: string) => failures.failed(new Error(message));
  const silent = () => undefined;
  api.diag.setLogger(
    { error: fault, warn: fault, info: silent, debug: silent, verbose: silent },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'bellbird', 'bellbird.role': role }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url }),
        scheduledDelayMillis: BETWEEN_SENDINGS_MS,
      }),
    ],
  });
  traceWith(provider.getTracer('bellbird'));
  const unfollow = followRequests(url);
  return {
    async stop() {
      unfollow();
      traceWith(null);
      // A collector that does not answer must not delay the shutdown.
      await Promise.race([provider.shutdown().catch(fault), sleep(LAST_SENDING_MS)]);
    },
  };
}
