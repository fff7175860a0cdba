import { isOwnGrant, isRefusal, type ConsentEntry } from './standing-refusal.ts';

/** One of the rows that are to become one. */
export interface ConsentSide {
  entries: readonly ConsentEntry[];
  /** Whether this row's own address is the one that messages of the joined person go to. */
  isWrittenTo: boolean;
}

/**
 * Why two rows are taken for one person. `sameAccount`: the channel itself names both identifiers of one account.
 * `sameCustomer`: the store's customer has both, which somebody typed. `changedNumber`: the first row's person moved
 * to a number that the second row had, whose person may be another.
 */
export type MergeEvidence = 'sameAccount' | 'sameCustomer' | 'changedNumber';

/** What the joined person's consent is, and the entries that say so. */
export interface MergedConsent {
  hasConsent: boolean;
  granted: ConsentEntry | null;
  revoked: ConsentEntry | null;
}

/**
 * The consent of a joined person: never wider than the ledger says of the very address that is written to. A
 * revocation in any of the rows counts, and ends every grant that is not later than it. A refusal is undone only by a later
 * message of the person.
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

/** The last owner of a number refused for themselves: that holds for who has it now until they agree, in any way. */
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
