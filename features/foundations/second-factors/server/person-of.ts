import { AppError } from '#platform/errors/app-error.ts';

/** Returns the person of a session. The owner's login comes from the store, which has a second step of its own. */
export function personOf({ userId }: { userId: string | null }): string {
  if (userId === null) throw new AppError('ACCOUNT_NEEDED');
  return userId;
}
