import { expect, test } from 'vitest';
import { mergeDeep } from '../../contract/merge-deep.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { TOOLS } from '../../tool-list.ts';
import { decideToolSwitch, type Confirmation, type ToolSwitchFacts } from './decide-tool-switch.ts';

function newSettings(type: string, channel: 'WA' | 'FB' = 'WA'): ToolSettings {
  const settings: ToolSettings | undefined = TOOLS.find((one) => one.type === type)?.defaultSettings({
    shopName: 'Wren & Willow',
    channel,
    language: 'en',
  });
  if (!settings) throw new Error(type);
  return settings;
}

const READY: ToolSwitchFacts = {
  suggestsDiscount: false,
  channel: 'WA',
  isInPlan: true,
  isPageConnected: false,
  otherChannel: null,
  settings: newSettings('persistentPill'),
  hasUnsaved: false,
};
const popup = newSettings('visualPopup');
const placeholder = { suggestsDiscount: true, settings: popup };
const withCode = {
  suggestsDiscount: true,
  settings: { ...popup, discount: { kind: 'fixed' as const, code: 'WREN15', percent: 15 } },
};

const cases: [name: string, facts: Partial<ToolSwitchFacts>, confirmed: Confirmation[], step: string][] = [
  ['nothing missing', {}, [], 'go'],
  ['not in the plan, and other reasons', { isInPlan: false, otherChannel: 'Oops!' }, [], 'plans'],
  ['Messenger without a page', { channel: 'FB', otherChannel: 'Oops!' }, [], 'connectPage'],
  ['Messenger with a page', { channel: 'FB', isPageConnected: true }, [], 'go'],
  ['on, on the other channel', { ...placeholder, otherChannel: 'Oops!' }, [], 'otherChannel'],
  ['a placeholder for a code', placeholder, [], 'missing discount'],
  ['a code', withCode, [], 'go'],
  ['a wheel without prizes', { settings: newSettings('spinTheWheel') }, [], 'missing offers'],
  [
    'a popup without a discount',
    { suggestsDiscount: true, settings: { ...popup, hasDiscount: false } },
    [],
    'suggestDiscount',
  ],
  [
    'a popup without a discount, confirmed',
    { suggestsDiscount: true, settings: { ...popup, hasDiscount: false } },
    ['noDiscount'],
    'go',
  ],
  ['a pill without a discount', { settings: { ...READY.settings, hasDiscount: false } }, [], 'go'],
  ['a chat without a number', { settings: newSettings('customerChatWidget') }, [], 'missing support'],
  [
    'a chat with an incomplete number',
    {
      settings: mergeDeep(newSettings('customerChatWidget'), {
        chat: { supportNumber: '12' },
      }) as ToolSettings,
    },
    [],
    'missing support',
  ],
  [
    'a chat on Messenger',
    {
      channel: 'FB',
      isPageConnected: true,
      settings: newSettings('customerChatWidget', 'FB'),
    },
    [],
    'go',
  ],
  ['a checkout widget before the end of its guide', { settings: newSettings('checkoutWidget') }, [], 'guide'],
  ['unsaved changes', { ...withCode, hasUnsaved: true }, [], 'unsaved'],
  ['unsaved changes, to turn on as saved', { ...withCode, hasUnsaved: true }, ['asSaved'], 'go'],
];

test.each(cases)('%s', (_name, facts, confirmed, step) => {
  const decided = decideToolSwitch({ ...READY, ...facts }, confirmed);
  expect(decided.kind === 'missing' ? `missing ${decided.what}` : decided.kind).toBe(step);
});
