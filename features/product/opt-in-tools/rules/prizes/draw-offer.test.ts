import { expect, it } from 'vitest';
import { nextRotation, ROTATIONS } from '../../contract/tool-background.ts';
import { newWhen } from '../../contract/tool-behaviour.ts';
import { drawOffer, ticketsOf } from './draw-offer.ts';
import { wedgesOf } from './wedges-of.ts';

const offers = [1, 2, 0, 5, 12].map((weight, place) => ({ key: `o${place}`, weight }));
const tickets = ticketsOf(offers);

it('gives each offer as many tickets as its weight', () => {
  const won = Array.from({ length: tickets }, (_, ticket) => drawOffer(offers, ticket)?.key);
  expect(offers.map(({ key }) => won.filter((one) => one === key).length)).toEqual([1, 2, 0, 5, 12]);
  expect([drawOffer(offers, tickets), drawOffer([], 0)]).toEqual([null, null]);
});

it('follows the weights over 100,000 spins', () => {
  const spins = 100_000;
  const counts = new Map<string, number>();
  for (let spin = 0; spin < spins; spin += 1) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const key = drawOffer(offers, random % tickets)?.key ?? 'none';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const chiSquare = offers
    .filter(({ weight }) => weight > 0)
    .reduce((sum, { key, weight }) => {
      const expected = (spins * weight) / tickets;
      return sum + ((counts.get(key) ?? 0) - expected) ** 2 / expected;
    }, 0);
  // With three degrees of freedom, a fair wheel exceeds 45 once in a billion runs.
  expect(chiSquare).toBeLessThan(45);
  expect(counts.get('o2')).toBeUndefined();
});

it('repeats the offers until the wheel has twelve wedges', () => {
  const keys = (count: number) =>
    wedgesOf(offers.slice(0, count))
      .map(({ key }) => key.slice(1))
      .join('');
  expect([keys(3), keys(5), wedgesOf([])]).toEqual(['012012012012', '012340123401', []]);
});

it('rotates a gradient through eight directions, and gives a welcome trigger two seconds', () => {
  const turned = ROTATIONS.map(nextRotation);
  expect(turned).toEqual([45, 90, 135, 180, 225, 270, 315, 0]);
  expect([newWhen('welcome'), newWhen('scroll')]).toEqual([
    { showAt: 'welcome', value: 2 },
    { showAt: 'scroll', value: null },
  ]);
});
