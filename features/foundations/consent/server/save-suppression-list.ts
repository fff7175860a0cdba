import { sql } from 'kysely';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import {
  syncSubscriberList,
  recordGrants,
  type ListedPeople,
} from '#features/foundations/subscribers/server/ledger-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { IMPORT } from './change-consent.ts';
import { offerConfirmations } from './offer-confirmation.ts';
import { findSuppressed } from './suppression.ts';
import { whoMustConfirm } from './who-must-confirm.ts';

/** A part of a list of contacts. */
interface ListToKeep {
  people: ListedPeople;
  /** Where and how the people agreed, in the merchant's own text. Null if the list contains no consent. */
  statement: string | null;
}

/** The result for the people of a list. */
export interface ListOutcome {
  /** The ids of new people, as an array for the database. */
  newIds: Buffer | string;
  /** The ids of people who were known before. Erased people are in neither list. */
  knownIds: string[];
  newcomers: number;
  leftOut: number;
  /** How many agreed by this list, and had not before. */
  agreed: number;
  /** How many had ended it before, and have to confirm by a message of their own. */
  waiting: number;
}

/**
 * Stores the people of a list and its consents, like `grantConsent` for each: it undoes no opt-out, and erased people
 * stay erased. It raises no event, so no campaign starts.
 */
export async function saveSuppressionList(
  ctx: Pick<Context, 'clock' | 'settings'>,
  tx: Tx,
  shopId: number,
  { people, statement }: ListToKeep,
): Promise<ListOutcome> {
  const { staying, leftOut } = await leaveOutErased(ctx, tx, shopId, people);
  const grant = statement === null ? null : { origin: IMPORT, wording: statement };
  const {
    made,
    known,
    agreed: hasAgreed,
  } = await syncSubscriberList(tx, shopId, staying, { now: ctx.clock.now(), grant });
  const outcome = {
    newIds: made.ids,
    knownIds: known.map((row) => row.subscriber_id),
    newcomers: made.count,
    leftOut,
  };
  if (statement === null) return { ...outcome, agreed: 0, waiting: 0 };
  const asking = known.filter((row) => hasAgreed.has(row.phone_e164) && !row.has_marketing_consent);
  const { agreed, waiting } = await grantByList(ctx, tx, shopId, asking, statement);
  return { ...outcome, agreed: made.agreed + agreed, waiting };
}

async function leaveOutErased(
  ctx: Pick<Context, 'settings'>,
  tx: Tx,
  shopId: number,
  people: ListedPeople,
): Promise<{ staying: ListedPeople; leftOut: number }> {
  const suppressed = await findSuppressed(ctx, tx, shopId, () => phonesOf(tx, people));
  if (suppressed.size === 0) return { staying: people, leftOut: 0 };
  const query = sql`select * from (${people.query}) p where phone_e164 <> all(${[...suppressed]}::text[])`;
  return { staying: { query, most: people.most - suppressed.size }, leftOut: suppressed.size };
}

async function phonesOf(tx: Tx, { query }: ListedPeople): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`select phone_e164 as phone from (${query}) p`.execute(tx);
  return rows.map((row) => row.phone);
}

async function grantByList(
  ctx: Pick<Context, 'clock' | 'settings'>,
  tx: Tx,
  shopId: number,
  known: readonly Subscriber[],
  wording: string,
): Promise<{ agreed: number; waiting: number }> {
  const agreeing = known.map((subscriber) => ({ subscriber, isOwn: false, isList: true }));
  const mustConfirm = await whoMustConfirm(ctx, tx, agreeing);
  const waiting = new Set([...mustConfirm].map(({ subscriber }) => subscriber.subscriber_id));
  const granted = known.map((row) => row.subscriber_id).filter((id) => !waiting.has(id));
  await recordGrants(tx, shopId, granted, { origin: IMPORT, at: ctx.clock.now(), proof: { wording } });
  const waits = { subscriberIds: [...waiting], toolType: IMPORT, wording };
  await offerConfirmations(ctx, tx, shopId, waits);
  return { agreed: granted.length, waiting: waiting.size };
}
