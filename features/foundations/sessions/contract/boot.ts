import * as z from 'zod/mini';
import { Merchant } from './session-calls.ts';

/** The data that the server writes into the app's page, so that the app can show it without another request. */
export const Boot = z.object({
  /** Null when nobody is logged in. */
  user: z.nullable(Merchant),
});
export type Boot = z.infer<typeof Boot>;

/** The id of the element that holds this as JSON. */
export const BOOT_ELEMENT = 'boot';
