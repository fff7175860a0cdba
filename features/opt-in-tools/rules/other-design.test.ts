import { expect, it } from 'vitest';
import { spinTheWheel } from '../tools/spin-the-wheel/definition.ts';
import { visualPopup } from '../tools/visual-popup/definition.ts';
import { otherDesign } from './other-design.ts';

const NEW = { shopName: 'Wren', channel: 'WA', language: 'en' } as const;

it('takes how it looks and what it says', () => {
  const settings = visualPopup.defaultSettings(NEW);
  const other = otherDesign(settings, {
    open: { type: 'modalImageAtRight', props: { title: { text: 'Hello' } } },
  });
  expect(other).toMatchObject({
    layout: 'modalImageAtRight',
    views: { open: { title: { text: 'Hello', color: settings.views.open.title.color } } },
  });
});

it('leaves what is given, and on what terms, as it was', () => {
  const settings = spinTheWheel.defaultSettings(NEW);
  const offers = settings.wheel.offers.slice(1);
  const other = otherDesign(settings, {
    spinTheWheel: { markerColor: '#000000', data: offers },
    generalSettings: { discountCode: 'MINE', discountValidDays: 3 },
  });
  expect(other).toEqual({ ...settings, wheel: { ...settings.wheel, markerColor: '#000000' } });
});

it('knows a background that is none of ours', () => {
  expect(otherDesign(spinTheWheel.defaultSettings(NEW), { backgroundStyle: 'red; x' })).toBeNull();
});
