import { setTimeout as sleep } from 'node:timers/promises';
import { FailureLog } from '#platform/logging/failure-log.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { followRequests } from './follow-requests.ts';
import { SpanSender } from './span-sender.ts';
import { traceWith } from './trace.ts';

/** Where spans go (OTLP over HTTP, as JSON), and of how many wholes in one they are kept. */
export interface TracingSettings {
  url: string | null;
  share: number;
}

export interface Tracing {
  /** Sends what it holds, for a second at most, and ends. */
  stop(): Promise<void>;
}

const LAST_SENDING_MS = 1000;

/**
 * Tells a collector of OpenTelemetry how long what is done takes, where a setting asks for it. Spans bear routes,
 * statements without their values, and ids: no address, no name, no text.
 */
export function startTracing({ url, share }: TracingSettings, role: string, log: Logger): Tracing {
  if (url === null) return { stop: async () => undefined };
  const failures = new FailureLog(
    log,
    { url: new URL(url).origin },
    'traces not delivered; they are dropped',
  );
  const sender = new SpanSender({
    url,
    resource: { 'service.name': 'bellbird', 'bellbird.role': role },
    onSent: () => failures.succeeded(),
    onFailed: (error) => failures.failed(error),
  });
  traceWith({ share, take: (span) => sender.take(span) });
  const unfollow = followRequests(url);
  return {
    async stop() {
      unfollow();
      traceWith(null);
      // A collector that does not answer holds up nobody's stop.
      await Promise.race([sender.stop(), sleep(LAST_SENDING_MS)]);
    },
  };
}
