import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, PageQuery } from '../page.ts';
import { ApiChannel, moment } from './names.ts';

/** An order that a message earned. Amounts are in minor units of the shop's currency. */
export const ApiCredit = z.object({
  orderId: z.string(),
  /** As the store shows it, such as `#1001`. */
  orderName: z.string(),
  orderedAt: moment,
  personId: z.string(),
  messageId: z.string(),
  channel: ApiChannel,
  /** The type of the campaign or other source of the message. */
  source: z.string(),
  /** What the person did with the message before the order. */
  touch: z.enum(['code', 'click', 'read']),
  amountMinor: z.int(),
  returnedMinor: z.int(),
});

export const listCredits = defineEndpoint({
  name: 'listCredits',
  method: 'GET',
  path: '/orders/credits',
  summary: 'The orders that messages earned, the newest order first',
  scope: 'orders:read',
  query: z.object(PageQuery),
  answer: pageOf(ApiCredit),
  errors: ['CURSOR_INVALID'],
});
