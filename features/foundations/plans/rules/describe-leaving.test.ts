import { expect, it } from 'vitest';
import { describeLeaving } from './describe-leaving.ts';
import { planCards } from './plan-cards.ts';
import { OFFERS } from './plan-catalogue.ts';

const BILLED = {
  nextBillingOn: '2031-05-04T10:00:00.000Z',
  remainingTrialDays: 0,
  usageCap: { cappedMinor: 100_00, chargedMinor: 25_00, canRaise: true },
};
const FREE_LIMIT =
  'Free includes 1,000 conversations a month. Beyond them, messages wait for the next month.';

it.each([
  [
    'WhatsApp Business Plan',
    BILLED,
    false,
    [
      'WhatsApp Business ends immediately. What you used so far is still billed, and days that you already paid for are not refunded.',
      FREE_LIMIT,
    ],
  ],
  [
    'WhatsApp Pro Plan',
    { ...BILLED, remainingTrialDays: 9 },
    false,
    [
      'WhatsApp Pro ends immediately. Nothing is billed. The 9 days left in your free trial keep counting.',
      'Your shop loses: Customer support inbox.',
      FREE_LIMIT,
    ],
  ],
  [
    'Whatsapp Business Plan',
    { ...BILLED, usageCap: null },
    true,
    [
      'WhatsApp Business ends immediately. Days that you already paid for are not refunded.',
      FREE_LIMIT,
      'You pay an earlier price. If you choose this plan again, you pay the price that is listed then.',
    ],
  ],
  [
    'Messenger Classic',
    { ...BILLED, nextBillingOn: null, usageCap: null },
    false,
    [
      'Messenger Classic ends immediately.',
      FREE_LIMIT,
      'This plan is not sold any more, so you cannot choose it again.',
    ],
  ],
])('says what %s loses by going to Free: %o', (planName, planDetails, paysEarlierPrice, lines) => {
  const cards = planCards(planName, { catalogue: OFFERS, isChosen: true, agreed: null });
  const own = cards.find(({ isCurrent }) => isCurrent);
  const free = cards.find(({ planId }) => planId === 'free');
  if (!own || !free) throw new Error('no such card');
  expect(describeLeaving({ own, free, planDetails, paysEarlierPrice })).toEqual(lines);
});
