import { expect, it } from 'vitest';
import { CAMPAIGN_CARDS, overviewOf, TOOL_CARDS } from './overview-cards.ts';

const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title);

it('tells of the campaigns that the server runs, and names those it does not', () => {
  const { cards, missing } = overviewOf(CAMPAIGN_CARDS, ['abandonedCart', 'orderReceipt']);
  expect(titles(cards)).toEqual(['Abandoned cart']);
  expect(missing).toBe('Product abandonment and Shipping notification are not part of this version yet.');
});

it.each([
  [['persistentPill', 'spinTheWheel', 'visualPopup', 'WAcustomerChatWidget', 'customerChatWidget'], null],
  [
    ['persistentPill', 'spinTheWheel', 'visualPopup', 'WAcustomerChatWidget'],
    'Facebook chat widget is not part of this version yet.',
  ],
  [
    ['persistentPill', 'spinTheWheel', 'visualPopup'],
    'WhatsApp chat widget and Facebook chat widget are not part of this version yet.',
  ],
])('with the tools %j says: %s', (types, sentence) => {
  const { cards, missing } = overviewOf(TOOL_CARDS, types);
  expect(cards.map(({ type }) => type)).toEqual(types);
  expect(missing).toBe(sentence);
});
