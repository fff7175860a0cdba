import { expect, it } from 'vitest';
import { previewFlow } from './preview-flow.ts';
import { discountValues, previewSamples, sampleFilling, type OwnSamples } from './sample-filling.ts';

const shop = { name: 'Mabel’s', supportNumber: '+44 2079460000', currency: 'GBP' };
const product = { title: 'Moss mug', imageUrl: 'https://cdn.example/mug.jpg', priceMinor: 1850 };
const fixed = { kind: 'fixed', percent: 12.5, code: 'AUTUMN' } as const;

it.each<[filling: string, own: OwnSamples, values: object]>([
  [
    'the shop’s own values',
    { locale: 'en', shop, product, discount: fixed },
    {
      shopName: 'Mabel’s',
      supportNumber: '+44 2079460000',
      productTitle: 'Moss mug',
      productPrice: '£18.50',
      orderItems: '1 × Moss mug',
      orderTotal: '£18.50',
      discountCode: 'AUTUMN',
      discountPercent: '12.5%',
    },
  ],
  [
    'samples in the shop’s currency for unknown values',
    { locale: 'en', shop: { ...shop, supportNumber: '' }, product: null, discount: null },
    { shopName: 'Mabel’s', productTitle: 'Stoneware mug', productPrice: '£24.00', cartTotal: '£24.00' },
  ],
  [
    'money and numbers in the German format',
    { locale: 'de', shop: { ...shop, currency: 'EUR' }, product, discount: fixed },
    {
      productPrice: '18,50\u00A0€',
      cartTotal: '18,50\u00A0€',
      orderTotal: '18,50\u00A0€',
      discountPercent: '12,5\u00A0%',
      prepaidPercent: '5\u00A0%',
    },
  ],
])('fills previews with %s', (_filling, own, values) => {
  const { values: filled } = previewSamples(own);
  expect(filled).toMatchObject(values);
  // A test message has the same values.
  if (own.discount) expect(sampleFilling([], own).values).toMatchObject(values);
  expect('supportNumber' in filled).toBe(own.shop.supportNumber !== '');
  expect('discountCode' in filled).toBe(own.discount !== null);
});

it('shows an ellipsis for a discount that is not set', () => {
  const samples = previewSamples({ locale: 'en', shop, product, discount: null });
  const unset = { ...samples, values: { ...samples.values, ...discountValues(null, 'en') } };
  const node = {
    kind: 'text' as const,
    masterId: 't',
    text: 'Take {{discountPercent}} off with {{discountCode}}.',
    withoutValues: null,
    buttons: [],
  };
  const withOther = { ...node, withoutValues: 'Have a look.' };
  expect(previewFlow('FB', [withOther], unset)).toMatchObject([{ text: 'Have a look.' }]);
  const template = {
    ...TEMPLATE,
    body: 'Take {{1}} off today.',
    variables: [{ name: 'discountPercent', sample: '10%' }],
  };
  const approved = { kind: 'template' as const, masterId: 'n', template, withoutPicture: null };
  expect(previewFlow('WA', [approved], unset)).toMatchObject([{ text: 'Take … off today.' }]);
});

const TEMPLATE = {
  name: 'offer',
  language: 'en',
  category: 'MARKETING' as const,
  header: null,
  footer: null,
  buttons: [],
  offer: null,
  cards: null,
};

it('shows a receipt with the shop’s own product', () => {
  const samples = previewSamples({ locale: 'en', shop, product, discount: null });
  // A test message has the same receipt.
  expect(sampleFilling([], { locale: 'en', shop, product, discount: null }).receipt).toEqual(samples.receipt);
  const [bubble] = previewFlow('FB', [{ kind: 'receipt', masterId: 'r' }], samples);
  expect(bubble?.receipt).toMatchObject({
    orderNumber: '#1001',
    lines: [{ label: 'Moss mug', amount: '£18.50' }],
    total: '£18.50',
  });
  expect(previewFlow('WA', [{ kind: 'receipt', masterId: 'r' }], samples)).toEqual([]);
  const replies = [{ replyId: 'q1', title: 'Where is it?', leadsTo: 'b1' }];
  const asked = previewFlow(
    'FB',
    [
      { kind: 'receipt', masterId: 'r' },
      { kind: 'quickReplies', masterId: 'q', replies },
    ],
    samples,
  );
  expect(asked).toMatchObject([{ receipt: { orderNumber: '#1001' }, quickReplies: ['Where is it?'] }]);
});
