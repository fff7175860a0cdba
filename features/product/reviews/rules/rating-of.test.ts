import { expect, it } from 'vitest';
import { ratingOf } from './rating-of.ts';

it('rates a great order with five stars, a bad one with one star, and an okay one in between', () => {
  expect([ratingOf('Great'), ratingOf('Okay'), ratingOf('Bad')]).toEqual([5, 3, 1]);
});
