import * as z from 'zod/mini';
import { Moment, Uuid } from '#platform/http/text-shapes.ts';

export const AbMetric = z.enum(['read', 'clicked', 'ordered']);
export type AbMetric = z.infer<typeof AbMetric>;

/** Two texts that are compared, and a share of people who get none. A person's part follows from who they are. */
export const AbTest = z.object({
  /** The second text, empty while none is chosen, and its values. */
  templateB: z.union([z.literal(''), Uuid]),
  attributesB: z.record(
    z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,49}$/)),
    z.string().check(z.maxLength(2000)),
  ),
  /** The share of the audience in the test, half of it for each text. 100 leaves no rest. */
  testPercent: z.number().check(z.gte(5), z.lte(100)),
  /** The share that gets no message, for comparison. */
  holdOutPercent: z.number().check(z.gte(0), z.lte(50)),
  metric: AbMetric,
  /** Who decides which text the rest gets: the merchant, or the rule after that many minutes if there is a winner. */
  decidedBy: z.enum(['merchant', 'rule']),
  decideAfterMinutes: z.int().check(z.gte(10), z.lte(7 * 24 * 60)),
});
export type AbTest = z.infer<typeof AbTest>;

export const USUAL_AB_TEST: AbTest = {
  templateB: '',
  attributesB: {},
  testPercent: 20,
  holdOutPercent: 0,
  metric: 'clicked',
  decidedBy: 'merchant',
  decideAfterMinutes: 240,
};

const Interval = z.object({ low: z.number(), high: z.number() });

/** One side of an A/B test. Shares in percent: of delivered messages for read and clicked, of all for ordered. */
export const AbArm = z.object({
  arm: z.enum(['A', 'B', 'holdOut']),
  people: z.int(),
  delivered: z.int(),
  read: z.int(),
  clicked: z.int(),
  ordered: z.int(),
  revenueMinor: z.int(),
  share: z.number(),
  /** The 95 % confidence interval of the share. */
  interval: Interval,
});
export type AbArm = z.infer<typeof AbArm>;

export const AbResult = z.object({
  metric: AbMetric,
  arms: z.array(AbArm),
  /** B minus A in percentage points, with its 95 % confidence interval. */
  difference: z.object({ points: z.number(), interval: Interval }),
  /** Null while there is none. */
  winner: z.nullable(z.enum(['A', 'B'])),
  /** The text that the rest got, and the time of that decision. */
  sentToRest: z.nullable(z.object({ arm: z.enum(['A', 'B']), at: Moment })),
  /** How many people still wait for the decision. */
  rest: z.int(),
  /**
   * The time of the rule's first decision, and the time when the rest is dropped without one. Null if nobody waits for
   * it.
   */
  decidesAt: z.nullable(Moment),
  lapsesAt: z.nullable(Moment),
  /** What a winner still needs, as a sentence. Null once there is one. */
  stillNeeded: z.nullable(z.string()),
  /** The result as a sentence. */
  inWords: z.string(),
});
export type AbResult = z.infer<typeof AbResult>;
