import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall, type ResponseOf } from '#platform/http/call.ts';
import { PageId, textOf } from '#platform/http/text-shapes.ts';
import { TOOLS } from '../tool-list.ts';
import type { ToolList } from './tool-definition.ts';
import { ToolStates } from './tool-states.ts';
import { publicTools } from './tool.ts';

/** The opt-in tools of a page, for a server that has these tools. */
export function getToolsOf<Type extends string>(tools: ToolList<Type>) {
  return defineCall({
    method: 'GET',
    path: '/database/api/optinTools/getPopups',
    summary: 'The opt-in tools of a page',
    /** Without a channel, that of the page: the shop's address is WhatsApp's. */
    query: z.object({ pageId: z.string(), channel: z.optional(Channel) }),
    response: z.object({ popups: z.array(wireTool(tools)) }),
    access: 'merchant',
    isPolled: true,
    errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
  });
}
/** A tool as its merchant has it: its states are those that `update` takes. */
function wireTool<Type extends string>(tools: ToolList<Type>) {
  const types = z.enum(tools.map(({ type }) => type));
  return z.extend(ToolStates, {
    id: z.string(),
    type: types,
    /** The last part but one of its editor's address. */
    genType: types,
    channel: Channel,
    name: z.string(),
    description: z.string(),
    active: z.boolean(),
    /** What a plan has to have for it to be on. */
    featureLockKey: z.string(),
    renderingIntent: z.enum(['popup', 'widget']),
    /** To be given back by a save: another number means that somebody else saved meanwhile. */
    revision: z.int(),
    /** The link that opens its chat, for buttons and QR codes elsewhere; null while the shop has no such chat. */
    chatUrl: z.nullable(z.string()),
    /** What is stored of its settings cannot be read: on or off, it is not shown. Its states are those of a new one. */
    isSetAside: z.boolean(),
    /** Shoppers of today who were asked for a message of their own, because sign-ups looked farmed. */
    askedToConfirmToday: z.int(),
    /** Two designs of it are being compared. */
    isInExperiment: z.boolean(),
    analytics: z.object({
      impressions: z.int(),
      opens: z.int(),
      dismissals: z.int(),
      conversionNumber: z.int(),
      conversion: z.number(),
      /** Orders that used a code which the tool gave, and what its messages and codes earned, net. */
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
  access: 'merchant',
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

/** What a test link carries in `bellbird-test`; its document, opt-ins and spins are tried out, and nothing is kept. */
const TestToken = z.optional(textOf(300));

/** What the storefront script shows, for a server that has these tools. */
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
 * A shopper's opt-in. The answer is the same for known and unknown numbers: `confirmUrl` opens WhatsApp with the words
 * by which they confirm it themselves, which is needed of whoever stopped our messages before. Null without a number.
 * `mustConfirm`: it is needed in any case, because the tool asks everybody for it or sign-ups look farmed.
 */
export const optIn = defineCall({
  method: 'POST',
  path: '/storefront/opt-ins',
  summary: 'Records that a shopper agreed to messages',
  body: z.object({
    pageId: PageId,
    toolId: textOf(64),
    /** Which of the tool's wordings the page showed, as the public document says; scripts of old do not tell. */
    wordingVersion: z.optional(textOf(64)),
    phone: textOf(32),
    pageAddress: textOf(2000),
    locale: textOf(35),
    /** Where the browser is, for a number without its country's code; not kept. */
    timeZone: z.optional(textOf(64)),
    visitorId: VisitorId,
    test: TestToken,
  }),
  response: z.object({
    stored: z.literal(true),
    confirmUrl: z.nullable(z.string()),
    mustConfirm: z.boolean(),
    /** By what this browser's shopper is known from now on; null where nobody's number was kept. */
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
 * What a shopper got for signing up: where the wheel stops, or the tool's discount. It was drawn with the sign-up, so
 * that asking again tells the same. `shopper` is the opt-in's `shopperToken`; who has to confirm first has none, and
 * finds the code in the message that follows. A new browser of a known number is told what that browser drew.
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
    /** The wheel's offer; null for a tool without a wheel. */
    offerKey: z.nullable(z.string()),
    text: z.string(),
    message: z.string(),
    /** Null while the store has not taken a code of the shopper's own: it comes by message. */
    discountCode: z.nullable(z.string()),
    discountPercent: z.nullable(z.number()),
    /** The code has run out, and there is nothing to win before the 30 days are over; nothing else is told then. */
    isOver: z.optional(z.boolean()),
  }),
  access: 'public',
  errors: ['NOT_FOUND', 'SPIN_NOT_EARNED', 'TOO_MANY_REQUESTS', 'TEST_LINK_EXPIRED'],
});

/** Sent with `navigator.sendBeacon`, many events in one body; not known tools are left out without an error. */
export const countToolEvents = defineCall({
  method: 'POST',
  path: '/storefront/events',
  summary: 'Counts what shoppers saw and did with the tools',
  body: z.object({
    pageId: PageId,
    /** Whose events these are: needed for tools of which two designs are compared. */
    visitorId: z.optional(VisitorId),
    events: z
      .array(
        z.object({
          toolId: textOf(64),
          /** `heldOut`: it would have been shown, but its experiment keeps it from this visitor. */
          kind: z.enum(['impression', 'open', 'dismissal', 'heldOut']),
        }),
      )
      .check(z.maxLength(50)),
  }),
  response: z.object({ counted: z.int() }),
  access: 'public',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
