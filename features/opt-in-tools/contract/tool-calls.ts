import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from '#platform/http/call.ts';
import { TOOLS } from '../tool-list.ts';
import type { ToolList } from './tool-definition.ts';
import { publicTools } from './tool.ts';

/** The opt-in tools of a page, for a server that has these tools. */
export function getToolsOf<Type extends string>(tools: ToolList<Type>) {
  return defineCall({
    method: 'GET',
    path: '/database/api/optinTools/getPopups',
    summary: 'The opt-in tools of a page',
    query: z.object({ pageId: z.string() }),
    response: z.object({
      popups: z.array(
        z.object({
          id: z.string(),
          type: z.enum(tools.map(({ type }) => type)),
          name: z.string(),
          description: z.string(),
          active: z.boolean(),
          /** What is stored of its settings cannot be read: on or off, it is not shown. */
          isSetAside: z.boolean(),
          /** Shoppers of today who were asked for a message of their own, since far more opted in than is usual here. */
          askedToConfirmToday: z.int(),
          analytics: z.object({ impressions: z.int(), conversionNumber: z.int(), conversion: z.number() }),
        }),
      ),
    }),
    access: 'merchant',
    isPolled: true,
    errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
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
  errors: ['NOT_LOGGED_IN', 'NOT_FOUND', 'FEATURE_LOCKED'],
});

/** What the storefront script shows, for a server that has these tools. */
export function getPublicToolsOf(tools: ToolList) {
  return defineCall({
    method: 'GET',
    path: '/storefront/tools',
    summary: 'What the storefront script shows on a shop: public and cacheable',
    query: z.object({ pageId: z.string() }),
    response: publicTools(tools),
    access: 'public',
    errors: ['NOT_FOUND'],
  });
}
export const getPublicTools = getPublicToolsOf(TOOLS);
export type PublicTools = ResponseOf<typeof getPublicTools>;

/**
 * A shopper's opt-in. The answer is the same for known and unknown numbers: `confirmUrl` opens WhatsApp with the words
 * by which they confirm it themselves, which is needed of whoever stopped our messages before. Null without a number.
 * `mustConfirm`: it is needed of everybody at this moment, since far more opt in than is usual for the shop.
 */
export const optIn = defineCall({
  method: 'POST',
  path: '/storefront/opt-ins',
  summary: 'Records that a shopper agreed to messages',
  body: z.object({
    pageId: z.string(),
    toolId: z.string(),
    /** Which of the tool's wordings the page showed, as the public document says; scripts of old do not tell. */
    wordingVersion: z.optional(z.string().check(z.maxLength(64))),
    phone: z.string().check(z.maxLength(32)),
    pageAddress: z.string().check(z.maxLength(2000)),
    locale: z.string().check(z.maxLength(35)),
    visitorId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  response: z.object({
    stored: z.literal(true),
    confirmUrl: z.nullable(z.string()),
    mustConfirm: z.boolean(),
    /** By what this browser's shopper is known from now on; null where nobody's number was kept. */
    shopperToken: z.nullable(z.string()),
  }),
  access: 'public',
  errors: ['NOT_FOUND', 'TOOL_NOT_ACTIVE', 'WORDING_CHANGED', 'PHONE_INVALID', 'TOO_MANY_REQUESTS'],
});

/** Sent with `navigator.sendBeacon`, many events in one body; not known tools are left out without an error. */
export const countToolEvents = defineCall({
  method: 'POST',
  path: '/storefront/events',
  summary: 'Counts what shoppers saw and did with the tools',
  body: z.object({
    pageId: z.string(),
    events: z
      .array(z.object({ toolId: z.string(), kind: z.enum(['impression', 'open', 'dismissal']) }))
      .check(z.maxLength(50)),
  }),
  response: z.object({ counted: z.int() }),
  access: 'public',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
