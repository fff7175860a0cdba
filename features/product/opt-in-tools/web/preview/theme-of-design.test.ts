import { expect, it } from 'vitest';
import { LONGEST_MESSENGER_BUTTON } from '../../contract/tool-chat.ts';
import { TOOL_LANGUAGES } from '../../contract/words/languages.ts';
import { toolWords } from '../../contract/words/tool-words.ts';
import { spinTheWheel } from '../../tools/spin-the-wheel/definition.ts';
import { visualPopup } from '../../tools/visual-popup/definition.ts';
import { languageOf, prizeOf } from './theme-of-design.ts';

it.each(TOOL_LANGUAGES)('recognises %s by each of the eight texts of Messenger’s button', (language) => {
  const { messengerButtons } = toolWords(language);
  expect(new Set(messengerButtons).size).toBe(8);
  const { messenger, ...rest } = visualPopup.defaultSettings({ shopName: 'Wren', channel: 'FB', language });
  // The merchant wrote all other texts.
  const design = { ...rest, views: {} };
  for (const optinText of messengerButtons) {
    expect(optinText.length).toBeLessThanOrEqual(LONGEST_MESSENGER_BUTTON);
    expect(languageOf({ ...design, messenger: { ...messenger, optinText } })).toBe(language);
  }
});

const newOne = { shopName: 'Wren', channel: 'WA', language: 'en' } as const;
const popup = { ...visualPopup.defaultSettings(newOne), hasDiscount: true };
const fixed = { kind: 'fixed', code: 'WREN15', percent: 15 } as const;
const wheel = spinTheWheel.defaultSettings(newOne);
const offer = {
  key: 'a',
  text: '10% off',
  weight: 0,
  discountCode: 'TEN',
  discountPercent: null,
  message: '',
};
const won = {
  ...offer,
  key: 'b',
  text: '20% off',
  weight: 1,
  discountCode: 'TWENTY',
  message: 'Until Sunday',
};
const withOffers = (...offers: (typeof offer)[]) => ({ ...wheel, wheel: { ...wheel.wheel, offers } });

it.each([
  ['the shared code', 'WA', { ...popup, discount: fixed }, { text: '', discountCode: 'WREN15' }],
  ['no prize without a discount', 'WA', { ...popup, hasDiscount: false, discount: fixed }, null],
  ['no prize on Messenger, because it arrives in the chat', 'FB', { ...popup, discount: fixed }, null],
  [
    'the first offer that can be won',
    'WA',
    withOffers(offer, won),
    { offerKey: 'b', text: '20% off', message: 'Until Sunday', discountCode: 'TWENTY' },
  ],
  [
    'a sample of a unique code, which is created at the sign-up',
    'WA',
    withOffers({ ...won, discountCode: '' }),
    { text: '20% off', discountCode: expect.stringMatching(/^\w+-\w+$/) as unknown },
  ],
] as const)('shows after a sample sign-up %s', (_prize, channel, design, prize) => {
  if (prize === null) expect(prizeOf(channel, design)).toBeNull();
  else expect(prizeOf(channel, design)).toMatchObject(prize);
});
