import { expect, it } from 'vitest';
import { ratingOf } from './rating-of.ts';

it('a great order has five stars, a bad one has one, and an okay one lies between', () => {
  expect([ratingOf('Great'), ratingOf('Okay'), ratingOf('Bad')]).toEqual([5, 3, 1]);
});
