import * as z from 'zod/mini';

const percent = z.number().check(z.gte(0), z.lte(100));

/** A first slice of the audience that is written to before the rest, which follows only when that went well. */
export const Canary = z.object({
  /** How many people: a number, or a share of the audience. */
  size: z.union([
    z.object({ people: z.int().check(z.gte(1), z.lte(100_000)) }),
    z.object({ percent: z.number().check(z.gte(0.1), z.lte(50)) }),
  ]),
  /** How long what becomes of it is watched before the rest goes. */
  waitMinutes: z.int().check(z.gte(1), z.lte(24 * 60)),
  /** It stops when more than this of those written to failed, or opted out or blocked the shop. */
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
