import { expect, it } from 'vitest';
import { REVIEW_FORMATS, type ReviewFormat } from '../../contract/review-calls.ts';
import type { WrittenReview } from '../review-format.ts';
import { cellsOf, columnsOf } from './format-list.ts';

const WHOLE: WrittenReview = {
  reviewId: '01a1f8b4-7965-7f06-8434-417d01bc2f37',
  text: 'Lovely mug.\nIt keeps my tea warm for an hour.',
  rating: 5,
  reply: 'Great',
  writtenAt: new Date('2026-11-03T08:05:09.120Z'),
  author: { name: 'Lena Vogt', email: 'lena@example.com' },
  product: {
    id: '901',
    handle: 'stoneware-mug',
    title: 'Stoneware mug',
    imageUrl: 'https://cdn.example/mug.jpg',
  },
  storeUrl: 'https://wren.example',
  storeCountry: 'DE',
};

const BARE: WrittenReview = {
  ...WHOLE,
  text: 'Handle broke',
  rating: 1,
  reply: 'Bad',
  author: { name: null, email: null },
  product: { id: null, handle: null, title: null, imageUrl: null },
};

function lineOf(format: ReviewFormat, review: WrittenReview): Record<string, string> {
  const cells = cellsOf(format, review);
  return Object.fromEntries(columnsOf(format).map((name, at) => [name, cells[at] ?? 'no cell']));
}

const SHOPIFY = {
  product_handle: 'stoneware-mug',
  state: 'published',
  rating: '5',
  title: 'Lovely mug.',
  author: 'Lena Vogt',
  email: 'lena@example.com',
  location: '',
  body: WHOLE.text,
  reply: '',
  created_at: '2026-11-03 08:05:09 UTC',
  replied_at: '',
};

const EXPECTED: Record<ReviewFormat, Record<string, string>> = {
  judgeme: {
    title: 'Lovely mug.',
    body: WHOLE.text,
    rating: '5',
    review_date: '03/11/2026',
    reviewer_name: 'Lena Vogt',
    reviewer_email: 'lena@example.com',
    product_id: '901',
    product_handle: 'stoneware-mug',
    reply: '',
    picture_urls: '',
  },
  yotpo: {
    'Product ID': '901',
    'Product Title': 'Stoneware mug',
    'Product URL': 'https://wren.example/products/stoneware-mug',
    Date: '2026-11-03',
    'Review Title': 'Lovely mug.',
    'Review Content': WHOLE.text,
    'Review Score': '5',
    'Display Name': 'Lena Vogt',
    Email: 'lena@example.com',
    'Customer Country': 'DE',
  },
  shopifyreviewsapp: SHOPIFY,
  stamped: {
    product_id: '901',
    productUrl: 'https://wren.example/products/stoneware-mug',
    productImageUrl: 'https://cdn.example/mug.jpg',
    productTitle: 'Stoneware mug',
    product_handle: 'stoneware-mug',
    rating: '5',
    author: 'Lena Vogt',
    email: 'lena@example.com',
    title: 'Lovely mug.',
    body: WHOLE.text,
    created_at: '2026-11-03 08:05:09',
  },
  loox: {
    product_handle: 'stoneware-mug',
    product_Id: '901',
    rating: '5',
    author: 'Lena Vogt',
    email: 'lena@example.com',
    body: WHOLE.text,
    created_at: '2026-11-03',
    photo_url: '',
    reply: '',
    replied_at: '',
    verified_purchase: 'true',
    incentivized: 'false',
  },
  growwave: SHOPIFY,
  ttali: {
    product_handle: 'stoneware-mug',
    product_id: '901',
    rating: '5',
    author: 'Lena Vogt',
    email: 'lena@example.com',
    title: 'Lovely mug.',
    body: WHOLE.text,
    created_at: '2026-11-03 08:05:09',
  },
};

it.each(REVIEW_FORMATS)('%s: has a cell for each column, in the order of the columns', (format) => {
  expect(Object.entries(lineOf(format, WHOLE))).toEqual(Object.entries(EXPECTED[format]));
});

it.each(REVIEW_FORMATS)('%s: leaves unknown values empty, except the displayed name', (format) => {
  const cells = Object.values(lineOf(format, BARE));
  expect(cells).toEqual(expect.arrayContaining(['Handle broke', '1', 'Anonymous', '']));
  expect(cells.join(' ')).not.toMatch(/null|undefined|NaN|no cell/);
});

it('uses the first words as the title, without cutting a character', () => {
  const long = { ...WHOLE, text: `${'🙂'.repeat(80)}\nand more` };
  expect(lineOf('judgeme', long)['title']).toBe(`${'🙂'.repeat(59)}…`);
});
