import { isOwnGrant, isRefusal, type ConsentEntry } from './standing-refusal.ts';

/** One of the rows to merge. */
export interface ConsentSide {
  entries: readonly ConsentEntry[];
  /** Whether messages to the merged person go to this row's own address. */
  isWrittenTo: boolean;
}

/**
 * Why two rows are the same person. `sameAccount`: the channel names both identifiers for one account. `sameCustomer`:
 * the store's customer has both, and somebody typed them. `changedNumber`: the first row's person moved to the number
 * of the second row, whose person may be another.
 */
export type MergeEvidence = 'sameAccount' | 'sameCustomer' | 'changedNumber';

/** The merged person's consent, and the entries that prove it. */
export interface MergedConsent {
  hasConsent: boolean;
  granted: ConsentEntry | null;
  revoked: ConsentEntry | null;
}

/**
 * The consent of a merged person: never wider than the ledger says for the address that messages go to. A revocation in
 * any of the rows counts, and ends every grant that is not later. Only a later message of the person undoes a refusal.
 */
export function mergeConsent(evidence: MergeEvidence, sides: readonly ConsentSide[]): MergedConsent {
  const revocations = sides.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'revoked'));
  const grants = sides
    .filter((side, at) => doGrantsCount(evidence, side, at))
    .flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'granted'));
  const standing = latest(grants.filter((grant) => revocations.every((no) => outlives(grant, no, evidence))));
  return {
    hasConsent: standing !== null,
    granted: standing ?? latest(grants),
    revoked: latest(revocations),
  };
}

/**
 * The last owner of a number refused for themselves. The refusal holds for the new owner until they agree, in any way.
 */
function outlives(grant: ConsentEntry, revocation: ConsentEntry, evidence: MergeEvidence): boolean {
  const needsOwn = isRefusal(revocation.origin) && evidence !== 'changedNumber';
  return grant.at > revocation.at && (!needsOwn || isOwnGrant(grant));
}

function doGrantsCount(evidence: MergeEvidence, side: ConsentSide, at: number): boolean {
  switch (evidence) {
    case 'sameAccount':
      return true;
    case 'sameCustomer':
      return side.isWrittenTo;
    case 'changedNumber':
      return at === 0;
  }
}

function latest(entries: readonly ConsentEntry[]): ConsentEntry | null {
  return entries.reduce<ConsentEntry | null>(
    (last, entry) => (last === null || entry.at > last.at ? entry : last),
    null,
  );
}
