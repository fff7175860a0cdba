import * as z from 'zod/mini';
import { Moment } from '#platform/http/text-shapes.ts';
import { ToolStates } from './tool-states.ts';

/** `A` is the tool as it is, `B` is the other design, and `heldOut` are visitors who see neither. */
export const ARMS = ['A', 'B', 'heldOut'] as const;
export type Arm = (typeof ARMS)[number];

/**
 * The states in which two designs may differ: appearance and texts. When, where and to whom the tool is shown, what it
 * gives and what people agree to must be the same. Otherwise different people would be compared.
 */
export const DesignStates = z.pick(ToolStates, {
  collapsed: true,
  open: true,
  completed: true,
  image: true,
  backgroundStyle: true,
  spinTheWheel: true,
  generalSettings: true,
});
export type DesignStates = z.infer<typeof DesignStates>;

/** The share of visitors who see neither design, in percent. */
export const HoldOutPercent = z.int().check(z.gte(0), z.lte(50));

const Interval = z.object({ low: z.number(), high: z.number() });

/** The results of one side of an experiment. */
export const ExperimentArm = z.object({
  arm: z.enum(ARMS),
  /** Visitors who saw it, each counted once. For `heldOut`, visitors who would have seen it. */
  visitors: z.int(),
  /** Those visitors who signed up on the tool's channel since, through any tool. */
  optIns: z.int(),
  /** The share in percent, with its 95 % confidence interval. */
  share: z.number(),
  interval: Interval,
});
export type ExperimentArm = z.infer<typeof ExperimentArm>;

export const ExperimentResult = z.object({
  id: z.string(),
  beganAt: Moment,
  endedAt: z.nullable(Moment),
  /** The design that was kept. Null while the experiment runs. */
  kept: z.nullable(z.enum(['A', 'B'])),
  holdOutPercent: HoldOutPercent,
  /** The other design as it is shown. */
  states: ToolStates,
  arms: z.array(ExperimentArm),
  /** B minus A in percentage points, with its 95 % confidence interval. */
  difference: z.object({ points: z.number(), interval: Interval }),
  /** Null while the difference may be chance, or too few visitors saw the designs. */
  winner: z.nullable(z.enum(['A', 'B'])),
  /** The result as a sentence. */
  inWords: z.string(),
});
export type ExperimentResult = z.infer<typeof ExperimentResult>;
