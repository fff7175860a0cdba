import * as z from 'zod/mini';
import { FlowNodes } from '#features/product/flows/contract/flow-node.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { Channel } from '#platform/channel/channel.ts';
import { DripSettings } from './drip-settings.ts';

const PortableMessage = z.object({
  dripIndex: z.string(),
  timeBox: TimeBox,
  /** Whether it is sent while the campaign is on. */
  isSent: z.boolean(),
  settings: DripSettings,
  /** The key of the flow that it starts with, or the shop's own template by name, with its text in one language. */
  start: z.union([
    z.object({ flow: z.string() }),
    z.object({ template: z.string(), language: z.string(), body: z.string() }),
  ]),
});
export type PortableMessage = z.infer<typeof PortableMessage>;

const PortableFlow = z.object({
  /** As in the campaign's definition. Flows behind answers that the merchant added are `added:1` and so on. */
  key: z.string(),
  /** Answers name the next flow as `flow:key`. */
  nodes: FlowNodes,
});
export type PortableFlow = z.infer<typeof PortableFlow>;

/** A campaign on one channel without ids and without its switch. Uploaded files are named by their addresses. */
export const PortableCampaign = z.object({
  type: z.string(),
  channel: Channel,
  holdOutPercent: z.int(),
  messages: z.array(PortableMessage),
  /** The flows with texts of the merchant's own. All others have the product's. */
  flows: z.array(PortableFlow),
});
export type PortableCampaign = z.infer<typeof PortableCampaign>;

/** The prefix in the portable key of a flow that the merchant added. */
export const ADDED_FLOW = 'added:';
