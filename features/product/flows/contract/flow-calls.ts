import * as z from 'zod/mini';
import { MessengerReceipt } from '#features/engine/messaging/contract/content/messenger-parts.ts';
import { Bubble } from '#platform/channel/bubble.ts';
import { defineCall } from '#platform/http/call.ts';
import { CampaignType } from './campaign-type.ts';
import { WireNode, WireNodes } from './wire-node.ts';

export const FlowId = z.string().check(z.maxLength(64));
/** The maximum number of flows that a campaign has on a channel. An editor saves all of them together. */
const MOST_AT_ONCE = 200;
const Edited = z.object({
  flowId: FlowId,
  nodes: WireNodes,
  /** The order of all parts, if `nodes` has only the changed ones. The others stay as they are. */
  order: z.optional(z.array(FlowId).check(z.maxLength(40))),
  /** The revision that the change is based on, so that it does not overwrite somebody else's change. */
  revision: z.optional(z.int()),
  /** Set for a flow that an answer leads to for the first time. `type` is its campaign. */
  shouldCreate: z.optional(z.boolean()),
  type: z.optional(CampaignType),
});
const Saved = z.object({ flowId: z.string(), nodes: z.array(WireNode), revision: z.int() });

/** A flow as screens draw it: its nodes, their appearance in a chat, and the targets of its answers. */
export const PreviewedFlow = z.object({
  flowId: z.string(),
  /** The number of answers before it. The first flow has 0. */
  level: z.int(),
  nodes: z.array(WireNode),
  preview: z.array(Bubble),
  replies: z.array(z.object({ title: z.string(), leadsTo: z.string() })),
  /** Whether its texts can be edited. Approved templates cannot. */
  isEditable: z.boolean(),
  /**
   * When it replaces the first flow, such as "While the chat is open". Null for the first flow and those behind its
   * answers.
   */
  instead: z.nullable(z.string()),
  revision: z.int(),
});
export type PreviewedFlow = z.infer<typeof PreviewedFlow>;

const PreviewSamples = z.object({
  /** The locale of the text, in which its numbers are formatted. */
  locale: z.string(),
  values: z.record(z.string(), z.string()),
  product: z.nullable(z.object({ title: z.string(), imageUrl: z.string() })),
  receipt: MessengerReceipt,
});
export type PreviewSamples = z.infer<typeof PreviewSamples>;

/**
 * Settings of a campaign's page that previews show, saved or not. Missing ones are read from the stored settings, and
 * unusable ones count as not set.
 */
export const ShownSettings = z.object({
  discountType: z.optional(z.enum(['fixed', 'unique'])),
  discountCode: z.optional(z.string().check(z.maxLength(255))),
  discountPercentage: z.optional(z.string().check(z.maxLength(20))),
  /** "49-15215550101", or empty for the shop's own support number. */
  support: z.optional(z.string().check(z.maxLength(40))),
});
export type ShownSettings = z.infer<typeof ShownSettings>;

export const getFlowPreview = defineCall({
  method: 'GET',
  path: '/redis/getFlowPreview',
  summary: 'A flow with all that its answers lead to, or a template of the shop’s own, as a chat shows it',
  query: z.extend(ShownSettings, { pageId: z.string(), flowId: FlowId }),
  response: z.object({
    nodes: z.array(WireNode),
    /** The flow itself first. */
    flows: z.array(PreviewedFlow),
    /** The shop's own values for previews. */
    samples: PreviewSamples,
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

/** `saveId` names the save, for the change of time that belongs to it. */
const SaveAnswer = z.object({ saveId: z.string(), flows: z.array(Saved) });

export const updateFlows = defineCall({
  method: 'POST',
  path: '/database/api/chatbotBuilder/updateFlows',
  summary: 'Changes what flows say, all of them or none; new parts get their ids',
  body: z.object({
    pageId: z.string(),
    flows: z.array(Edited).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  }),
  response: SaveAnswer,
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'FLOW_LOCKED', 'FLOW_CHANGED', 'FEATURE_LOCKED'],
});

export const setFlowFrontend = defineCall({
  method: 'POST',
  path: '/redis/setFlowFrontend',
  summary: 'The same for all flows of an editor at once; what is not given stays',
  body: z.object({
    pageId: z.string(),
    allFlows: z.array(Edited).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  }),
  response: SaveAnswer,
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'FLOW_LOCKED', 'FLOW_CHANGED', 'FEATURE_LOCKED'],
});

export const deleteFlows = defineCall({
  method: 'POST',
  path: '/database/api/chatbotBuilder/deleteFlows',
  summary: 'Takes parts out of flows, by their ids',
  body: z.object({
    pageId: z.string(),
    nodes: z
      .array(
        z.object({
          flowId: FlowId,
          /** A whole part, or an element, a button or an answer of a part. */
          masterId: FlowId,
          elementId: z.optional(FlowId),
          buttonId: z.optional(FlowId),
          quickRepliesId: z.optional(FlowId),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ deleted: z.int() }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'FLOW_LOCKED', 'FEATURE_LOCKED'],
});
