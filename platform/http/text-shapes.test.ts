import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Day, Moment, nameOf, textOf } from './text-shapes.ts';

it.each(['2026-02-28', '2024-02-29', '2026-12-31', '1970-01-01'])('%s is a day', (day) => {
  expect(Day.safeParse(day).success).toBe(true);
});

it.each([
  '2026-02-29',
  '2026-02-31',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '0000-00-00',
  '0001-01-01',
  '1969-12-31',
  '9999-12-31',
  'today',
])('%s is not a day', (day) => {
  expect(Day.safeParse(day).success).toBe(false);
});

it.each([
  ['2026-11-30T10:00:00.000Z', true],
  ['2024-02-29T23:59:59.999Z', true],
  ['2026-02-31T10:00:00.000Z', false],
  ['2026-11-30T24:00:00.000Z', false],
  ['0000-11-30T10:00:00.000Z', false],
  ['2026-11-30', false],
])('knows whether %s is a moment: %s', (text, isOne) => {
  expect(z.safeParse(Moment, text).success).toBe(isOne);
});

it.each<[string, string | null]>([
  ['Spring sale', 'Spring sale'],
  ['  Spring sale ', 'Spring sale'],
  ['Spring sale\r\n', 'Spring sale'],
  ['a\r\nBcc: eve@evil.example', null],
  ['a\nb', null],
  ['a\u2028b', null],
  ['a\u0007b', null],
  ['half \uD83D', null],
  ['\u{1F56F}'.repeat(20), '\u{1F56F}'.repeat(20)],
  ['x'.repeat(21), null],
  ['   ', null],
])('reads the name %j as %j', (typed, name) => {
  expect(z.safeParse(nameOf(20), typed).data ?? null).toBe(name);
});

it('does not run a pattern on a text that is too long', () => {
  let runs = 0;
  const pattern = /^a*$/;
  pattern.test = (text) => (runs += 1) > 0 && text === '';
  expect(z.safeParse(textOf(10, pattern), 'a'.repeat(11)).success).toBe(false);
  expect(runs).toBe(0);
});
