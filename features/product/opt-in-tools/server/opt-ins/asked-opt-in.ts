import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import type { optIn } from '../../contract/tool-calls.ts';

/** A shopper's opt-in as requested, with the number that they can be reached by. */
export interface AskedOptIn {
  shop: Shop;
  phoneE164: string;
  given: BodyOf<typeof optIn>;
  visit: { ip: string; userAgent: string };
  /** Whether too many came from its network today, so that the shopper's own message has to confirm it. */
  looksFarmed?: boolean;
}

/** The answer to a shopper, or the error. */
export type OptInOutcome = Omit<ResponseOf<typeof optIn>, 'stored'> | AppError;
