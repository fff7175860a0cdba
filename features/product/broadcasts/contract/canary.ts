import * as z from 'zod/mini';

const percent = z.number().check(z.gte(0), z.lte(100));

/** A first group of the audience. The rest follows only if it goes well. */
export const Canary = z.object({
  /** The number of people, or a share of the audience. */
  size: z.union([
    z.object({ people: z.int().check(z.gte(1), z.lte(100_000)) }),
    z.object({ percent: z.number().check(z.gte(0.1), z.lte(50)) }),
  ]),
  /** How long the first group is watched before the rest is sent. */
  waitMinutes: z.int().check(z.gte(1), z.lte(24 * 60)),
  /**
   * The limits that stop the broadcast: the share of the first group that failed, and the share that opted out or
   * blocked the shop.
   */
  mostFailedPercent: percent,
  mostOptOutPercent: percent,
});
export type Canary = z.infer<typeof Canary>;

export const USUAL_CANARY: Canary = {
  size: { percent: 2 },
  waitMinutes: 30,
  mostFailedPercent: 10,
  mostOptOutPercent: 2,
};
