import * as z from 'zod/mini';

export const CHANNELS = ['WA', 'FB'] as const;
/** The channel of a message, WhatsApp or Messenger, as the API and the database name it. */
export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;
