import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import type { optIn } from '../../contract/tool-calls.ts';

/** A shopper's opt-in as it was asked for, with the number that they may be reached by. */
export interface AskedOptIn {
  shop: Shop;
  phoneE164: string;
  given: BodyOf<typeof optIn>;
  visit: { ip: string; userAgent: string };
  /** Too many came from its network today: it has to be confirmed by the shopper's own message. */
  looksFarmed?: boolean;
}

/** What a shopper is told, or why not. */
export type OptInOutcome = Omit<ResponseOf<typeof optIn>, 'stored'> | AppError;
