import { expect, it } from 'vitest';
import { KeyGuard } from './key-guard.ts';

const KEY = 'k'.repeat(24);
const here = { address: '198.51.100.7', source: '198.51.100.7' };
const elsewhere = { address: '203.0.113.9', source: '203.0.113.9' };

function openGuard() {
  const logged: unknown[] = [];
  const now = { ms: 0 };
  const log = { warn: (facts: unknown) => void logged.push(facts) };
  const guard = new KeyGuard(log as never, 'the page', () => now.ms);
  return { guard, logged, now };
}

it('logs a wrong key with the IP address of the request', () => {
  const { guard, logged } = openGuard();
  expect(guard.judge('guess', KEY, here)).toBe('wrong');
  expect(guard.judge(KEY, KEY, here)).toBe('right');
  expect(logged).toEqual([{ address: '198.51.100.7' }]);
});

it('blocks only the address that sends many wrong keys, for the rest of the minute', () => {
  const { guard, logged, now } = openGuard();
  for (let count = 0; count < 2000; count += 1) guard.judge(`guess ${count}`, KEY, here);
  expect(logged).toHaveLength(20);
  expect(guard.judge(KEY, KEY, here)).toBe('tooMany');
  expect(guard.judge(KEY, KEY, elsewhere)).toBe('right');
  now.ms += 60_000;
  expect(guard.judge(KEY, KEY, here)).toBe('right');
});

it('does not count a request without a key, because every browser sends one first', () => {
  const { guard, logged } = openGuard();
  for (let count = 0; count < 100; count += 1) expect(guard.judge('', KEY, here)).toBe('wrong');
  expect(logged).toEqual([]);
  expect(guard.judge(KEY, KEY, here)).toBe('right');
});

it('remembers a limited number of sources', () => {
  const { guard } = openGuard();
  for (let count = 0; count < 20; count += 1) guard.judge('guess', KEY, here);
  for (let count = 0; count < 10_000; count += 1)
    guard.judge('guess', KEY, { ...elsewhere, source: String(count) });
  expect(guard.judge(KEY, KEY, here)).toBe('right');
});
