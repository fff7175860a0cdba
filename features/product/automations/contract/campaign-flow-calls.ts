import * as z from 'zod/mini';
import { CampaignType } from '#features/product/flows/contract/campaign-type.ts';
import { PreviewedFlow } from '#features/product/flows/contract/flow-calls.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { defineCall } from '#platform/http/call.ts';
import { lineOf } from '#platform/http/text-shapes.ts';

export const getFlowIds = defineCall({
  method: 'GET',
  path: '/database/api/optinTools/getFlowIds',
  summary: 'The flows that follow sign-ups, by the types of the tools',
  query: z.object({ pageId: z.string() }),
  response: z.object({ flowIds: z.record(CampaignType, z.string()) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const getCampaigns = defineCall({
  method: 'GET',
  path: '/redis/getCampaigns',
  summary: 'The messages of a campaign in the order in which they go out, each with its flows',
  query: z.object({ pageId: z.string(), type: CampaignType }),
  response: z.object({
    campaigns: z.array(
      z.object({
        dripId: z.string(),
        dripIndex: z.string(),
        timeBox: TimeBox,
        flowId: z.string(),
        flows: z.array(PreviewedFlow),
      }),
    ),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const initFlow = defineCall({
  method: 'POST',
  path: '/templateService/initFlow',
  summary: 'The flowId by which a campaign or a broadcast sends a template of the shop’s own',
  body: z.object({
    /** A campaign’s type, or broadcast. */
    campaign: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,49}$/)),
    shopUrl: z.string(),
    template_name: lineOf(512),
    /** Some clients send the template. Only its name counts; its language is the reader’s. */
    template: z.optional(z.string()),
    type: z.optional(z.string()),
    language: z.optional(z.string()),
    quick_reply_buttons: z.optional(z.string()),
    call_to_action_buttons: z.optional(z.string()),
  }),
  response: z.object({ flowId: z.string() }),
  access: 'market',
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'FEATURE_LOCKED',
    'NOT_FOUND',
    'TEMPLATE_NOT_APPROVED',
    'TEMPLATE_VALUE_UNKNOWN',
    'TEMPLATE_WITHOUT_ANSWERS',
  ],
});
