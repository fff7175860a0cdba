import { expect, it } from 'vitest';
import { mergeDeep } from '../contract/merge-deep.ts';
import type { ToolSettings } from '../contract/tool-definition.ts';
import { customerChatWidget } from '../tools/customer-chat-widget/definition.ts';
import { spinTheWheel } from '../tools/spin-the-wheel/definition.ts';
import { visualPopup } from '../tools/visual-popup/definition.ts';
import { otherDesign, withoutOtherDesign } from './other-design.ts';

const NEW = { shopName: 'Wren', channel: 'WA', language: 'en' } as const;

it('takes the appearance and the texts', () => {
  const settings = visualPopup.defaultSettings(NEW);
  const other = otherDesign(settings, {
    open: { type: 'modalImageAtRight', props: { title: { text: 'Hello' } } },
  });
  expect(other).toMatchObject({
    layout: 'modalImageAtRight',
    views: { open: { title: { text: 'Hello', color: settings.views.open.title.color } } },
  });
});

it('does not change the prizes and their terms', () => {
  const settings = spinTheWheel.defaultSettings(NEW);
  const offers = settings.wheel.offers.slice(1);
  const other = otherDesign(settings, {
    spinTheWheel: { markerColor: '#000000', data: offers },
    generalSettings: { discountCode: 'MINE', discountValidDays: 3 },
  });
  expect(other).toEqual({ ...settings, wheel: { ...settings.wheel, markerColor: '#000000' } });
});

it('returns null for an invalid background', () => {
  expect(otherDesign(spinTheWheel.defaultSettings(NEW), { backgroundStyle: 'red; x' })).toBeNull();
});

it.each([
  [
    visualPopup,
    { views: { open: { title: { text: 'Hello' } } }, layout: 'modalImageAtRight' },
    { consentWording: 'I agree', discount: { code: 'MINE' } },
  ],
  [spinTheWheel, { wheel: { markerColor: '#000000' } }, { validDays: 3, wheel: { offers: [] } }],
  [customerChatWidget, { chat: { chatHeading: 'Hello' } }, { chat: { supportNumber: '49-15112345678' } }],
])('keeps the typed settings of $type without the other design', (definition, design, rest) => {
  const saved = definition.defaultSettings(NEW);
  const typed = mergeDeep(mergeDeep(saved, design), rest) as ToolSettings;
  expect(JSON.stringify(withoutOtherDesign(saved, typed))).toBe(JSON.stringify(mergeDeep(saved, rest)));
});
