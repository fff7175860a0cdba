import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openClock } from './clock.ts';
import { decideSetting } from './follow-database.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

function clockAt(startMs: number) {
  const own = { ms: startMs };
  return { own, clock: openClock(null, () => own.ms) };
}

it('stands still after a small step back, until real time has caught up', () => {
  const { own, clock } = clockAt(NOON);
  expect(clock.now()).toEqual(new Date(NOON));
  clock.setBy(-500);
  own.ms += 200;
  expect(clock.now()).toEqual(new Date(NOON));
  own.ms += 400;
  expect(clock.now()).toEqual(new Date(NOON + 100));
});

it('steps if it is set back by an hour or set ahead', () => {
  const { clock } = clockAt(NOON);
  clock.now();
  clock.setBy(-3_600_000);
  expect(clock.now()).toEqual(new Date(NOON - 3_600_000));
  clock.setBy(7_200_000);
  expect(clock.now()).toEqual(new Date(NOON + 3_600_000));
});

it("the clock is ahead by the offset in the demo's file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-clock-'));
  const file = path.join(folder, 'offset');
  const clock = openClock(file, () => NOON);
  expect(clock.now()).toEqual(new Date(NOON));
  writeFileSync(file, '60000');
  expect(openClock(file, () => NOON).now()).toEqual(new Date(NOON + 60_000));
  rmSync(folder, { recursive: true });
});

it.each([
  ['an hour behind', 3_600_000, 2, 3_600_000],
  ['ten milliseconds ahead', -10, 1, -10],
  ['within the uncertainty of the measurement', 40, 45, 0],
])('%s', (_name, behindMs, uncertainMs, by) => expect(decideSetting({ behindMs, uncertainMs })).toBe(by));
