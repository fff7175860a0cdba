import { describe, expect, it } from 'vitest';
import { mergeDeep } from '../contract/merge-deep.ts';
import type { Channel, ToolDefinition, ToolSettings } from '../contract/tool-definition.ts';
import { TOOL_LANGUAGES } from '../contract/words/languages.ts';
import { TOOLS } from '../tool-list.ts';
import { customerChatWidget } from '../tools/customer-chat-widget/definition.ts';
import { spinTheWheel } from '../tools/spin-the-wheel/definition.ts';
import { visualPopup } from '../tools/visual-popup/definition.ts';
import { percentFromOfferText } from './prizes/percent-from-offer-text.ts';
import { summariseBehaviour } from './summarise-behaviour.ts';
import { textsAfterChoice } from './texts-by-discount.ts';
import { toolFaults } from './tool-faults.ts';

function faultsOf(definition: ToolDefinition, change: object, channel: Channel = 'WA') {
  const defaults = definition.defaultSettings({ shopName: 'Wren & Willow', channel, language: 'en' });
  const faults = toolFaults(channel, mergeDeep(defaults, change) as ToolSettings);
  return faults.map(({ code, field }) => `${code} ${field}`);
}

const open = (name: string, text: string) => ({ views: { open: { [name]: { text } } } });
const when = (showAt: string, value: number | null) => ({ behaviour: { when: { showAt, value } } });
const chat = (name: string, text: string) => ({ chat: { supportNumber: '49-15112345678', [name]: text } });
const offers = (count: number, change: object = {}) => ({
  wheel: {
    offers: Array.from({ length: count }, (_, place) => ({
      key: `o${place}`,
      text: '5% off',
      weight: 1,
      discountCode: null,
      discountPercent: 5,
      message: '',
      ...change,
    })),
  },
});

describe('the faults of a tool', () => {
  it.each<[ToolDefinition, object, string[]]>([
    [visualPopup, open('title', ' '), ['TITLE_EMPTY views.open.title']],
    [visualPopup, open('title', '\u200B \u2060'), ['TITLE_EMPTY views.open.title']],
    [visualPopup, open('subtitle', ''), ['SUBTITLE_EMPTY views.open.subtitle']],
    [visualPopup, open('text', ''), ['TEXT_EMPTY views.open.text']],
    [visualPopup, open('title', '🎁'.repeat(60)), []],
    [visualPopup, open('title', 'x'.repeat(61)), ['TEXT_TOO_LONG views.open.title']],
    [visualPopup, { views: { open: { submitText: ' ' } } }, ['BUTTON_TEXT_EMPTY views.open.submitText']],
    [visualPopup, { consentWording: ' ' }, ['CONSENT_WORDING_EMPTY consentWording']],
    [
      visualPopup,
      { behaviour: { pages: { include: [{ kind: 'is', text: '/' }], exclude: [{ kind: 'is', text: '' }] } } },
      ['PAGE_RULE_EMPTY behaviour.pages.exclude.0'],
    ],
    [visualPopup, { discount: { code: '' } }, ['DISCOUNT_CODE_EMPTY discount.code']],
    [visualPopup, { hasDiscount: false, discount: { code: '' } }, []],
    [visualPopup, when('scroll', null), ['SCROLL_EMPTY behaviour.when.value']],
    [visualPopup, when('scroll', 101), ['SCROLL_OUT_OF_RANGE behaviour.when.value']],
    [visualPopup, when('scroll', 100), []],
    [visualPopup, when('time', null), ['TIME_EMPTY behaviour.when.value']],
    [visualPopup, when('exit', null), []],
    [spinTheWheel, offers(2), ['WHEEL_OFFER_COUNT wheel.offers']],
    [spinTheWheel, offers(3), []],
    [spinTheWheel, offers(12), []],
    [spinTheWheel, offers(13), ['WHEEL_OFFER_COUNT wheel.offers']],
    [spinTheWheel, offers(3, { key: 'same' }), ['WHEEL_OFFER_COUNT wheel.offers']],
    [spinTheWheel, offers(3, { weight: 0 }), ['WHEEL_WITHOUT_WEIGHT wheel.offers']],
    [customerChatWidget, chat('greetingText', ''), ['GREETING_TEXT_EMPTY chat.greetingText']],
    [customerChatWidget, chat('chatHeading', 'x'.repeat(51)), ['TEXT_TOO_LONG chat.chatHeading']],
    [customerChatWidget, chat('supportNumber', ''), ['SUPPORT_NUMBER_EMPTY chat.supportNumber']],
    [customerChatWidget, chat('supportNumber', '12'), ['SUPPORT_NUMBER_INVALID chat.supportNumber']],
    [customerChatWidget, chat('supportNumber', '+49 1521 555-0101'), []],
  ])('%s %o', (definition, change, faults) => {
    expect(faultsOf(definition, change)).toEqual(faults);
  });

  it('are the faults of the greetings on Messenger', () => {
    const long = {
      chat: { loggedInGreetingText: 'x'.repeat(81), loggedOutGreetingText: '', greetingText: '' },
    };
    expect(faultsOf(customerChatWidget, long, 'FB')).toEqual([
      'TEXT_TOO_LONG chat.loggedInGreetingText',
      'LOGGED_OUT_TEXT_EMPTY chat.loggedOutGreetingText',
    ]);
  });

  it.each(TOOL_LANGUAGES)('are, in new tools in %s, only the missing support number', (language) => {
    const faults = TOOLS.flatMap((tool) =>
      (Object.keys(tool.channels) as Channel[]).flatMap((channel) =>
        toolFaults(channel, tool.defaultSettings({ shopName: 'Wren & Willow', channel, language })),
      ),
    );
    expect(faults).toEqual([{ code: 'SUPPORT_NUMBER_EMPTY', field: 'chat.supportNumber' }]);
  });

  it.each(TOOL_LANGUAGES)(
    'do not occur in %s: the percentages of all default offers are understood',
    (language) => {
      const { offers: made } = spinTheWheel.defaultSettings({ shopName: 'W', channel: 'WA', language }).wheel;
      expect(made.map(({ text }) => percentFromOfferText(text))).toEqual([5, 10, 15, 20]);
    },
  );
});

