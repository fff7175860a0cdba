import { expect, it } from 'vitest';
import { retryAt, retryMediaAt, retryPassingAt, retryStoppedAt } from './decide-retry.ts';

const FAILED = new Date('2026-11-20T12:00:00Z');
const inDays = (days: number) => new Date(FAILED.getTime() + days * 24 * 3600 * 1000);

it.each([
  ['is tried again after a day', 0, inDays(7), inDays(1)],
  ['is tried again after two more days', 1, inDays(7), inDays(2)],
  ['is not tried a fourth time', 2, inDays(7), null],
  ['is not tried when it would be stale by then', 0, inDays(1), null],
  ['is not tried when nobody knows how long it is good for', 0, null, null],
])('what a person has too much of %s', (_name, retries, expiresAt, at) => {
  expect(retryAt(FAILED, retries, expiresAt)).toEqual(at);
});

it.each([
  ['is tried again when it was uploaded anew', 0, inDays(7), new Date(FAILED.getTime() + 10_000)],
  ['is tried again once', 1, inDays(7), null],
  ['is not tried when it would be stale by then', 0, FAILED, null],
])('what WhatsApp could not have a file of %s', (_name, retries, expiresAt, at) => {
  expect(retryMediaAt(FAILED, retries, expiresAt)).toEqual(at);
});

const inMinutes = (minutes: number) => new Date(FAILED.getTime() + minutes * 60_000);

it.each([
  ['is tried again after a minute', 0, inDays(7), inMinutes(1)],
  ['is tried again after ten more', 1, inDays(7), inMinutes(10)],
  ['is not tried a fourth time', 2, inDays(7), null],
  ['is not tried when it would be stale by then', 0, inMinutes(1), null],
])('what a passing fault failed %s', (_name, retries, expiresAt, at) => {
  expect(retryPassingAt(FAILED, retries, expiresAt)).toEqual(at);
});

it.each([
  ['waits for its sender immediately', 0, inDays(7), FAILED],
  ['is not tried a fourth time', 2, inDays(7), null],
  ['is not tried when it is stale', 0, FAILED, null],
  ['is not tried when nobody knows how long it is good for', 0, null, null],
])('what failed since its sender was stopped %s', (_name, retries, expiresAt, at) => {
  expect(retryStoppedAt(FAILED, retries, expiresAt)).toEqual(at);
});
