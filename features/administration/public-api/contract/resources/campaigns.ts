import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ApiChannel, moment } from './names.ts';

const ApiCampaign = z.object({
  /** Unique together with the channel. */
  type: z.string(),
  name: z.string(),
  channel: ApiChannel,
  isOn: z.boolean(),
  /** When it was last switched on or off. */
  changedAt: moment,
});

export const listCampaigns = defineEndpoint({
  name: 'listCampaigns',
  method: 'GET',
  path: '/campaigns',
  summary: 'All campaigns of the shop, and whether they are on',
  scope: 'campaigns:read',
  answer: z.object({ data: z.array(ApiCampaign) }),
  errors: [],
});
