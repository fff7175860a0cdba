import { describe, expect, it } from 'vitest';
import { USUAL_WINDOWS } from '../contract/attribution.ts';
import { chooseTouch, type Touch } from './choose-touch.ts';

const ORDERED_AT = new Date('2026-11-20T12:00:00Z');
const touch = (kind: Touch['kind'], hoursBefore: number): Touch => ({
  kind,
  at: new Date(ORDERED_AT.getTime() - hoursBefore * 3_600_000),
  messageId: `${kind}${hoursBefore}`,
});

describe('an order is credited to', () => {
  it.each<[string, Touch[], string | null]>([
    ['the code that it used, before any click', [touch('click', 1), touch('code', 100)], 'code100'],
    ['the last click', [touch('click', 30), touch('click', 2)], 'click2'],
    ['a click, not a later read', [touch('click', 30), touch('read', 1)], 'click30'],
    ['a click just within five days', [touch('click', 120)], 'click120'],
    ['the last read within a day', [touch('read', 23), touch('read', 3)], 'read3'],
    ['nobody: the click is too old', [touch('click', 121)], null],
    ['nobody: the read is too old', [touch('read', 25)], null],
    ['nobody: the click came after the order', [touch('click', -1)], null],
    ['a click within the second of the order', [touch('click', -0.9 / 3600)], `click${-0.9 / 3600}`],
    ['nobody: the click came a second later', [touch('click', -1 / 3600)], null],
    ['nobody: nothing was sent', [], null],
  ])('%s', (_name, touches, expected) => {
    expect(chooseTouch(ORDERED_AT, touches, USUAL_WINDOWS)?.messageId ?? null).toBe(expected);
  });
});

describe('with windows of its own', () => {
  it.each<[string, Touch[], { clickHours: number; readHours: number }, string | null]>([
    ['a shop credits a later click', [touch('click', 200)], { clickHours: 240, readHours: 24 }, 'click200'],
    ['a shop credits no old click', [touch('click', 30)], { clickHours: 24, readHours: 24 }, null],
    ['a shop credits no reads at all', [touch('read', 0)], { clickHours: 24, readHours: 0 }, null],
    ['a code counts whenever it was sent', [touch('code', 900)], { clickHours: 1, readHours: 0 }, 'code900'],
  ])('%s', (_name, touches, windows, expected) => {
    expect(chooseTouch(ORDERED_AT, touches, windows)?.messageId ?? null).toBe(expected);
  });

  it('chooses the same one of two simultaneous clicks, whatever their order', () => {
    const two = [
      { ...touch('click', 1), messageId: 'a' },
      { ...touch('click', 1), messageId: 'b' },
    ];
    expect(chooseTouch(ORDERED_AT, two, USUAL_WINDOWS)).toBe(
      chooseTouch(ORDERED_AT, two.toReversed(), USUAL_WINDOWS),
    );
  });
});
