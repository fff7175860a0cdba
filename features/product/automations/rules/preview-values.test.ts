import { expect, it } from 'vitest';
import type { ShownSettings } from '#features/product/flows/contract/flow-calls.ts';
import { NO_SETTINGS, type DripSettings } from '../contract/drip-settings.ts';
import { previewValues, withShown } from './preview-values.ts';

const SHOP = { locale: 'en', product: null, shop: { name: 'Wren', supportNumber: '', currency: 'EUR' } };
const TEN: DripSettings = {
  ...NO_SETTINGS,
  discount: { type: 'unique', code: '', percentage: 10, expiry: null },
};
const typed = (discountPercentage: string, changes: ShownSettings = {}): ShownSettings => ({
  discountType: 'unique',
  discountPercentage,
  ...changes,
});

it.each<[string, DripSettings, ShownSettings, Record<string, string | undefined>]>([
  ['the stored discount', TEN, {}, { discountPercent: '10%', discountCode: 'BELL-7KQ2MX' }],
  ['the typed discount', TEN, typed('15'), { discountPercent: '15%', discountCode: 'BELL-7KQ2MX' }],
  [
    'a shared code',
    TEN,
    typed('15', { discountType: 'fixed', discountCode: 'SPRING' }),
    { discountPercent: '15%', discountCode: 'SPRING' },
  ],
  ['no discount without a percentage', TEN, typed(''), { discountPercent: '', discountCode: '' }],
  ['no discount with a wrong percentage', TEN, typed('150'), { discountPercent: '', discountCode: '' }],
  [
    'no discount without its code',
    TEN,
    typed('15', { discountType: 'fixed' }),
    { discountPercent: '', discountCode: '' },
  ],
  ['a sample in a message without a discount', NO_SETTINGS, typed('15'), { discountPercent: '10%' }],
])('shows %s', (_what, settings, shown, expected) => {
  const { values } = previewValues({ subjectKind: 'checkout' }, withShown(settings, shown), SHOP);
  for (const [name, value] of Object.entries(expected)) expect(values[name]).toBe(value);
});

it('keeps a sample in follow-ups, because their tool can have a discount', () => {
  const { values } = previewValues({ subjectKind: 'optIn' }, withShown(TEN, typed('')), SHOP);
  expect(values['discountPercent']).toBe('10%');
});
