import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Answerer } from './thread.ts';

/** The periods of the figures, in days up to today. */
export const PERIODS = ['7', '30', '90'] as const;
export type Period = (typeof PERIODS)[number];

/** Half of the waits were no longer than `median`, nine of ten no longer than `ninth`. In seconds. */
export const Spread = z.object({ median: z.int(), ninth: z.int() });
export type Spread = z.infer<typeof Spread>;
/** How long people waited: within the opening hours of that time, and by the clock. */
export const WaitTimes = z.object({ open: Spread, clock: Spread });
export type WaitTimes = z.infer<typeof WaitTimes>;

export const InboxFigures = z.object({
  /** Conversations that started. Of a person of the team: those whose first question the person answered. */
  conversations: z.int(),
  /** How the first questions of these conversations ended; the rest still waits. */
  answered: z.int(),
  unanswered: z.int(),
  /** Every wait that an answer ended, also later ones of a conversation. */
  answers: z.int(),
  /** How long first questions waited for their answer; null without an answer. */
  first: z.nullable(WaitTimes),
  /** How long all questions waited for their answer. */
  all: z.nullable(WaitTimes),
});
export type InboxFigures = z.infer<typeof InboxFigures>;

const ASKED = z.object({ shopUrl: z.string(), days: z.enum(PERIODS) });
const READS = { method: 'GET', access: 'view', errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'] } as const;

export const getInboxNumbers = defineCall({
  ...READS,
  path: '/database/api/inbox/getNumbers',
  summary:
    'How many conversations started in the last days and how long people waited, by day and by person of the team',
  query: ASKED,
  response: z.object({
    /** Whether the shop has opening hours. Without them, both kinds of time are the same from now on. */
    hoursOn: z.boolean(),
    total: InboxFigures,
    /** A wait belongs to the day on which it started. */
    days: z.array(z.object({ date: z.string(), figures: InboxFigures })),
    /** Those who answered most come first. Null: somebody in another app, whom we do not know. */
    people: z.array(z.object({ who: z.nullable(Answerer), figures: InboxFigures })),
  }),
});

const Orders = { orders: z.int(), revenueMinor: z.int() };

export const getInboxOrders = defineCall({
  ...READS,
  path: '/database/api/inbox/getOrders',
  summary: 'Orders of the last days that an answer of the team led to, by the credit rules of campaigns',
  query: ASKED,
  response: z.object({
    currencyCode: z.string(),
    /** How long after somebody read an answer an order counts. */
    readHours: z.int(),
    total: z.object(Orders),
    /** By the day of the order. Only days with orders. */
    days: z.array(z.object({ date: z.string(), ...Orders })),
    people: z.array(z.object({ who: Answerer, ...Orders })),
  }),
});
