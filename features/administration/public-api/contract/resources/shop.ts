import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { REVISIONS } from '../revision.ts';
import { moment } from './names.ts';

export const getShop = defineEndpoint({
  name: 'getShop',
  method: 'GET',
  path: '/shop',
  summary: 'The shop of the key, and what the key may do. Any key may ask',
  scope: null,
  answer: z.object({
    shop: z.object({
      domain: z.string(),
      /** ISO 4217. */
      currency: z.string(),
      /** IANA. */
      timeZone: z.string(),
    }),
    key: z.object({
      name: z.string(),
      /** Scopes are added as the API grows, so they are plain texts. */
      scopes: z.array(z.string()),
      revision: z.enum(REVISIONS),
      expiresAt: z.nullable(moment),
    }),
  }),
  errors: [],
});
