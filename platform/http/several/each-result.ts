import * as z from 'zod/mini';
import { Uuid } from '../text-shapes.ts';

/** The most rows that one call changes. */
export const MOST_AT_ONCE = 100;

export const ManyIds = z.array(Uuid).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));

/** What a call for several rows did with each of them. */
export const EachResult = z.object({
  done: z.array(z.string()),
  refused: z.array(
    z.object({
      id: z.string(),
      /** The error's sentence. */
      reason: z.string(),
    }),
  ),
});
export type EachResult = z.infer<typeof EachResult>;
