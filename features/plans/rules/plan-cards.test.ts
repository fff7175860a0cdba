import { describe, expect, it, test } from 'vitest';
import type { PlanId } from '../contract/plan.ts';
import { featuresOf } from './feature-flags.ts';
import { nextStep, planButton } from './plan-button.ts';
import { planCards, type Agreed } from './plan-cards.ts';
import { EARLIER_PRICES, OFFERS, PRICES, type EarlierPrice } from './plan-catalogue.ts';
import { comparePlan } from './plan-comparison.ts';
import { findPlan, offersFor } from './plan-names.ts';

describe('cards', () => {
  const cardsOf = (planName: string, agreed: Agreed | null = null, isChosen = true) =>
    planCards({ planName, hadBusiness: false }, { isChosen, agreed });
  const at = (priceMinor: number): Agreed => ({ priceMinor, usage: null });
  const seen = (cards: ReturnType<typeof cardsOf>) =>
    cards.map(({ title, priceMinor, isCurrent }) => `${title} ${priceMinor}${isCurrent ? ', current' : ''}`);
  const LIST = [
    'WhatsApp Automated 999',
    'Multichannel 1999',
    'WhatsApp Business 3999',
    'Business 4999',
    'WhatsApp Pro 7999',
  ];

  it('mark the one of the list that a shop is on, at the price it pays', () => {
    expect(seen(cardsOf('Multichannel plan (FB+Whatsapp)'))).toEqual(
      LIST.with(1, 'Multichannel 1999, current'),
    );
    expect(seen(cardsOf('WhatsApp Business Plan', at(249_99)))).toEqual([
      ...LIST.toSpliced(2, 1),
      'WhatsApp Business 24999, current',
    ]);
  });

  it('have one of its own for a plan that the list does not show', () => {
    expect(seen(cardsOf('WhatsApp Enterprise plan', at(499_99)))).toEqual([
      ...LIST,
      'Enterprise 49999, current',
    ]);
    expect(seen(cardsOf('Pro plan', at(19_99)))).toEqual([
      ...LIST.slice(0, 2),
      'Pro 1999, current',
      ...LIST.slice(2, 4),
    ]);
    expect(seen(cardsOf('Starter'))).toEqual(['Starter null, current', ...LIST]);
  });

  it('mark none while no plan is chosen', () => {
    expect(cardsOf('Free', null, false).filter(({ isCurrent }) => isCurrent)).toEqual([]);
  });

  it.each([
    ['Free', null, 'WhatsApp Automated'],
    ['Whatsapp Automated Plan', null, 'Multichannel'],
    ['WhatsApp Business Plan', at(39_99), 'Business'],
    // Pro is dearer still, but not from here.
    ['WhatsApp Support Plan', at(49_99), undefined],
    ['Pro plan', at(19_99), 'WhatsApp Business'],
    ['WhatsApp Enterprise plan', at(499_99), undefined],
    ['Starter', null, undefined],
  ])('highlight, for a shop on %s, the next dearer plan it can choose', (planName, agreed, title) => {
    expect(nextStep(cardsOf(planName, agreed), findPlan(planName))?.title).toBe(title);
  });

  it('highlight the free plan while none is chosen', () => {
    expect(nextStep(cardsOf('Free', null, false), 'free')?.title).toBe('Free');
  });
});

const buttonOf = (planId: PlanId | null, from: PlanId | null, isCurrent = false) =>
  planButton({ planId, isCurrent }, from);

test.each([
  ['the plan a shop is on', buttonOf('business', 'business', true), 'Current plan', 'nothing'],
  ['an old plan a shop is on', buttonOf(null, null, true), 'Current plan', 'nothing'],
  ['free, nothing chosen yet', buttonOf('free', 'free'), 'Select Plan', 'change'],
  ['free from a paid plan', buttonOf('free', 'pro'), 'Select Plan', 'change'],
  ['pro from free', buttonOf('pro', 'free'), 'Select Plan', 'change'],
  ['pro from automated', buttonOf('pro', 'automated'), 'Select Plan', 'nothing'],
  ['pro from an old plan', buttonOf('pro', null), 'Select Plan', 'nothing'],
  ['support from business', buttonOf('support', 'business'), 'Select Plan', 'change'],
  ['any other plan from an old one', buttonOf('automated', null), 'Select Plan', 'change'],
] as const)('the button of %s', (_what, button, word, does) => {
  expect(button).toMatchObject({ word, does });
  if (word === 'Select Plan' && does === 'nothing') expect(button.why).toBe('Can be chosen only from Free');
});

const PRICED = [...OFFERS, ...Object.values<EarlierPrice>(EARLIER_PRICES)];
it.each(PRICED.filter(({ plan, usage }) => plan === 'pro' && usage?.meters[0]?.meter === 'revenue'))(
  'Pro at $priceMinor cents grows to the flat price that its terms name',
  ({ priceMinor, usage }) => {
    const flatMinor = priceMinor + (usage?.cappedMinor ?? 0);
    expect([199_99, 200_00]).toContain(flatMinor);
    expect(usage?.terms).toContain(`flat at $${(flatMinor / 100).toFixed(2).replace('.00', '')} a month`);
  },
);

it('says of Pro what it comes to: never more than its flat price, from $10,000 on', () => {
  const pro = offersFor({ planName: 'Free', hadBusiness: false }).find(({ plan }) => plan === 'pro');
  expect(pro?.usage?.terms).toBe(
    'After $1,000 of attributed revenue in a month, $5 for each further $250; flat at $199.99 a month from $10,000 on.',
  );
  expect((pro?.priceMinor ?? 0) + (pro?.usage?.cappedMinor ?? 0)).toBe(PRICES.pro.chooser + 180_00);
});

it.each([
  ['Free', [true, true, true, false]],
  ['Whatsapp Automated Plan', [true, false, false, false]],
  ['WhatsApp Support Plan', [true, false, true, true]],
  ['Starter', [false, true, false, false]],
])('%s is compared by what it opens: WhatsApp, Messenger, broadcasts, support', (name, included) => {
  expect(comparePlan(featuresOf(name)).map(({ isIncluded }) => isIncluded)).toEqual(included);
});
