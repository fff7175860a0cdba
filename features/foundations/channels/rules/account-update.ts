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

/** The meaning for the account's numbers. `reason` is a sentence for merchants. */
export type AccountVerdict =
  | { kind: 'stop'; matter: AccountMatter; reason: string; until: Date | null }
  | { kind: 'start'; matter: AccountMatter }
  | { kind: 'none' };

const REMOVED = 'Bellbird was removed from the WhatsApp Business account. Connect the number again.';
const RESTRICTED =
  'WhatsApp has restricted this account for breaking its rules. Open WhatsApp Manager to see why and to appeal.';
const DISABLED =
  'WhatsApp has disabled this account for breaking its rules. Open WhatsApp Manager to see why and to appeal.';

const VERDICTS: Record<string, AccountVerdict> = {
  ACCOUNT_DELETED: stop('deleted', 'The WhatsApp Business account was deleted. Connect another number.'),
  PARTNER_REMOVED: stop('partner', REMOVED),
  PARTNER_APP_UNINSTALLED: stop('partner', REMOVED),
  PARTNER_ADDED: { kind: 'start', matter: 'partner' },
  PARTNER_APP_INSTALLED: { kind: 'start', matter: 'partner' },
  ACCOUNT_OFFBOARDED: stop(
    'offboarding',
    'The number was moved to another phone or registered anew, so WhatsApp cut it off. It sends again once it is reconnected in the WhatsApp Business app.',
  ),
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
  return state === 'DISABLE' ? stop('ban', DISABLED) : { kind: 'none' };
}

/** Some restrictions only prevent adding numbers, or people's messages to the account. */
function judgeRestriction(restrictions: AccountUpdateFacts['restrictions']): AccountVerdict {
  if (restrictions.length === 0) return stop('restriction', RESTRICTED);
  const stopping = restrictions.filter(
    ({ type }) => type === null || type.includes('BIZ_INITIATED_MESSAGING'),
  );
  if (stopping.length === 0) return { kind: 'none' };
  // A restriction without an end has no known end.
  const ends = stopping.map(({ endsAt }) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  return Number.isFinite(last)
    ? stop('restriction', `${RESTRICTED} It sends again automatically when that ends.`, new Date(last))
    : stop('restriction', RESTRICTED);
}

function stop(matter: AccountMatter, reason: string, until: Date | null = null): AccountVerdict {
  return { kind: 'stop', matter, reason, until };
}
