import * as z from 'zod/mini';
import { Bubble } from '#platform/channel/bubble.ts';
import { Moment } from '#platform/http/text-shapes.ts';

/** The reasons why a broadcast cannot be scheduled, in the order in which they are checked. */
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

/** What the daily limit means for a broadcast. */
export const DayRoom = z.object({
  /** The provider's limit of people in a day. Null without one. */
  limit: z.nullable(z.int()),
  /** The number of people who got a message on the scheduled day, or will get one, in the shop's time zone. */
  booked: z.int(),
  audience: z.int(),
  /** How many customers will not get the message that day. */
  missingOut: z.int(),
});
export type DayRoom = z.infer<typeof DayRoom>;

/** What the plan's limit means for a broadcast. */
export const PlanRoom = z.object({
  meter: z.enum(['messages', 'conversations']),
  /** The plan's limit in a billing cycle. */
  most: z.int(),
  /** What is used in the billing cycle of the broadcast, including what earlier broadcasts in it will use. */
  taken: z.int(),
  /** How many people do not get the message unless the plan is raised. */
  missingOut: z.int(),
  /** The end of that cycle. */
  resetsAt: Moment,
});
export type PlanRoom = z.infer<typeof PlanRoom>;

/** The forecast of a broadcast at its scheduled time. */
export const FlightCheck = z.object({
  /** The first reason why it cannot be scheduled, or null. */
  blocked: z.nullable(z.object({ code: ScheduleReason, message: z.string() })),
  /**
   * The steps from all subscribers to those who get it immediately. `people` is the number of people who are left, or
   * who drop out.
   */
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
        'overPlanLimit',
        'atOnce',
      ]),
      people: z.int(),
      inWords: z.string(),
    }),
  ),
  /** How many people may get it, now or later. */
  recipients: z.int(),
  /**
   * Some recent changes are not counted yet, for example after a large import. A check a few seconds later includes
   * them.
   */
  isCatchingUp: z.boolean(),
  dayRoom: DayRoom,
  /** Null if the plan has no limit. */
  planRoom: z.nullable(PlanRoom),
  /** How the audience is divided between the two texts. Null without a test. */
  abTest: z.nullable(
    z.object({
      withEach: z.int(),
      /** The number of people who wait for the result of the test. */
      rest: z.int(),
      inWords: z.string(),
    }),
  ),
  /** The estimated time of the first message. Null if the shop has no WhatsApp number, or nobody would get it. */
  expectedStart: z.nullable(Moment),
  /** The estimated time of the last message. Null if `expectedStart` is null. */
  expectedFinish: z.nullable(z.string()),
  /** Sentences that say what delays the last message, or what the estimate leaves out. */
  finishReasons: z.array(z.string()),
  messagesPerSecond: z.nullable(z.int()),
  cost: z.object({
    currency: z.string(),
    amount: z.number(),
    /** The date of the prices. The cost is an estimate. */
    ratesOf: z.string(),
    inWords: z.string(),
    /** By ISO 3166 alpha-2. People with an unknown country are in none, and `inWords` gives their number. */
    countries: z.array(
      z.object({ country: z.string(), people: z.int(), rate: z.number(), amount: z.number() }),
    ),
  }),
  /** Whether the template and links are in order. `problem` is a sentence, or null. */
  checks: z.array(
    z.object({
      name: z.enum(['template', 'link', 'number', 'plan']),
      problem: z.nullable(z.string()),
      about: z.string(),
    }),
  ),
  /** The message for up to five real people. */
  previews: z.array(
    z.object({
      name: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** Which text of the A/B test the person gets. Null without a test. */
      arm: z.nullable(z.enum(['A', 'B'])),
      language: z.string(),
      bubbles: z.array(Bubble),
    }),
  ),
});
export type FlightCheck = z.infer<typeof FlightCheck>;
