import * as z from 'zod/mini';

export const CHANNELS = ['WA', 'FB'] as const;
/** By what people are written to, as the wire and the rows name it: WhatsApp or Messenger. */
export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;
