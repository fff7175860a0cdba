import { expect, it } from 'vitest';
import { omitSummaries } from './omit-summaries.ts';

it('takes the summaries out of calls, and nothing else', () => {
  const source = `export const getShop = defineCall({
  path: '/shop',
  summary: 'A shop’s "name", and its country',
  query: z.object({ summary: z.string() }),
});
export const saveShop = defineCall({
  summary:
    "Saves a shop's name",
  access: 'merchant',
});`;
  expect(omitSummaries(source)).toBe(`export const getShop = defineCall({
  path: '/shop',
  summary: '',
  query: z.object({ summary: z.string() }),
});
export const saveShop = defineCall({
  summary: '',
  access: 'merchant',
});`);
});
