import * as z from 'zod/mini';

/** Why a message failed or is tried again. */
export const MessageFailure = z.object({
  /** The provider's code. Null if it never answered. */
  code: z.nullable(z.int()),
  errorClass: z.enum([
    'transient',
    'rate',
    'pairRate',
    'perUserMarketing',
    'optedOut',
    'undeliverable',
    'windowClosed',
    'template',
    'request',
    'media',
    'account',
    'auth',
    'noAnswer',
    'doorShut',
  ]),
  /** The provider's own words. */
  detail: z.string(),
});
export type MessageFailure = z.infer<typeof MessageFailure>;
