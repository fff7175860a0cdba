import { describe, expect, it } from 'vitest';
import { EURO_SHOP, TRIGGERED_AT } from './body-parsers-for-tests.ts';
import { readProduct } from './read-product.ts';

type Body = Parameters<typeof readProduct>[0];
type Variant = Body['variants'][number];
const read = (body: Partial<Body>) =>
  readProduct({ id: '1', images: [], variants: [], ...body }, TRIGGERED_AT, EURO_SHOP);
const readVariants = (...variants: Variant[]) => read({ variants }).facts;

describe('a product', () => {
  it('reads all fields', () => {
    const body = {
      title: 'Mug',
      handle: 'mug',
      status: 'DRAFT',
      vendor: 'Weave & Willow',
      product_type: 'Cups',
      tags: 'blue, new',
      published_at: '2026-11-01T00:00:00Z',
      image: { src: 'https://shop.example/first.jpg' },
      images: [{ src: 'https://shop.example/other.jpg' }],
      variants: [
        {
          id: '2',
          title: 'Blue',
          sku: 'M-1',
          price: '12.50',
          compare_at_price: '15.00',
          inventory_quantity: 3,
        },
        { id: '3', price: '13.00', inventory_quantity: 4 },
      ],
      updated_at: '2026-11-19T11:00:00Z',
    };
    expect(read(body)).toEqual({
      facts: {
        productId: '1',
        title: 'Mug',
        handle: 'mug',
        status: 'draft',
        isPublished: true,
        vendor: 'Weave & Willow',
        productType: 'Cups',
        tags: ['blue', 'new'],
        imageUrl: 'https://shop.example/first.jpg',
        priceMinor: 1250,
        isAvailable: true,
        totalInventory: 7,
        isDeleted: false,
        variants: [
          {
            variantId: '2',
            title: 'Blue',
            sku: 'M-1',
            priceMinor: 1250,
            compareAtMinor: 1500,
            inventoryQuantity: 3,
            isAvailable: true,
          },
          {
            variantId: '3',
            title: '',
            sku: null,
            priceMinor: 1300,
            compareAtMinor: null,
            inventoryQuantity: 4,
            isAvailable: true,
          },
        ],
      },
      hasAllVariants: true,
      updatedAt: new Date('2026-11-19T11:00:00Z'),
    });
  });

  it('works with a nearly empty body', () => {
    expect(read({ vendor: '', product_type: '' })).toEqual({
      facts: {
        productId: '1',
        title: '',
        handle: '',
        status: 'active',
        isPublished: false,
        vendor: null,
        productType: null,
        tags: [],
        imageUrl: null,
        priceMinor: null,
        isAvailable: false,
        totalInventory: null,
        isDeleted: false,
        variants: [],
      },
      hasAllVariants: true,
      updatedAt: TRIGGERED_AT,
    });
  });

  it('uses the first other picture if there is no main one', () => {
    const images = [{ src: 'https://shop.example/other.jpg' }, { src: 'https://shop.example/last.jpg' }];
    expect(read({ image: null, images }).facts.imageUrl).toBe('https://shop.example/other.jpg');
  });

  it.each([
    [99, undefined, true],
    [100, undefined, false],
    [100, false, true],
    [3, true, false],
  ])(
    'with %i variants and has_more_variants %s, the list is complete: %s',
    (count, has_more_variants, hasAllVariants) => {
      const variants = Array.from({ length: count }, (_, nth) => ({ id: String(nth) }));
      expect(read({ variants, has_more_variants }).hasAllVariants).toBe(hasAllVariants);
    },
  );
});

describe('the stock', () => {
  it.each<[string, Partial<Variant>, number | null, boolean]>([
    ['is left', { inventory_quantity: 1 }, 1, true],
    ['is used up', { inventory_quantity: 0 }, 0, false],
    ['is oversold', { inventory_quantity: -2 }, -2, false],
    ['is used up, but can be sold on', { inventory_quantity: 0, inventory_policy: 'continue' }, 0, true],
    ['is used up, and cannot be sold on', { inventory_quantity: 0, inventory_policy: 'deny' }, 0, false],
    ['is not reported', {}, null, true],
    ['is not tracked', { inventory_quantity: 0, inventory_management: null }, null, true],
    ['is not tracked, in another notation', { inventory_quantity: 0, inventory_management: '' }, null, true],
    ['is tracked by the store', { inventory_quantity: 0, inventory_management: 'shopify' }, 0, false],
    ['is left, but the store sells none', { inventory_quantity: 5, available_for_sale: false }, 5, false],
    ['is used up, but the store sells it', { inventory_quantity: 0, available_for_sale: true }, 0, true],
  ])('%s', (_what, variant, inventoryQuantity, isAvailable) => {
    const facts = readVariants({ id: '2', ...variant });
    expect(facts.variants).toMatchObject([{ inventoryQuantity, isAvailable }]);
    expect(facts).toMatchObject({ totalInventory: inventoryQuantity, isAvailable });
  });

  it('sums the tracked variants', () => {
    const facts = readVariants(
      { id: '2', inventory_quantity: 5 },
      { id: '3', inventory_quantity: 9, inventory_management: null },
      { id: '4', inventory_quantity: -1 },
    );
    expect(facts.totalInventory).toBe(4);
  });

  it.each([
    [1, 2_147_483_647],
    [-1, -2_147_483_647],
  ])('fits into a 32-bit column (%i)', (sign, total) => {
    const inventory_quantity = sign * 2_000_000_000;
    const facts = readVariants({ id: '2', inventory_quantity }, { id: '3', inventory_quantity });
    expect(facts.totalInventory).toBe(total);
  });
});

it.each([
  ['12.50', 1250],
  ['0', 0],
  ['123456789012', 12_345_678_901_200],
  ['1234567890123', null],
  ['-1.00', null],
  ['free', null],
  ['', null],
  [null, null],
])('the price %j is %s', (price, priceMinor) => {
  const facts = readVariants({ id: '2', price });
  expect(facts.priceMinor).toBe(priceMinor);
});
