import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/**
 * The figures of one part of a flow. Reads and taps also as shares of delivered messages, in percent with two decimals.
 */
const PartFigures = z.object({
  flowId: z.string(),
  /** The `masterId` of the part. */
  nodeId: z.string(),
  sent: z.int(),
  delivered: z.int(),
  read: z.number(),
  readNumber: z.int(),
  tapped: z.number(),
  tappedNumber: z.int(),
});
export type PartFigures = z.infer<typeof PartFigures>;

export const getFlowFigures = defineCall({
  method: 'GET',
  path: '/database/api/dripCampaign/flowFigures',
  summary: 'What became of each part of a flow and of all that its answers lead to, all time',
  query: z.object({ pageId: z.string(), flowId: z.string().check(z.maxLength(64)) }),
  response: z.object({ parts: z.array(PartFigures) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});
