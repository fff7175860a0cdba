import type { StopReason } from './describe-stop.ts';

/** The meaning of a dead token's sub-codes (Graph API, error handling). */
const REASONS: Readonly<Record<number, StopReason>> = {
  458: 'facebookRemoved',
  459: 'facebookConfirm',
  460: 'facebookPassword',
  463: 'facebookExpired',
  464: 'facebookUnconfirmed',
  467: 'facebookLoggedOut',
  492: 'facebookRole',
};

/** Returns why a page's token no longer works. `describeStop` explains it to the merchant. */
export function tokenDeathReason(subcode: number | null): StopReason {
  return (subcode === null ? undefined : REASONS[subcode]) ?? 'facebookToken';
}
