import { expect, it } from 'vitest';
import { retryAt, retryMediaAt, retryPassingAt, retryStoppedAt } from './decide-retry.ts';

const FAILED = new Date('2026-11-20T12:00:00Z');
const inDays = (days: number) => new Date(FAILED.getTime() + days * 24 * 3600 * 1000);

it.each([
  ['is retried after a day', 0, inDays(7), inDays(1)],
  ['is retried after two more days', 1, inDays(7), inDays(2)],
  ['is not tried a fourth time', 2, inDays(7), null],
  ['is not retried if it would be stale by then', 0, inDays(1), null],
  ['is not retried if its expiry is unknown', 0, null, null],
])('a message beyond a person’s marketing limit %s', (_name, retries, expiresAt, at) => {
  expect(retryAt(FAILED, retries, expiresAt)).toEqual(at);
});

it.each([
  ['is retried after a new upload of the file', 0, inDays(7), new Date(FAILED.getTime() + 10_000)],
  ['is retried only once', 1, inDays(7), null],
  ['is not retried if it would be stale by then', 0, FAILED, null],
])('a message whose file WhatsApp could not fetch %s', (_name, retries, expiresAt, at) => {
  expect(retryMediaAt(FAILED, retries, expiresAt)).toEqual(at);
});

const inMinutes = (minutes: number) => new Date(FAILED.getTime() + minutes * 60_000);

it.each([
  ['is retried after a minute', 0, inDays(7), inMinutes(1)],
  ['is retried after ten more minutes', 1, inDays(7), inMinutes(10)],
  ['is not tried a fourth time', 2, inDays(7), null],
  ['is not retried if it would be stale by then', 0, inMinutes(1), null],
])('a message that failed with a temporary error %s', (_name, retries, expiresAt, at) => {
  expect(retryPassingAt(FAILED, retries, expiresAt)).toEqual(at);
});

it.each([
  ['waits for its sender immediately', 0, inDays(7), FAILED],
  ['is not tried a fourth time', 2, inDays(7), null],
  ['is not retried if it is stale', 0, FAILED, null],
  ['is not retried if its expiry is unknown', 0, null, null],
])('a message that failed because its sender was stopped %s', (_name, retries, expiresAt, at) => {
  expect(retryStoppedAt(FAILED, retries, expiresAt)).toEqual(at);
});