it.each([
  ['15% off', 15],
  ['Get 7.5 % OFF', 7.5],
  ['10 % Rabatt', 10],
  ['%20 indirim', 20],
  ['99.99% off', 99.99],
  ['0% off', null],
  ['100% off', null],
  ['100% cotton', null],
  ['Free shipping', null],
])('reads "%s" as an offer of %s percent', (text, percent) => {
  expect(percentFromOfferText(text)).toBe(percent);
});

const anywhere = visualPopup.defaultSettings({ shopName: 'Wren', channel: 'WA', language: 'en' }).behaviour;
const nowhere = { enabled: false, position: null };

it.each([
  [{}, 'Shown to shoppers who have not signed up yet, on computers and phones. It appears after 8 seconds.'],
  [
    {
      when: { showAt: 'scroll' as const, value: 50 },
      who: { showAt: 'everyone' as const },
      pages: { include: [{ kind: 'startsWith' as const, text: '/products/' }], exclude: [] },
    },
    'Shown to everyone on computers and phones. It appears once they have seen 50% of the page. Only on pages whose address begins with “/products/”.',
  ],
  [
    { when: { showAt: 'scroll' as const, value: null } },
    'Shown to shoppers who have not signed up yet, on computers and phones. It appears once they have seen some of the page.',
  ],
  [
    { where: { desktop: nowhere, phone: nowhere } },
    'Shown nowhere: neither computers nor phones are chosen.',
  ],
  [
    { pages: { include: [], exclude: [{ kind: 'contains' as const, text: 'sale' }] } },
    'Shown to shoppers who have not signed up yet, on computers and phones. It appears after 8 seconds. Never on pages whose address contains “sale”.',
  ],
])('describes the behaviour %o in a few sentences', (change, sentence) => {
  expect(summariseBehaviour({ ...anywhere, ...change })).toBe(sentence);
});

it('changes the default texts of a form with its discount, and keeps the merchant’s own texts', () => {
  const now = { title: 'Get a 15% discount!', subtitle: 'My own words' };
  expect(textsAfterChoice(now, false, 'en')).toEqual({
    title: 'Get updates on your order',
    subtitle: 'My own words',
  });
});
