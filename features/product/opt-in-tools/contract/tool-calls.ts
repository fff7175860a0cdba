import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall, type ResponseOf } from '#platform/http/call.ts';
import { PageId, textOf } from '#platform/http/text-shapes.ts';
import { TOOLS } from '../tool-list.ts';
import type { ToolList } from './tool-definition.ts';
import { ToolStates } from './tool-states.ts';
import { publicTools } from './tool.ts';

/** Defines the call for the opt-in tools of a page, for a server with these tools. */
export function getToolsOf<Type extends string>(tools: ToolList<Type>) {
  return defineCall({
    method: 'GET',
    path: '/database/api/optinTools/getPopups',
    summary: 'The opt-in tools of a page',
    /** Without a channel, it is the channel of the page: the shop's address means WhatsApp. */
    query: z.object({ pageId: z.string(), channel: z.optional(Channel) }),
    response: z.object({ popups: z.array(wireTool(tools)) }),
    access: 'view',
    isPolled: true,
    errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
  });
}
/** The shape of a tool for its merchant. Its states are those that `update` takes. */
function wireTool<Type extends string>(tools: ToolList<Type>) {
  const types = z.enum(tools.map(({ type }) => type));
  return z.extend(ToolStates, {
    id: z.string(),
    type: types,
    /** The type's part in the path of its editor. */
    genType: types,
    channel: Channel,
    name: z.string(),
    description: z.string(),
    active: z.boolean(),
    /** The plan feature that the tool needs to be on. */
    featureLockKey: z.string(),
    renderingIntent: z.enum(['popup', 'widget']),
    /** Sent back with a save. Another number means that somebody else has saved. */
    revision: z.int(),
    /**
     * The link that opens the tool's chat, for buttons and QR codes elsewhere. Null while the shop has no such chat.
     */
    chatUrl: z.nullable(z.string()),
    /**
     * Whether the stored settings cannot be read. The tool is then never shown, and its states are those of a new tool.
     */
    isSetAside: z.boolean(),
    /** The number of shoppers who were asked today for a message of their own, because sign-ups looked farmed. */
    askedToConfirmToday: z.int(),
    /** Whether two designs of the tool are being compared. */
    isInExperiment: z.boolean(),
    analytics: z.object({
      impressions: z.int(),
      opens: z.int(),
      dismissals: z.int(),
      conversionNumber: z.int(),
      conversion: z.number(),
      /** Orders that used a code of the tool, and the net revenue of its messages and codes. */
      codesUsed: z.int(),
      orders: z.int(),
      revenueMinor: z.int(),
      currency: z.string(),
    }),
  });
}

export const getTools = getToolsOf(TOOLS);

export const setToolActive = defineCall({
  method: 'POST',
  path: '/database/api/optinTools/changeActive',
  summary: 'Switches an opt-in tool on or off',
  body: z.object({ id: z.string(), active: z.boolean() }),
  response: z.object({ id: z.string(), active: z.boolean() }),
  access: 'market',
  changes: ['tool', 'channel', 'isOn'],
  errors: [
    'NOT_LOGGED_IN',
    'NOT_FOUND',
    'FEATURE_LOCKED',
    'SENDER_NOT_CONNECTED',
    'TOOL_ON_OTHER_CHANNEL',
    'TOOL_DISCOUNT_MISSING',
    'WHEEL_OFFERS_INCOMPLETE',
    'SUPPORT_NUMBER_EMPTY',
    'SUPPORT_NUMBER_INVALID',
    'GUIDE_NOT_COMPLETED',
  ],
});

/** The value of `bellbird-test` in a test link. Requests with it are tests, and nothing is stored. */
const TestToken = z.optional(textOf(300));

/** Defines the call of the storefront script for the public document, for a server with these tools. */
export function getPublicToolsOf(tools: ToolList) {
  return defineCall({
    method: 'GET',
    path: '/storefront/tools',
    summary: 'What the storefront script shows on a shop: public and cacheable',
    query: z.object({ pageId: PageId, test: TestToken }),
    response: publicTools(tools),
    access: 'public',
    errors: ['NOT_FOUND', 'TEST_LINK_EXPIRED'],
  });
}
export const getPublicTools = getPublicToolsOf(TOOLS);
const VisitorId = textOf(64, /^[\w-]{8,64}$/);

