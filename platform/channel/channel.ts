import * as z from 'zod/mini';

/** By what people are written to, as the wire and the rows name it: WhatsApp or Messenger. */
export const Channel = z.enum(['WA', 'FB']);
export type Channel = z.infer<typeof Channel>;
