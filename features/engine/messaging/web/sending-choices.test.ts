import { expect, it, test } from 'vitest';
import { capChoices, clockChoices, toCap } from './sending-choices.ts';

test('times of day go by the half hour from midnight, on a clock of 24 hours', () => {
  const labels = clockChoices(540).map(({ label }) => label);
  expect([labels.length, labels[0], labels[18], labels[42], labels.at(-1)]).toEqual([
    48,
    '00:00',
    '09:00',
    '21:00',
    '23:30',
  ]);
});

test('a time that is set is offered, however odd', () => {
  const choices = clockChoices(1439);
  expect(choices.at(-1)).toEqual({ value: '1439', label: '23:59' });
  expect(choices).toHaveLength(49);
});

it('offers what is set, however odd, and no limit', () => {
  const values = capChoices(7).map(({ value }) => value);
  expect(values.slice(5, 8)).toEqual(['6', '7', '8']);
  expect(values.at(-1)).toBe('');
  expect([toCap(''), toCap('7')]).toEqual([null, 7]);
});
