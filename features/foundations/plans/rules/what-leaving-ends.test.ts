import { expect, it } from 'vitest';
import { planCards } from './plan-cards.ts';
import { OFFERS } from './plan-catalogue.ts';
import { whatLeavingEnds } from './what-leaving-ends.ts';

const BILLED = {
  nextBillingOn: '2031-05-04T10:00:00.000Z',
  remainingTrialDays: 0,
  usageCap: { cappedMinor: 100_00, chargedMinor: 25_00, canRaise: true },
};
it.each([
  ['WhatsApp Business Plan', BILLED, false, { billing: 'usage', lost: [], again: null }],
  [
    'WhatsApp Pro Plan',
    { ...BILLED, remainingTrialDays: 9 },
    false,
    { billing: 'trial', lost: ['Customer support inbox'], again: null },
  ],
  [
    'Whatsapp Business Plan',
    { ...BILLED, usageCap: null },
    true,
    { billing: 'paid', lost: [], again: 'listedPrice' },
  ],
  [
    'Messenger Classic',
    { ...BILLED, nextBillingOn: null, usageCap: null },
    false,
    { billing: 'unbilled', lost: [], again: 'notSold' },
  ],
])('a shop on %s that changes to Free loses %o', (planName, planDetails, paysEarlierPrice, ends) => {
  const cards = planCards(planName, { catalogue: OFFERS, isChosen: true, agreed: null });
  const own = cards.find(({ isCurrent }) => isCurrent);
  const free = cards.find(({ planId }) => planId === 'free');
  if (!own || !free) throw new Error('no such card');
  expect(whatLeavingEnds({ own, free, planDetails, paysEarlierPrice })).toEqual(ends);
});
