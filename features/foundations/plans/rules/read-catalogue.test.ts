import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { planCards } from './plan-cards.ts';
import type { Offer } from './plan-catalogue.ts';
import { findOffer, listedOffers } from './plan-names.ts';
import { readCatalogue } from './read-catalogue.ts';

const FREE = {
  plan: 'free',
  title: 'Free',
  tagline: 'To start',
  priceMinor: 0,
  priceNote: null,
  isRecurring: false,
  usage: null,
};
const SUPPORT = { ...FREE, plan: 'support', title: 'Growth', priceMinor: 45_00, isRecurring: true };
const AUTOMATED = { ...FREE, plan: 'automated', title: 'Starter', priceMinor: 9_00, isRecurring: true };
const METER = { meter: 'messages', included: 100, step: 100, feeMinor: 5_00 };
const USAGE = { meters: [METER], cappedMinor: 50_00, terms: 'Some' };

const read = (plans: unknown, currency = 'USD') => readCatalogue(JSON.stringify({ currency, plans }));

function offersOf(plans: unknown): readonly Offer[] {
  const catalogue = read(plans);
  if ('faults' in catalogue) throw new Error(catalogue.faults.join('; '));
  return catalogue.offers;
}

describe('a file of plans', () => {
  it.each([
    ['malformed JSON', () => readCatalogue('plans: free'), /not JSON/],
    ['a plan without its name', () => read([{ ...FREE, plan: undefined }]), /plans\.0\.plan: /],
    ['an unknown plan', () => read([FREE, { ...FREE, plan: 'platinum' }]), /plans\.1\.plan: /],
    ['no free plan', () => read([SUPPORT]), /free is missing/],
    ['a free plan with a price', () => read([{ ...FREE, priceMinor: 100 }]), /free: priceMinor must be 0/],
    ['a negative price', () => read([FREE, { ...SUPPORT, priceMinor: -1 }]), /plans\.1\.priceMinor: /],
    ['a price in dollars', () => read([FREE, { ...SUPPORT, priceMinor: 9.99 }]), /plans\.1\.priceMinor: /],
    ['a paid plan without a price', () => read([FREE, { ...SUPPORT, priceMinor: 0 }]), /support: priceMinor/],
    ['an unknown currency', () => read([FREE], 'XXX'), /currency: /],
    ['an unknown field', () => read([{ ...FREE, price: 3 }]), /plans\.0/],
    [
      'a plan with two prices',
      () => read([FREE, SUPPORT, { ...SUPPORT, title: 'B' }]),
      /support is there twice/,
    ],
    ['a repeated title', () => read([FREE, { ...SUPPORT, title: 'Free' }]), /title Free is there twice/],
    [
      'a higher price for fewer features',
      () => read([FREE, SUPPORT, { ...AUTOMATED, priceMinor: 90_00 }]),
      /automated costs .* support .* customerSupport/,
    ],
    [
      'a price that is never charged',
      () => read([FREE, { ...AUTOMATED, isRecurring: false, usage: USAGE }]),
      /automated: without isRecurring/,
    ],
    [
      'a fee above the cap',
      () => read([FREE, { ...AUTOMATED, usage: { ...USAGE, cappedMinor: 1_00 } }]),
      /automated: a feeMinor is more than cappedMinor/,
    ],
    [
      'a step of zero',
      () => read([FREE, { ...AUTOMATED, usage: { ...USAGE, meters: [{ ...METER, step: 0 }] } }]),
      /meters\.0\.step: /,
    ],
  ])('with %s is refused, with the location of the fault', (_what, refused, fault) => {
    const catalogue = refused();
    expect('faults' in catalogue && catalogue.faults.join('\n')).toMatch(fault);
  });

  it('is accepted as the documentation shows it', () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/plans.md'), 'utf8');
    const catalogue = readCatalogue(/```json\n([^`]*)```/.exec(page)?.[1] ?? '');
    expect('offers' in catalogue && listedOffers(catalogue.offers)).toMatchObject([
      { plan: 'free', title: 'Free', priceMinor: 0 },
      { plan: 'automated', title: 'Starter', priceMinor: 9_00 },
      { plan: 'support', title: 'Growth', priceMinor: 45_00 },
    ]);
  });
});

describe('a plan that the file leaves out', () => {
  const catalogue = offersOf([FREE, SUPPORT]);

  it.each([
    ['WhatsApp Pro Plan', 'WhatsApp Pro', 79_99],
    ['Whatsapp Business Plan', 'WhatsApp Business', 39_99],
    ['Pro plan', 'Pro', 15_00],
  ])('stays the plan of a shop on %s, at the price that it approved', (planName, title, priceMinor) => {
    const agreed = { priceMinor, usage: null };
    const cards = planCards(planName, { catalogue, isChosen: true, agreed });
    expect(cards.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ title, priceMinor }]);
    expect(cards.filter(({ isCurrent }) => !isCurrent).map((card) => card.title)).toEqual(['Free', 'Growth']);
  });

  it.each([
    ['Free', 'WhatsApp Pro Plan', undefined],
    ['Free', 'Pro plan', undefined],
    ['WhatsApp Support Plan', 'Whatsapp Automated Plan', undefined],
    ['WhatsApp Pro Plan', 'WhatsApp Pro Plan', 'WhatsApp Pro'],
    ['WhatsApp Pro Plan', 'WhatsApp Support Plan', 'Growth'],
    ['Free', 'whatsapp support', 'Growth'],
  ])('is not sold: a shop on %s that requests "%s" gets %s', (from, name, title) => {
    expect(findOffer(catalogue, from, name)?.title).toBe(title);
  });
});
