import { expect, test } from 'vitest';
import { sentryReport } from './sentry-envelope.ts';

const fault = {
  error: new TypeError('the candle is out'),
  eventId: 'a'.repeat(32),
  at: new Date('2026-11-20T10:00:00Z'),
  platform: 'javascript',
  tags: { page: '/dashboard' },
} as const;

test('an error becomes an envelope of three lines, posted with the public key', () => {
  const report = sentryReport('https://key@sentry.example/42', fault);
  expect(report?.url).toBe('https://sentry.example/api/42/envelope/?sentry_key=key&sentry_version=7');
  const [head, item, event] = (report?.body ?? '').split('\n').map((line) => JSON.parse(line) as object);
  expect(head).toMatchObject({ event_id: fault.eventId, dsn: 'https://key@sentry.example/42' });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    timestamp: 1795168800,
    tags: { page: '/dashboard' },
    exception: { values: [{ type: 'TypeError', value: 'the candle is out' }] },
  });
});

test.each([
  [
    'a server with a path',
    'https://key@errors.example/sentry/7',
    'https://errors.example/sentry/api/7/envelope/',
  ],
  ['a DSN without a key', 'https://sentry.example/42', null],
  ['a DSN without a project', 'https://key@sentry.example', null],
  ['an invalid URL', 'sentry', null],
])('%s', (_story, dsn, url) => {
  expect(sentryReport(dsn, fault)?.url.split('?')[0] ?? null).toBe(url);
});
