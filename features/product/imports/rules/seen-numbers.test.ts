import { expect, it } from 'vitest';
import { SeenNumbers } from './seen-numbers.ts';

it('recognises each of a hundred thousand numbers, and no other number', () => {
  const seen = new SeenNumbers();
  const numberOf = (nth: number) => `+49151${String(nth * 1000).padStart(9, '0')}`;
  for (let nth = 1; nth <= 100_000; nth += 1) expect(seen.add(numberOf(nth))).toBe(true);
  for (let nth = 1; nth <= 100_000; nth += 1) expect(seen.add(numberOf(nth))).toBe(false);
  expect(seen.add('+15551234567')).toBe(true);
});
