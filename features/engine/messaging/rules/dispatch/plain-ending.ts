/** The texts and codes in the ending of one claimed message. */
interface Worded {
  kind: string;
  code?: number | null;
  detail?: string;
  reason?: string;
  providerMessageId?: string;
}

const UNREADABLE = 'unreadable answer';
const PLAIN_ID = /[^\x21-\x7e]/g;
const LONGEST_ID = 200;

/** Returns the ending without any provider codes or texts that a database might refuse. */
export function toPlainEnding<Ending extends Worded>(ending: Ending): Ending {
  return {
    ...ending,
    ...('code' in ending && { code: null }),
    ...('detail' in ending && { detail: UNREADABLE }),
    ...(ending.kind !== 'skipped' && ending.kind !== 'wait' && 'reason' in ending && { reason: UNREADABLE }),
    ...(ending.providerMessageId !== undefined && {
      providerMessageId: ending.providerMessageId.replace(PLAIN_ID, '').slice(0, LONGEST_ID),
    }),
  };
}

const MOST_CODE = 2 ** 31 - 1;

/**
 * Returns the ending in a form that the database accepts: no zero characters in texts, no code beyond its column's
 * range.
 */
export function toStorableEnding<Ending extends Worded>(ending: Ending): Ending {
  if (ending.kind === 'sent' || (ending.detail === undefined && ending.reason == null)) return ending;
  return {
    ...ending,
    ...(ending.detail !== undefined && { detail: withoutZeros(ending.detail) }),
    ...(ending.reason != null && { reason: withoutZeros(ending.reason) }),
    ...(ending.code != null && !isStorableCode(ending.code) && { code: null }),
  };
}

function withoutZeros(words: string): string {
  return words.replaceAll('\u0000', '');
}

function isStorableCode(code: number): boolean {
  return Number.isInteger(code) && Math.abs(code) <= MOST_CODE;
}
