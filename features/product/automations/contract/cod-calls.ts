import * as z from 'zod/mini';
import { PreviewedFlow, ShownSettings } from '#features/product/flows/contract/flow-calls.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { defineCall } from '#platform/http/call.ts';

export const getCodFlow = defineCall({
  method: 'GET',
  path: '/database/api/CODCampaign/getFlow',
  summary: 'What cash-on-delivery shoppers are asked, for each combination of what is offered',
  query: z.extend(ShownSettings, {
    shopUrl: z.string(),
    type: z.optional(z.literal('CODConfirmation')),
  }),
  response: z.object({
    dripId: z.string(),
    timeBox: TimeBox,
    /** Whether the operator allows this store to turn cash orders into paid ones. */
    paymentActive: z.boolean(),
    combinations: z.array(
      z.object({
        enablePrepaid: z.boolean(),
        enableCancel: z.boolean(),
        /** The name that merchants see, for example WA COD 4 SUPPORT. */
        name: z.string(),
        flowId: z.string(),
        /** The question first, then the flows behind its answers. */
        flows: z.array(PreviewedFlow),
      }),
    ),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});
