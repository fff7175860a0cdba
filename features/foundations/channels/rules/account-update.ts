import type { StopReason } from './describe-stop.ts';

/** WhatsApp's report about a business account: the parts of `account_update` that matter here. */
export interface AccountUpdateFacts {
  event: string;
  /** DISABLE, SCHEDULE_FOR_DISABLE or REINSTATE. */
  banState: string | null;
  /** For example RESTRICTED_BIZ_INITIATED_MESSAGING. Empty if none is named. */
  restrictions: readonly { type: string | null; endsAt: Date | null }[];
}

/** The matters that can stop an account. Each is lifted only by a notice about the same matter. */
export type AccountMatter = 'deleted' | 'partner' | 'restriction' | 'ban' | 'offboarding';

/** The meaning for the account's numbers. `describeStop` explains the reason to merchants. */
export type AccountVerdict =
  | { kind: 'stop'; matter: AccountMatter; reason: StopReason; until: Date | null }
  | { kind: 'start'; matter: AccountMatter }
  | { kind: 'none' };

const VERDICTS: Record<string, AccountVerdict> = {
  ACCOUNT_DELETED: stop('deleted'),
  PARTNER_REMOVED: stop('partner'),
  PARTNER_APP_UNINSTALLED: stop('partner'),
  PARTNER_ADDED: { kind: 'start', matter: 'partner' },
  PARTNER_APP_INSTALLED: { kind: 'start', matter: 'partner' },
  ACCOUNT_OFFBOARDED: stop('offboarding'),
  ACCOUNT_RECONNECTED: { kind: 'start', matter: 'offboarding' },
};

/** Decides whether an account's numbers must stop, may start again, or continue. */
export function judgeAccountUpdate({ event, banState, restrictions }: AccountUpdateFacts): AccountVerdict {
  if (event === 'ACCOUNT_RESTRICTION') return judgeRestriction(restrictions);
  if (event === 'DISABLED_UPDATE') return judgeBan(banState);
  return VERDICTS[event] ?? { kind: 'none' };
}

/** A date for a ban is a warning: until then messages are sent. */
function judgeBan(state: string | null): AccountVerdict {
  if (state === 'REINSTATE') return { kind: 'start', matter: 'ban' };
  return state === 'DISABLE' ? stop('ban') : { kind: 'none' };
}

/** Some restrictions only prevent adding numbers, or people's messages to the account. */
function judgeRestriction(restrictions: AccountUpdateFacts['restrictions']): AccountVerdict {
  if (restrictions.length === 0) return stop('restriction');
  const stopping = restrictions.filter(
    ({ type }) => type === null || type.includes('BIZ_INITIATED_MESSAGING'),
  );
  if (stopping.length === 0) return { kind: 'none' };
  // A restriction without an end has no known end.
  const ends = stopping.map(({ endsAt }) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  if (!Number.isFinite(last)) return stop('restriction');
  return { kind: 'stop', matter: 'restriction', reason: 'restrictionEnds', until: new Date(last) };
}

function stop(matter: AccountMatter): AccountVerdict {
  return { kind: 'stop', matter, reason: matter, until: null };
}
