import * as z from 'zod/mini';
import { MOST_LETTERS } from '#features/product/people/contract/person-calls.ts';
import { defineCall } from '#platform/http/call.ts';
import { textOf } from '#platform/http/text-shapes.ts';
import { OpeningHours } from './opening-hours.ts';
import { unknownVariable } from './reply-variables.ts';

const Shop = { shopUrl: z.string() };
const ERRORS = ['NOT_LOGGED_IN', 'OTHER_SHOP'] as const;

/** When the team answers, and what a shopper gets who asks at another time. */
export const InboxSettings = z
  .object({
    /** Whether the shop has opening hours. */
    hoursOn: z.boolean(),
    hours: OpeningHours,
    /** Whether the away message is sent outside of them. */
    awayOn: z.boolean(),
    /** With the variables of a saved reply. Nobody would see an unknown one before the shopper does. */
    awayText: textOf(MOST_LETTERS).check(
      z.trim(),
      z.refine((text) => unknownVariable(text) === null),
    ),
  })
  .check(z.refine(({ awayOn, awayText }) => !awayOn || awayText !== '', { path: ['awayText'] }));
export type InboxSettings = z.infer<typeof InboxSettings>;

/** Whether the shop is open, and until when; null if that never changes. */
export const OpeningNow = z.object({ isOpen: z.boolean(), until: z.nullable(z.string()) });
export type OpeningNow = z.infer<typeof OpeningNow>;

export const getInboxSettings = defineCall({
  method: 'GET',
  access: 'view',
  path: '/database/api/inbox/getSettings',
  summary: 'The opening hours and the away message, and whether the shop is open now',
  query: z.object(Shop),
  response: z.object({ settings: InboxSettings, now: OpeningNow }),
  errors: ERRORS,
});

export const saveInboxSettings = defineCall({
  method: 'POST',
  access: 'answer',
  path: '/database/api/inbox/saveSettings',
  summary: 'Saves the opening hours and the away message',
  body: z.object({ ...Shop, settings: InboxSettings }),
  changes: ['hoursOn', 'openingHours', 'closedDays', 'awayOn', 'awayText'],
  response: z.object({ settings: InboxSettings, now: OpeningNow }),
  errors: ERRORS,
});

export const getOpening = defineCall({
  method: 'GET',
  access: 'view',
  isPolled: true,
  path: '/database/api/inbox/getOpening',
  summary: 'Whether the shop is open now; null if it has no opening hours',
  query: z.object(Shop),
  response: z.object({ opening: z.nullable(OpeningNow) }),
  errors: ERRORS,
});
