import { expect, it, test } from 'vitest';
import { capChoices, clockChoices, toCap } from './sending-choices.ts';

test('times of day are listed every half hour from midnight, on a 24-hour clock', () => {
  const labels = clockChoices(540).map(({ label }) => label);
  expect([labels.length, labels[0], labels[18], labels[42], labels.at(-1)]).toEqual([
    48,
    '00:00',
    '09:00',
    '21:00',
    '23:30',
  ]);
});

test('an unusual time that is set is among the choices', () => {
  const choices = clockChoices(1439);
  expect(choices.at(-1)).toEqual({ value: '1439', label: '23:59' });
  expect(choices).toHaveLength(49);
});

it('offers an unusual cap that is set, and no limit', () => {
  const values = capChoices(7).map(({ value }) => value);
  expect(values.slice(5, 8)).toEqual(['6', '7', '8']);
  expect(values.at(-1)).toBe('');
  expect([toCap(''), toCap('7')]).toEqual([null, 7]);
});
