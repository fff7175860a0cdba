import { expect, it } from 'vitest';
import { omitServerParts } from './omit-server-parts.ts';

it('removes only the parts of calls that the server alone reads', () => {
  const source = `export const getShop = defineCall({
  path: '/shop',
  summary: 'A shop’s "name", and its country',
  query: z.object({ summary: z.string(), errors: z.array(z.string()) }),
  response: z.object({
    access: z.string(),
  }),
  access: 'market',
  mostPerMinute: 20,
  acts: true,
  changes: ['name', 'country'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
  isPolled: true,
});
export const saveShop = defineCall({
  summary:
    "Saves a shop's name",
  path: '/save',
  errors: [
    ...errors,
    'OTHER_SHOP',
  ],
});`;
  expect(omitServerParts(source)).toBe(`export const getShop = defineCall({
  path: '/shop',
  query: z.object({ summary: z.string(), errors: z.array(z.string()) }),
  response: z.object({
    access: z.string(),
  }),
  isPolled: true,
});
export const saveShop = defineCall({
  path: '/save',
});`);
});
