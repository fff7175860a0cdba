import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { nameOf } from '#platform/http/text-shapes.ts';
import { ToolStates } from './tool-states.ts';
import { isVisible } from './tool-text.ts';

/** The maximum length of a tool's name, in characters. */
export const LONGEST_NAME = 80;
const Name = nameOf(LONGEST_NAME).check(z.refine(isVisible));
const Made = z.object({ id: z.string() });
const FAULTS = [
  'TITLE_EMPTY',
  'SUBTITLE_EMPTY',
  'TEXT_EMPTY',
  'TEXT_TOO_LONG',
  'DISCOUNT_CODE_EMPTY',
  'WHEEL_OFFER_COUNT',
  'WHEEL_OFFER_EMPTY',
  'WHEEL_WITHOUT_WEIGHT',
  'SCROLL_EMPTY',
  'SCROLL_OUT_OF_RANGE',
  'TIME_EMPTY',
  'LOGGED_IN_TEXT_EMPTY',
  'LOGGED_OUT_TEXT_EMPTY',
  'GREETING_TEXT_EMPTY',
  'CHAT_HEADING_EMPTY',
  'CONSENT_WORDING_EMPTY',
  'BUTTON_TEXT_EMPTY',
  'PAGE_RULE_EMPTY',
  'CHAT_SUBHEADING_EMPTY',
  'SUPPORT_NUMBER_EMPTY',
  'SUPPORT_NUMBER_INVALID',
] as const;

/**
 * Saves the given states of a tool. With a `revision`, saves only if nobody else saved since that revision. A refusal
 * names the setting by its path: `views.open.title`.
 */
export const updateTool = defineCall({
  method: 'POST',
  path: '/database/api/optinTools/update',
  summary: 'Saves an opt-in tool',
  body: z.object({
    id: z.string(),
    states: ToolStates,
    name: z.optional(Name),
    revision: z.optional(z.int()),
  }),
  response: z.object({ id: z.string(), revision: z.int() }),
  access: 'market',
  errors: [
    'NOT_LOGGED_IN',
    'NOT_FOUND',
    'MALFORMED_REQUEST',
    'SETTINGS_CHANGED',
    'EXPERIMENT_RUNNING',
    'TOOL_DISCOUNT_MISSING',
    'WHEEL_OFFERS_INCOMPLETE',
    'GUIDE_NOT_COMPLETED',
    ...FAULTS,
  ],
});

/** Whether the other channel allows a tool of this type to be switched on. `message` is the reason if not. */
export const checkToggle = defineCall({
  method: 'POST',
  path: '/database/api/optinTools/checkToggle',
  onlyReads: true,
  summary: 'Whether the same tool is off on the other channel',
  body: z.object({ pageIdFB: z.string(), shopUrl: z.string(), channel: Channel, type: z.string() }),
  response: z.object({ data: z.object({ possible: z.boolean(), message: z.nullable(z.string()) }) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'MALFORMED_REQUEST'],
});

export const createTool = defineCall({
  method: 'POST',
  path: '/database/api/optinTools/create',
  summary: 'Makes one more opt-in tool of a type, switched off',
  body: z.object({ pageId: z.string(), channel: Channel, type: z.string(), name: z.optional(Name) }),
  response: Made,
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'MALFORMED_REQUEST', 'TOOLS_FULL'],
});

export const copyTool = defineCall({
  method: 'POST',
  path: '/database/api/optinTools/copy',
  summary: 'Makes an opt-in tool that is set as another one is, switched off',
  body: z.object({ id: z.string() }),
  response: Made,
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'NOT_FOUND', 'TOOLS_FULL'],
});

/** Consents that were given through the tool, and its figures, stay. */
export const deleteTool = defineCall({
  method: 'POST',
  path: '/database/api/optinTools/delete',
  summary: 'Deletes an opt-in tool, which takes it off the storefront',
  body: z.object({ id: z.string() }),
  response: Made,
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'NOT_FOUND'],
});

/** The tool comes back switched off, because switching on has its own checks. An ended comparison of designs stays ended. */
export const restoreTool = defineCall({
  method: 'POST',
  path: '/database/api/optinTools/restore',
  summary: 'Brings back a deleted opt-in tool with its figures, switched off',
  body: z.object({ id: z.string() }),
  response: Made,
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'NOT_FOUND', 'TOOLS_FULL'],
});

/**
 * The specification has this call and the next one. They change nothing, because the storefront always reads the saved
 * tools.
 */
export const setPopup = defineCall({
  method: 'POST',
  path: '/redis/setPopup',
  onlyReads: true,
  summary: 'Whether the storefront has the tools of a page as they were saved',
  body: z.object({ pageId: z.string(), popups: z.optional(z.unknown()) }),
  response: z.object({ stored: z.literal(true) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const togglePopupState = defineCall({
  method: 'POST',
  path: '/redis/togglePopupState',
  onlyReads: true,
  summary: 'Whether the storefront shows a tool as it was switched',
  body: z.object({ pageId: z.string(), popupId: z.string(), state: z.boolean() }),
  response: z.object({ popupId: z.string(), state: z.boolean() }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});
