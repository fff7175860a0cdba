import { expect, it } from 'vitest';
import { clockChoices, nextPeriod } from './choose-period.ts';

const at = (from: number, until: number) => ({ fromMinute: from, untilMinute: until });

it.each([
  ['a closed day', [], at(540, 1080)],
  ['a morning', [at(540, 780)], at(840, 1080)],
  ['an evening', [at(540, 1380)], at(1410, 1440)],
  ['the end of the day', [at(540, 1410)], at(1410, 1440)],
  ['a day until midnight', [at(540, 1440)], null],
])('proposes a period after %s', (_what, periods, next) => {
  expect(nextPeriod(periods)).toEqual(next);
});

it('offers starts before the end, and ends after the start', () => {
  const labels = (side: 'from' | 'until') => clockChoices(side, at(1305, 1380)).map(({ label }) => label);
  expect(labels('from').slice(-3)).toEqual(['21:45', '22:00', '22:30']);
  expect(labels('until')).toEqual(['22:00', '22:30', '23:00', '23:30', '24:00']);
});
