import type { TrackingSettings } from '../contract/tracking-settings.ts';
import { sentryReport } from '../sentry-envelope.ts';
import type { TrackedEvent, Traits } from './track.ts';

/** What sends the events. */
export interface Carrier {
  capture: (event: TrackedEvent, properties: Traits) => void;
  identify: (shopUrl: string, traits: Traits) => void;
  reportFault: (error: unknown) => void;
}

type Posthog = NonNullable<TrackingSettings['posthog']>;

/** Sends through the plain HTTP APIs of PostHog and Sentry, each only if it has a key. */
export function openCarrier({ posthog, sentryDsn }: TrackingSettings): Carrier {
  // Until the store is known, an id that lasts as long as the page.
  const visit = { id: crypto.randomUUID(), distinctId: `visit-${crypto.randomUUID()}` };
  const capture = (event: string, properties: object) => {
    if (posthog !== null) sendEvent(posthog, visit, event, properties);
  };
  if (posthog?.isRecording) void startRecording(posthog, visit);
  return {
    capture,
    identify(shopUrl, traits) {
      if (visit.distinctId === shopUrl) return;
      const before = visit.distinctId;
      visit.distinctId = shopUrl;
      capture('$identify', { $anon_distinct_id: before, $set: traits });
    },
    reportFault: (error) => {
      if (sentryDsn !== null) sendFault(sentryDsn, error);
    },
  };
}

interface Visit {
  id: string;
  distinctId: string;
}

function sendEvent({ host, key }: Posthog, visit: Visit, event: string, properties: object): void {
  post(`${host}/i/v0/e/`, {
    api_key: key,
    event,
    distinct_id: visit.distinctId,
    timestamp: new Date().toISOString(),
    // Only the path, because URLs may contain what shoppers wrote.
    properties: { ...properties, $session_id: visit.id, $pathname: location.pathname },
  });
}

async function startRecording({ host, key }: Posthog, visit: Visit): Promise<void> {
  const { recordSession } = await import('./record-session.ts');
  recordSession((events) =>
    post(`${host}/s/`, {
      api_key: key,
      event: '$snapshot',
      distinct_id: visit.distinctId,
      timestamp: new Date().toISOString(),
      properties: {
        distinct_id: visit.distinctId,
        $session_id: visit.id,
        $window_id: visit.id,
        $snapshot_source: 'web',
        $snapshot_data: events,
      },
    }),
  );
}

function sendFault(dsn: string, error: unknown): void {
  const report = sentryReport(dsn, {
    error,
    eventId: crypto.randomUUID().replaceAll('-', ''),
    at: new Date(),
    platform: 'javascript',
    tags: { page: location.pathname },
  });
  if (report !== null) send(report.url, report.body);
}

function post(url: string, body: object): void {
  send(url, JSON.stringify(body));
}

/** As plain text, so that the browser needs no preflight request. A failure is ignored. */
function send(url: string, body: string): void {
  void fetch(url, { method: 'POST', body, credentials: 'omit' }).catch(() => null);
}
