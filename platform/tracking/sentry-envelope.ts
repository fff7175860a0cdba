/** An error report for Sentry. */
export interface SentryReport {
  url: string;
  body: string;
}

export interface Fault {
  error: unknown;
  /** 32 hexadecimal digits. */
  eventId: string;
  at: Date;
  platform: 'javascript' | 'node';
  /** Other facts, such as the page's path or the request's id. Nothing personal. */
  tags: Record<string, string>;
}

/** Returns Sentry's envelope for an error; null if the DSN is invalid. */
export function sentryReport(
  dsn: string,
  { error, eventId, at, platform, tags }: Fault,
): SentryReport | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, username, pathname } = new URL(dsn);
  const parts = pathname.split('/').filter(Boolean);
  const project = parts.pop();
  if (username === '' || project === undefined) return null;
  const known = error instanceof Error ? error : new Error(String(error));
  const event = {
    event_id: eventId,
    timestamp: at.getTime() / 1000,
    platform,
    level: 'error',
    tags,
    exception: {
      values: [{ type: known.name, value: known.message, mechanism: { type: 'generic', handled: false } }],
    },
    extra: { stack: known.stack ?? null },
  };
  const lines = [{ event_id: eventId, sent_at: at.toISOString(), dsn }, { type: 'event' }, event];
  const prefix = parts.length === 0 ? '' : `/${parts.join('/')}`;
  return {
    url: `${protocol}//${host}${prefix}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`,
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  };
}
