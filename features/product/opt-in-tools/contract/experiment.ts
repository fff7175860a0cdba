import * as z from 'zod/mini';
import { Moment } from '#platform/http/text-shapes.ts';
import { ToolStates } from './tool-states.ts';

/** `A` is the tool as it is, `B` the other design, and `heldOut` who see neither. */
export const ARMS = ['A', 'B', 'heldOut'] as const;
export type Arm = (typeof ARMS)[number];

/**
 * The part of a tool's states that two designs of it may differ in: how it looks and what it says. When, where and to
 * whom it shows itself, what it gives and what is agreed to are the same, else other people would be compared.
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

/** What became of the visitors of one side. */
export const ExperimentArm = z.object({
  arm: z.enum(ARMS),
  /** Visitors who saw it, each once; of `heldOut` those who would have. */
  visitors: z.int(),
  /** Of these, who signed up on the tool's channel since, through whatever tool. */
  optIns: z.int(),
  /** In percent, and where the true share lies with 95% confidence. */
  share: z.number(),
  interval: Interval,
});
export type ExperimentArm = z.infer<typeof ExperimentArm>;

export const ExperimentResult = z.object({
  id: z.string(),
  beganAt: Moment,
  endedAt: z.nullable(Moment),
  /** Which design was kept; null while it runs. */
  kept: z.nullable(z.enum(['A', 'B'])),
  holdOutPercent: HoldOutPercent,
  /** The other design, as it is shown. */
  states: ToolStates,
  arms: z.array(ExperimentArm),
  /** B less A in percentage points, with its 95% interval. */
  difference: z.object({ points: z.number(), interval: Interval }),
  /** Null while the difference may be chance, or too few saw them. */
  winner: z.nullable(z.enum(['A', 'B'])),
  /** As a sentence. */
  inWords: z.string(),
});
export type ExperimentResult = z.infer<typeof ExperimentResult>;
