import { expect, it } from 'vitest';
import { mergeDeep } from '../contract/merge-deep.ts';
import type { Channel, ToolDefinition, ToolSettings } from '../contract/tool-definition.ts';
import { checkoutWidget } from '../tools/checkout-widget/definition.ts';
import { customerChatWidget } from '../tools/customer-chat-widget/definition.ts';
import { persistentPill } from '../tools/persistent-pill/definition.ts';
import { spinTheWheel } from '../tools/spin-the-wheel/definition.ts';
import { visualPopup } from '../tools/visual-popup/definition.ts';
import { switchRefusalReason, type ToggleFacts } from './decide-toggle.ts';
import { otherChannelSentence } from './other-channel-sentence.ts';

function tool(definition: ToolDefinition, change: object = {}, channel: Channel = 'WA'): ToggleFacts {
  const defaults = definition.defaultSettings({ shopName: 'Wren & Willow', channel, language: 'en' });
  const settings = mergeDeep(defaults, change) as ToolSettings;
  return { channel, isInPlan: true, isPageConnected: true, isOnElsewhere: false, settings };
}

const offer = { text: '10% off', weight: 1, message: 'Yours' };
const offers = (discountCode: string | null, discountPercent: number | null) => ({
  wheel: { offers: ['a', 'b', 'c'].map((key) => ({ ...offer, key, discountCode, discountPercent })) },
});
const unique = (percent: number | null) => ({ discount: { kind: 'unique', percent, validDays: 30 } });

it.each<[string, ToggleFacts, string | null]>([
  ['a pill without a discount', tool(persistentPill), null],
  ['a pill with the placeholder', tool(persistentPill, { hasDiscount: true }), 'TOOL_DISCOUNT_MISSING'],
  ['a popup with the placeholder', tool(visualPopup), 'TOOL_DISCOUNT_MISSING'],
  ['a popup with an empty code', tool(visualPopup, { discount: { code: '' } }), 'TOOL_DISCOUNT_MISSING'],
  ['a popup with a code', tool(visualPopup, { discount: { code: 'WREN15' } }), null],
  ['a popup with a unique code of 15 %', tool(visualPopup, unique(15)), null],
  [
    'a popup with a unique code without a percentage',
    tool(visualPopup, unique(null)),
    'TOOL_DISCOUNT_MISSING',
  ],
  ['a popup with a unique code of 0 %', tool(visualPopup, unique(0)), 'TOOL_DISCOUNT_MISSING'],
  ['a popup without a discount', tool(visualPopup, { hasDiscount: false }), null],
  ['a wheel whose offers have no prize', tool(spinTheWheel), 'WHEEL_OFFERS_INCOMPLETE'],
  ['a wheel with empty codes', tool(spinTheWheel, offers('', null)), 'WHEEL_OFFERS_INCOMPLETE'],
  ['a wheel with 0 % offers', tool(spinTheWheel, offers(null, 0)), 'WHEEL_OFFERS_INCOMPLETE'],
  ['a wheel with codes', tool(spinTheWheel, offers('WREN', null)), null],
  ['a wheel with percentages', tool(spinTheWheel, offers(null, 10)), null],
  ['a chat without a number', tool(customerChatWidget), 'SUPPORT_NUMBER_EMPTY'],
  [
    'a chat with an incomplete number',
    tool(customerChatWidget, { chat: { supportNumber: '12' } }),
    'SUPPORT_NUMBER_INVALID',
  ],
  ['a chat with a number', tool(customerChatWidget, { chat: { supportNumber: '49-1511234' } }), null],
  ['a chat on Messenger', tool(customerChatWidget, {}, 'FB'), null],
  [
    'a checkout widget before the end of its guide',
    tool(checkoutWidget, { guideStep: 9 }),
    'GUIDE_NOT_COMPLETED',
  ],
  ['a checkout widget after its guide', tool(checkoutWidget, { guideStep: 10 }), null],
  [
    'a Messenger tool of a shop without a page',
    { ...tool(persistentPill, {}, 'FB'), isPageConnected: false },
    'SENDER_NOT_CONNECTED',
  ],
  ['a WhatsApp tool of a shop without a page', { ...tool(persistentPill), isPageConnected: false }, null],
])('%s', (_case, facts, code) => {
  expect(switchRefusalReason(facts)).toBe(code);
});

it('names the plan as the first reason, then the page, the other channel and missing settings', () => {
  const all = {
    ...tool(visualPopup, {}, 'FB'),
    isInPlan: false,
    isPageConnected: false,
    isOnElsewhere: true,
  };
  expect([
    switchRefusalReason(all),
    switchRefusalReason({ ...all, isInPlan: true }),
    switchRefusalReason({ ...all, isInPlan: true, isPageConnected: true }),
    switchRefusalReason({ ...all, isInPlan: true, isPageConnected: true, isOnElsewhere: false }),
  ]).toEqual(['FEATURE_LOCKED', 'SENDER_NOT_CONNECTED', 'TOOL_ON_OTHER_CHANNEL', 'TOOL_DISCOUNT_MISSING']);
});

it('names the tool and the other channel', () => {
  expect(otherChannelSentence('Pop-up', 'WA')).toBe(
    'Oops! You first need to switch off the Pop-up for Facebook before you can turn this ON.',
  );
});
