/** The identifiers of a row, or those that one report of the channel names together. */
export interface Identifiers {
  phoneE164: string | null;
  waId: string | null;
  bsuid: string | null;
  psid: string | null;
}

export interface IdentityRow extends Identifiers {
  subscriberId: string;
  createdAt: Date;
}

/** Which rows are the named person, and which have an identifier that is no longer their own. */
export interface IdentityDecision {
  /** The rows of the person, the oldest first; empty for a new person. */
  same: string[];
  /** The person's identifiers from now on. */
  identifiers: Identifiers;
  /** Rows of other people, with the identifiers that now belong to this person. */
  handedOn: { subscriberId: string; identifiers: (keyof Identifiers)[] }[];
}

/**
 * Decides from identifiers that the channel names together who is who. An account's id is stronger than its number: a
 * number that comes with another account's id has a new owner and is taken from the old one. Rows with equal ids are
 * one person.
 */
export function decideIdentity(rows: readonly IdentityRow[], given: Identifiers): IdentityDecision {
  const others = rows.filter((row) => isSomebodyElse(row, given));
  const same = oneAccount(rows.filter((row) => !others.includes(row)).toSorted(byAge), given);
  return {
    same: same.map(({ subscriberId }) => subscriberId),
    identifiers: {
      phoneE164: phoneOf(same, given),
      waId: given.waId ?? firstKnown(same, 'waId'),
      bsuid: given.bsuid ?? firstKnown(same, 'bsuid'),
      psid: given.psid ?? firstKnown(same, 'psid'),
    },
    handedOn: rows
      .filter((row) => !same.includes(row))
      .map((row) => ({ subscriberId: row.subscriberId, identifiers: sharedWith(row, given) })),
  };
}

const NAMES = ['phoneE164', 'waId', 'bsuid', 'psid'] as const;

function byAge(one: IdentityRow, other: IdentityRow): number {
  const ageMs = one.createdAt.getTime() - other.createdAt.getTime();
  return ageMs === 0 ? one.subscriberId.localeCompare(other.subscriberId) : ageMs;
}

function isSomebodyElse(row: IdentityRow, given: Identifiers): boolean {
  if (row.bsuid !== null && given.bsuid !== null) return row.bsuid !== given.bsuid;
  if (row.psid !== null && given.psid !== null) return row.psid !== given.psid;
  return row.waId !== null && given.waId !== null && row.waId !== given.waId;
}

/** If the report has no account id, rows of two accounts may remain. The one with the best match is the person. */
function oneAccount(rows: IdentityRow[], given: Identifiers): IdentityRow[] {
  const named = (['bsuid', 'psid', 'waId', 'phoneE164'] as const)
    .map((name) => rows.find((row) => given[name] !== null && row[name] === given[name]))
    .find((row) => row !== undefined);
  const bsuid = given.bsuid ?? named?.bsuid ?? null;
  return rows.filter((row) => row === named || row.bsuid === null || bsuid === null || row.bsuid === bsuid);
}

/** A typed number is kept beside WhatsApp's id for it. A number that belonged to an old id moves to the new one. */
function phoneOf(same: readonly IdentityRow[], given: Identifiers): string | null {
  const phones = same.flatMap(({ phoneE164 }) => (phoneE164 === null ? [] : [phoneE164]));
  if (given.phoneE164 !== null && phones.includes(given.phoneE164)) return given.phoneE164;
  const hasMoved = same.some(
    ({ waId, phoneE164 }) =>
      waId !== null && given.waId !== null && waId !== given.waId && phoneE164 === `+${waId}`,
  );
  return hasMoved ? given.phoneE164 : (phones[0] ?? given.phoneE164);
}

function firstKnown(rows: readonly IdentityRow[], name: keyof Identifiers): string | null {
  return rows.find((row) => row[name] !== null)?.[name] ?? null;
}

function sharedWith(row: IdentityRow, given: Identifiers): (keyof Identifiers)[] {
  return NAMES.filter((name) => given[name] !== null && row[name] === given[name]);
}
