import { describe, expect, it, test } from 'vitest';
import { PLAN_FLAGS, type PlanFlag } from '../contract/plan-flags.ts';
import { isFeatureEnabled } from './feature-flags.ts';
import { nextStep } from './plan-button.ts';
import { planCards, type Agreed } from './plan-cards.ts';
import { OFFERS, type Offer } from './plan-catalogue.ts';
import { PLAN_FEATURES } from './plan-features.ts';
import { findOffer, listedOffers, ownOffer, offerRefusalReason } from './plan-names.ts';
import { priceSheet } from './price-sheet.ts';

const at = (priceMinor: number): Agreed => ({ priceMinor, usage: null });

describe('cards', () => {
  const cardsOf = (planName: string, agreed: Agreed | null = null, isChosen = true) =>
    planCards(planName, { catalogue: OFFERS, isChosen, agreed });
  const seen = (cards: ReturnType<typeof cardsOf>) =>
    cards.map(({ title, priceMinor, isCurrent }) => `${title} ${priceMinor}${isCurrent ? ', current' : ''}`);
  const LISTED = [
    'Free 0',
    'WhatsApp Automated 999',
    'Multichannel 1999',
    'WhatsApp Business 3999',
    'WhatsApp Support 4999',
    'WhatsApp Pro 7999',
    'Enterprise 49999',
  ];

  it.each([
    ['Free', null, LISTED.with(0, 'Free 0, current')],
    ['Multichannel plan (FB+Whatsapp)', at(19_99), LISTED.with(2, 'Multichannel 1999, current')],
    ['WhatsApp Enterprise plan', at(499_99), LISTED.with(6, 'Enterprise 49999, current')],
  ])('show a shop on %s the same prices as every other shop', (planName, agreed, expected) => {
    expect(seen(cardsOf(planName, agreed))).toEqual(expected);
  });

  it.each([
    [
      'WhatsApp Business Plan',
      at(249_99),
      LISTED.toSpliced(3, 1).toSpliced(5, 0, 'WhatsApp Business 24999, current'),
    ],
    [
      'WhatsApp Business Plan',
      at(149_99),
      LISTED.toSpliced(3, 1).toSpliced(5, 0, 'WhatsApp Business 14999, current'),
    ],
    ['Whatsapp Business Plan', null, LISTED.with(3, 'WhatsApp Business 2999, current')],
    ['Pro plan', at(19_99), LISTED.toSpliced(3, 0, 'Pro 1999, current')],
    ['pro plan', at(15_00), LISTED.toSpliced(2, 0, 'Pro 1500, current')],
    ['Starter', null, ['Starter null, current', ...LISTED]],
  ])('keep the earlier price of a shop on %s at %o', (planName, agreed, expected) => {
    expect(seen(cardsOf(planName, agreed))).toEqual(expected);
  });

  it('mark none as current while no plan is chosen', () => {
    expect(seen(cardsOf('Free', null, false))).toEqual(LISTED);
  });

  it.each([
    ['Free', null, 'WhatsApp Automated'],
    ['Whatsapp Automated Plan', null, 'Multichannel'],
    ['WhatsApp Business Plan', at(39_99), 'WhatsApp Support'],
    ['WhatsApp Support Plan', at(49_99), 'WhatsApp Pro'],
    ['Pro plan', at(19_99), 'WhatsApp Business'],
    ['WhatsApp Enterprise plan', at(499_99), undefined],
    ['Starter', null, undefined],
  ])('highlight the next more expensive plan for a shop on %s', (planName, agreed, title) => {
    expect(nextStep(cardsOf(planName, agreed))?.title).toBe(title);
  });

  it('highlight the free plan while none is chosen', () => {
    expect(nextStep(cardsOf('Free', null, false))?.title).toBe('Free');
  });

  it('say for every paid plan what is included, the price of more, and the maximum', () => {
    for (const { title, usageTerms } of cardsOf('Free').slice(1)) {
      expect([title, usageTerms]).toEqual([title, expect.stringMatching(/free.*then \$.*at most \$/i)]);
    }
  });
});

describe('changes', () => {
  const refusalOf = (offer: Offer, planName: string) =>
    offerRefusalReason(offer, { planName, own: ownOffer(OFFERS, planName) });
  const names = ['Starter', ...OFFERS.map(({ name }) => name)];

  it.each(names)('are allowed from %s to every listed plan', (from) => {
    for (const offer of listedOffers(OFFERS)) expect(refusalOf(offer, from)).toBeNull();
  });

  it.each([
    ['Free', null],
    ['Pro plan', null],
    ['WhatsApp Pro Plan', 'PRO_ONLY_FROM_FREE'],
    ['Whatsapp Automated Plan', 'PRO_ONLY_FROM_FREE'],
    ['Starter', 'PRO_ONLY_FROM_FREE'],
  ])('from %s to Pro by usage are answered with %s', (from, refusal) => {
    const offer = findOffer(OFFERS, from, 'Pro plan');
    expect(offer).toMatchObject({ title: 'Pro', priceMinor: 19_99 });
    expect(offer && refusalOf(offer, from)).toBe(refusal);
  });
});

it('gives every listed name one price', () => {
  const listed = listedOffers(OFFERS);
  expect(new Set(listed.map(({ name }) => name.toLowerCase())).size).toBe(listed.length);
  expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length);
});

it('gives a more expensive plan at least the features of every cheaper one', () => {
  const listed = listedOffers(OFFERS).toSorted((one, other) => one.priceMinor - other.priceMinor);
  for (const [index, dearer] of listed.entries())
    for (const cheaper of listed.slice(0, index))
      for (const flag of (Object.keys(PLAN_FLAGS) as PlanFlag[]).filter((one) =>
        isFeatureEnabled(PLAN_FEATURES[cheaper.plan], one),
      ))
        expect([dearer.title, flag, isFeatureEnabled(PLAN_FEATURES[dearer.plan], flag)]).toEqual([
          dearer.title,
          flag,
          true,
        ]);
});

it('limits Pro by usage to its flat price, from $10,000 on', () => {
  const pro = findOffer(OFFERS, 'Free', 'Pro plan');
  expect(pro?.usage?.terms).toBe(
    'After $1,000 of attributed revenue in a month, $5 for each further $250; flat at $199.99 a month from $10,000 on.',
  );
  expect((pro?.priceMinor ?? 0) + (pro?.usage?.cappedMinor ?? 0)).toBe(199_99);
});

test.each([
  ['Free', null, []],
  ['WhatsApp Business Plan', at(39_99), []],
  ['WhatsApp Business Plan', at(149_99), ['WhatsApp Business $149.99']],
  ['Pro plan', at(9_99), ['Pro $9.99']],
  ['Starter', null, []],
])('the price sheet of a shop on %s at %o has its own rows: %j', (planName, agreed, own) => {
  const sheet = priceSheet(planName, { catalogue: OFFERS, agreed });
  expect(sheet.own.map(({ title, price }) => `${title} ${price}`)).toEqual(own);
  expect(sheet.listed).toHaveLength(7);
});

it.each([
  ['Free', [true, true, true, false]],
  ['Whatsapp Automated Plan', [true, true, true, false]],
  ['WhatsApp Support Plan', [true, true, true, true]],
  ['Starter', [false, true, false, false]],
])('the card of %s shows its parts: WhatsApp, Messenger, broadcasts, support', (name, included) => {
  const own = planCards(name, { catalogue: OFFERS, isChosen: true, agreed: null }).find(
    ({ isCurrent }) => isCurrent,
  );
  expect(own?.parts.map(({ isIncluded }) => isIncluded)).toEqual(included);
});
