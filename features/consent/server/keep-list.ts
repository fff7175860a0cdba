import {
  keepListed,
  readLedgers,
  recordGrants,
  standingRefusals,
  type ListedPerson,
  type Subscriber,
} from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { IMPORT } from './change-consent.ts';
import { offerConfirmations } from './offer-confirmation.ts';
import { findSuppressed } from './suppression.ts';

/** A part of a list of contacts; each number stands in it once. */
interface ListToKeep<Person extends ListedPerson> {
  people: readonly Person[];
  /** Where and how those who agreed did so, in the merchant's own words; null when it tells of no consent. */
  statement: string | null;
}

/** What became of the people of a list. */
export interface ListOutcome<Person> {
  /** With the ids they are known by; who was erased is not among them. */
  kept: { subscriberId: string; person: Person }[];
  newcomers: number;
  leftOut: number;
  /** Who agreed by this list, and had not before. */
  agreed: number;
  /** Who ended it before, and has to confirm it by a message of their own. */
  waiting: number;
}

/**
 * Keeps the people of a list, and those consents that it carries, as `grantConsent` would one by one: nobody's STOP is
 * undone by it, and who was erased stays away. It is silent: nobody hears of it, so that no campaign begins.
 */
export async function keepList<Person extends ListedPerson>(
  ctx: Pick<Context, 'clock' | 'settings'>,
  tx: Tx,
  shopId: number,
  { people, statement }: ListToKeep<Person>,
): Promise<ListOutcome<Person>> {
  const phones = people.map(({ phoneE164 }) => phoneE164);
  const suppressed = await findSuppressed(ctx, tx, shopId, phones);
  const staying = people.filter(({ phoneE164 }) => !suppressed.has(phoneE164));
  const grant = statement === null ? null : { origin: IMPORT, wording: statement };
  const { made, known } = await keepListed(tx, shopId, staying, { now: ctx.clock.now(), grant });
  const byPhone = new Map(staying.map((person) => [person.phoneE164, person]));
  const kept = [
    ...made.map(({ subscriberId, phoneE164 }) => ({ subscriberId, phoneE164 })),
    ...known.map((row) => ({ subscriberId: row.subscriber_id, phoneE164: row.phone_e164 ?? '' })),
  ].flatMap(({ subscriberId, phoneE164 }) => {
    const person = byPhone.get(phoneE164);
    return person ? [{ subscriberId, person }] : [];
  });
  const outcome = { kept, newcomers: made.length, leftOut: suppressed.size };
  if (statement === null) return { ...outcome, agreed: 0, waiting: 0 };
  const hasAgreed = (phone: string | null) => byPhone.get(phone ?? '')?.hasAgreed === true;
  const asking = known.filter((row) => hasAgreed(row.phone_e164) && !row.has_marketing_consent);
  const { agreed, waiting } = await grantByList(ctx, tx, shopId, asking, statement);
  const begun = made.filter(({ phoneE164 }) => hasAgreed(phoneE164)).length;
  return { ...outcome, agreed: begun + agreed, waiting };
}

async function grantByList(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  known: readonly Subscriber[],
  wording: string,
): Promise<{ agreed: number; waiting: number }> {
  const waiting = await whoWaits(tx, known);
  const granted = known.map((row) => row.subscriber_id).filter((id) => !waiting.has(id));
  await recordGrants(tx, shopId, granted, { origin: IMPORT, at: ctx.clock.now(), proof: { wording } });
  const waits = { subscriberIds: [...waiting], toolType: IMPORT, wording };
  await offerConfirmations(ctx, tx, shopId, waits);
  return { agreed: granted.length, waiting: waiting.size };
}

/** Who ended it and has not taken it up again: that is theirs alone. */
async function whoWaits(tx: Tx, rows: readonly Subscriber[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const ledgers = await readLedgers(tx, rows);
  const ended = rows.filter(
    (row) => row.opted_out_at !== null || standingRefusals(ledgers.get(row.subscriber_id) ?? []).length > 0,
  );
  return new Set(ended.map((row) => row.subscriber_id));
}
