import * as z from 'zod/mini';
import { FAILURE_CLASSES } from './failure-classes.ts';

/** Why a message failed or is retried. */
export const MessageFailure = z.object({
  /** The provider's code. Null if it never answered. */
  code: z.nullable(z.int()),
  errorClass: z.enum(FAILURE_CLASSES),
  /** The provider's error text. */
  detail: z.string(),
});
export type MessageFailure = z.infer<typeof MessageFailure>;
