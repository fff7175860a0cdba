import { AppError } from '#platform/errors/app-error.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';

/** Returns the person of a session. The owner's login comes from the store and is no person. */
export function requirePerson({ userId }: Pick<MerchantSession, 'userId'>): string {
  if (userId === null) throw new AppError('ACCOUNT_NEEDED');
  return userId;
}
