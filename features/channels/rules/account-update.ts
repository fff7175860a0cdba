/** What WhatsApp says happened to a business account; the parts of `account_update` that matter here. */
export interface AccountUpdateFacts {
  event: string;
  /** DISABLE, SCHEDULE_FOR_DISABLE or REINSTATE. */
  banState: string | null;
  /** For example RESTRICTED_BIZ_INITIATED_MESSAGING; empty where none is named. */
  restrictions: readonly string[];
}

/** What it means for the numbers of the account; `reason` is a sentence for merchants. */
export type AccountVerdict = { kind: 'stop'; reason: string } | { kind: 'start' } | { kind: 'none' };

const STOP_REASONS: Record<string, string> = {
  ACCOUNT_DELETED: 'The WhatsApp Business account was deleted. Connect another number.',
  PARTNER_REMOVED: 'Bellbird was removed from the WhatsApp Business account. Connect the number again.',
  PARTNER_APP_UNINSTALLED:
    'Bellbird was removed from the WhatsApp Business account. Connect the number again.',
};

const RESTRICTED =
  'WhatsApp has restricted this account for breaking its rules. Open WhatsApp Manager to see why and to appeal.';
const DISABLED =
  'WhatsApp has disabled this account for breaking its rules. Open WhatsApp Manager to see why and to appeal.';

/** Whether an account's numbers must stop, may start again, or go on as they are. */
export function judgeAccountUpdate({ event, banState, restrictions }: AccountUpdateFacts): AccountVerdict {
  const reason = STOP_REASONS[event];
  if (reason !== undefined) return { kind: 'stop', reason };
  if (event === 'ACCOUNT_RESTRICTION') return judgeRestriction(restrictions);
  if (event !== 'DISABLED_UPDATE') return { kind: 'none' };
  // A date for a ban is a warning: until then messages go out.
  if (banState === 'REINSTATE') return { kind: 'start' };
  return banState === 'DISABLE' ? { kind: 'stop', reason: DISABLED } : { kind: 'none' };
}

/** Some restrictions only keep the account from adding numbers or people from writing to it. */
function judgeRestriction(restrictions: readonly string[]): AccountVerdict {
  const stops =
    restrictions.length === 0 || restrictions.some((one) => one.includes('BIZ_INITIATED_MESSAGING'));
  return stops ? { kind: 'stop', reason: RESTRICTED } : { kind: 'none' };
}
