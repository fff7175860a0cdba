import * as z from 'zod/mini';
import { Bubble } from '#platform/channel/bubble.ts';

/** A thing that the scheduling check asks, in the order they are asked; `null` where it is in order. */
export const SCHEDULE_REASONS = [
  'TEMPLATE_VARIABLES_NOT_FILLED',
  'TEMPLATE_VARIABLES_FILLED_WRONG',
  'DETAILS_NOT_FILLED',
  'SCHEDULE_TIME_BEFORE_NOW',
  'SUPPORT_NUMBER_INVALID',
  'LINK_ADDRESS_INVALID',
  'AUDIENCE_COUNT_ZERO',
] as const;
export const ScheduleReason = z.enum(SCHEDULE_REASONS);
export type ScheduleReason = z.infer<typeof ScheduleReason>;

/** What the day's limit leaves of a broadcast. */
export const DayRoom = z.object({
  /** People in a day, by the provider's word; null without a limit. */
  limit: z.nullable(z.int()),
  /** Written to, or booked, on the shop's day that it is scheduled for. */
  booked: z.int(),
  audience: z.int(),
  /** How many customers will not receive messages that day. */
  missingOut: z.int(),
});
export type DayRoom = z.infer<typeof DayRoom>;

/** What a broadcast would do if it went at its time. */
export const FlightCheck = z.object({
  /** What keeps it from being scheduled, the first that is asked; null when nothing does. */
  blocked: z.nullable(z.object({ code: ScheduleReason, message: z.string() })),
  /** From all subscribers down to those who get it at once; `people` is who is left, or who drops out. */
  waterfall: z.array(
    z.object({
      step: z.enum([
        'inRules',
        'notConsented',
        'unreachable',
        'audience',
        'heldOut',
        'capped',
        'quietHours',
        'overDayLimit',
        'atOnce',
      ]),
      people: z.int(),
      inWords: z.string(),
    }),
  ),
  /** Some recent changes are not counted yet, as after a large import. A check a few seconds later has them. */
  isCatchingUp: z.boolean(),
  dayRoom: DayRoom,
  /** How the audience is divided between the two texts of a test; null without one. */
  abTest: z.nullable(
    z.object({
      withEach: z.int(),
      /** Who waits for what the test says. */
      rest: z.int(),
      inWords: z.string(),
    }),
  ),
  /** About when the last message is handed over; null without a number, or with nobody to write to. */
  expectedFinish: z.nullable(z.string()),
  /** What makes that late, or is not counted in it; a sentence each. */
  finishReasons: z.array(z.string()),
  messagesPerSecond: z.nullable(z.int()),
  cost: z.object({
    currency: z.string(),
    amount: z.number(),
    /** The day from which the rates are; it is an estimate. */
    ratesOf: z.string(),
    inWords: z.string(),
    /** By ISO 3166 alpha-2; people whose country is not known are in none, and `inWords` says how many they are. */
    countries: z.array(
      z.object({ country: z.string(), people: z.int(), rate: z.number(), amount: z.number() }),
    ),
  }),
  /** Whether template and links are in order; `problem` is a sentence, null where there is none. */
  checks: z.array(
    z.object({
      name: z.enum(['template', 'link', 'number', 'plan']),
      problem: z.nullable(z.string()),
      about: z.string(),
    }),
  ),
  /** As up to five real people would see it. */
  previews: z.array(
    z.object({
      name: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** Which text of a test; null without one. */
      arm: z.nullable(z.enum(['A', 'B'])),
      language: z.string(),
      bubbles: z.array(Bubble),
    }),
  ),
});
export type FlightCheck = z.infer<typeof FlightCheck>;
