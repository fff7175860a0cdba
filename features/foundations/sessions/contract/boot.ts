import * as z from 'zod/mini';
import { Merchant } from './session-calls.ts';

/** What the server writes into the app's page, so that nothing has to be asked before it shows. */
export const Boot = z.object({
  /** Null: nobody is logged in. */
  user: z.nullable(Merchant),
});
export type Boot = z.infer<typeof Boot>;

/** The id of the element that holds it, as JSON. */
export const BOOT_ELEMENT = 'boot';
