import { expect, it } from 'vitest';
import { CAMPAIGN_CARDS, TOOL_CARDS } from './overview-cards.ts';

it.each([...CAMPAIGN_CARDS, ...TOOL_CARDS])(
  'the card of $type for $channel has a title and a text',
  (card) => {
    expect(card.title).toMatch(/^[A-Z][^.]+$/);
    expect(card.text).toMatch(/^[A-Z].+\.$/);
  },
);

it('shows campaigns and tools once for each channel, WhatsApp first', () => {
  expect(CAMPAIGN_CARDS.map(({ type, channel }) => `${type} ${channel}`)).toEqual([
    'abandonedCart WA',
    'browserAbandonment WA',
    'welcome WA',
    'shipmentUpdates WA',
  ]);
  expect(TOOL_CARDS.map(({ type, channel }) => `${type} ${channel}`)).toEqual([
    'persistentPill WA',
    'spinTheWheel WA',
    'visualPopup WA',
    'customerChatWidget WA',
    'customerChatWidget FB',
  ]);
});

it('gives every campaign a switch except the welcome', () => {
  const without = CAMPAIGN_CARDS.filter(({ hasSwitch }) => hasSwitch === false);
  expect(without.map(({ type }) => type)).toEqual(['welcome']);
});