export type PublicTools = ResponseOf<typeof getPublicTools>;

/**
 * A shopper's opt-in. The answer is the same for known and unknown numbers. `confirmUrl` opens WhatsApp with the text
 * by which the shopper confirms the opt-in, which people who stopped our messages before have to send. It is null if
 * the shop has no number. `mustConfirm` means that everybody has to confirm, because the tool requires it or because
 * sign-ups look farmed.
 */
export const optIn = defineCall({
  method: 'POST',
  path: '/storefront/opt-ins',
  summary: 'Records that a shopper agreed to messages',
  body: z.object({
    pageId: PageId,
    toolId: textOf(64),
    /** The version of the wording that the page showed, from the public document. Old scripts do not send it. */
    wordingVersion: z.optional(textOf(64)),
    phone: textOf(32),
    pageAddress: textOf(2000),
    locale: textOf(35),
    /** The browser's time zone, for a number without a country code. It is not stored. */
    timeZone: z.optional(textOf(64)),
    visitorId: VisitorId,
    test: TestToken,
  }),
  response: z.object({
    stored: z.literal(true),
    confirmUrl: z.nullable(z.string()),
    mustConfirm: z.boolean(),
    /** The token that identifies this browser's shopper from now on. Null if no number was stored. */
    shopperToken: z.nullable(z.string()),
  }),
  access: 'public',
  errors: [
    'NOT_FOUND',
    'TOOL_NOT_ACTIVE',
    'WORDING_CHANGED',
    'PHONE_INVALID',
    'PHONE_UNCLEAR',
    'SENDER_NOT_CONNECTED',
    'TOO_MANY_REQUESTS',
    'TEST_LINK_EXPIRED',
  ],
});

/**
 * The prize of a sign-up: the wheel's result, or the tool's discount. It was drawn with the sign-up, so every request
 * returns the same prize. `shopper` is the opt-in's `shopperToken`. People who have to confirm first have none, and get
 * the code in the message that follows. A new browser of a known number gets the prize that this browser drew.
 */
export const spin = defineCall({
  method: 'POST',
  path: '/storefront/spins',
  summary: 'What a shopper won by signing up through a tool',
  body: z.object({
    pageId: PageId,
    toolId: z.uuid(),
    shopper: textOf(64, /^[\w-]{8,64}$/),
    test: TestToken,
  }),
  response: z.object({
    /** The wheel's offer. Null for a tool without a wheel. */
    offerKey: z.nullable(z.string()),
    text: z.string(),
    message: z.string(),
    /** Null while the store has not created the shopper's own code, which then comes by message. */
    discountCode: z.nullable(z.string()),
    discountPercent: z.nullable(z.number()),
    /** Whether the code has expired. There is no new prize before the 30 days are over, and no other field is set. */
    isOver: z.optional(z.boolean()),
  }),
  access: 'public',
  errors: ['NOT_FOUND', 'SPIN_NOT_EARNED', 'TOO_MANY_REQUESTS', 'TEST_LINK_EXPIRED'],
});

/** Sent with `navigator.sendBeacon`, with many events in one body. Unknown tools are ignored. */
export const countToolEvents = defineCall({
  method: 'POST',
  path: '/storefront/events',
  summary: 'Counts what shoppers saw and did with the tools',
  body: z.object({
    pageId: PageId,
    /** The visitor of these events. Required for tools with an experiment. */
    visitorId: z.optional(VisitorId),
    events: z
      .array(
        z.object({
          toolId: textOf(64),
          /** `heldOut`: the tool would have been shown, but its experiment withholds it from this visitor. */
          kind: z.enum(['impression', 'open', 'dismissal', 'heldOut']),
        }),
      )
      .check(z.maxLength(50)),
  }),
  response: z.object({ counted: z.int() }),
  access: 'public',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
