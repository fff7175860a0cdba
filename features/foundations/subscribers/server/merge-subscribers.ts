import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SubscriberMove } from '../contract/subscriber-events.ts';
import { mergeConsent, type MergeEvidence } from '../rules/merge-consent.ts';
import type { ConsentEntry } from '../rules/standing-refusal.ts';
import { consentColumns, readLedgers } from './consent-of-rows.ts';
import { recordRevocation } from './record-consent.ts';
import { lockSubscriber, lockSubscribers, type Subscriber } from './subscriber-queries.ts';

/** Rows of one person, and the evidence for it. */
interface Merge {
  subscriberIds: readonly string[];
  evidence: MergeEvidence;
}

/**
 * Merges rows of one shop and channel: the oldest stays and gets the others' history and identifiers, and their ids
 * lead to it for ever. Its consent is what the ledger proves, never more. Returns the surviving row, locked. Ids that
 * were merged earlier are skipped. Needs a server transaction: row-level security does not let a shop's transaction
 * move the ledger.
 */
export async function mergeSubscribers(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  shopId: number,
  { subscriberIds, evidence }: Merge,
): Promise<Subscriber | null> {
  const rows = (await lockSubscribers(tx, shopId, subscriberIds)).toSorted(byAge);
  const [survivor, ...absorbed] = rows;
  if (!survivor || absorbed.length === 0) return survivor ?? null;
  const consent = await decideConsent(tx, rows, evidence);
  const hasConsent = consent.hasConsent && rows.some((row) => row.has_marketing_consent);
  const now = ctx.clock.now();
  for (const row of absorbed) {
    const move = { shopId, fromId: row.subscriber_id, toId: survivor.subscriber_id };
    await ctx.events.publish(tx, 'subscriberMerged', move);
    await moveLedger(tx, move);
    await leaveAlias(tx, move, now);
  }
  const joined = await tx
    .updateTable('subscribers')
    .set({
      ...joinFacts(rows),
      ...consentColumns({ ...consent, hasConsent }),
      stopped_all_at: hasConsent ? null : latestOf(rows, 'stopped_all_at'),
    })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', survivor.subscriber_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // The merged ledger alone could look as if the person had consent. A revocation entry prevents that.
  const mayMisread = rows.some((row) => row.has_marketing_consent) || consent.granted !== null;
  if (hasConsent || !mayMisread) return joined;
  await recordRevocation(tx, joined, { origin: 'merged', at: now, endsAll: false });
  return { ...joined, has_marketing_consent: false, opted_out_at: now };
}

/**
 * Moves rows that were written under the merged id while the merge ran. The person's row is locked
 * meanwhile. Ends consent if the merged ledger does not prove it.
 */
export async function repeatMerge(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  { shopId, subscriberId }: { shopId: number; subscriberId: string },
): Promise<void> {
  const survivor = await lockSubscriber(tx, shopId, subscriberId);
  if (!survivor || survivor.subscriber_id === subscriberId) return;
  const move = { shopId, fromId: subscriberId, toId: survivor.subscriber_id };
  await ctx.events.publish(tx, 'subscriberMerged', move);
  const hasMoved = await moveLedger(tx, move);
  if (!hasMoved || !survivor.has_marketing_consent) return;
  const { hasConsent } = await decideConsent(tx, [survivor], 'sameAccount');
  if (!hasConsent)
    await recordRevocation(tx, survivor, { origin: 'merged', at: ctx.clock.now(), endsAll: false });
}

function byAge(one: Subscriber, other: Subscriber): number {
  const ageMs = one.created_at.getTime() - other.created_at.getTime();
  return ageMs === 0 ? one.subscriber_id.localeCompare(other.subscriber_id) : ageMs;
}

async function decideConsent(tx: Tx, rows: readonly Subscriber[], evidence: MergeEvidence) {
  const ledgers = await readLedgers(tx, rows);
  // Messages go to a number rather than to an account's id.
  const addressed = rows.find((row) => row.wa_id ?? row.phone_e164) ?? rows[0];
  return mergeConsent(
    evidence,
    rows.map((row) => ({
      entries: [...(ledgers.get(row.subscriber_id) ?? []), ...unrecordedEnd(row)],
      isWrittenTo: row === addressed,
    })),
  );
}

/** A row that says it was opted out counts, whatever happened to the ledger entry. */
function unrecordedEnd({ has_marketing_consent: has, opted_out_at: at }: Subscriber): ConsentEntry[] {
  if (has || at === null) return [];
  return [{ kind: 'revoked', at, origin: 'unrecorded', hasOwnMessage: false }];
}

/** Merges known values; if several rows have one, the oldest row's counts. */
function joinFacts(rows: readonly Subscriber[]): Partial<Subscriber> {
  const names = [
    'phone_e164',
    'wa_id',
    'bsuid',
    'psid',
    'email',
    'customer_id',
    'first_name',
    'last_name',
    'visitor_id',
    'locale',
  ] as const;
  const known = names.map((name) => [name, rows.find((row) => row[name] !== null)?.[name] ?? null]);
  return {
    ...(Object.fromEntries(known) as Partial<Subscriber>),
    // An id belongs to the page of its own row.
    page_id: rows.find(({ psid }) => psid !== null)?.page_id ?? null,
    last_inbound_at: latestOf(rows, 'last_inbound_at'),
    ad_clicked_at: latestOf(rows, 'ad_clicked_at'),
    ad_wrote_at: latestOf(rows, 'ad_wrote_at'),
    shop_wrote_at: latestOf(rows, 'shop_wrote_at'),
    answered_elsewhere_at: latestOf(rows, 'answered_elsewhere_at'),
  };
}

type MomentName =
  | 'last_inbound_at'
  | 'ad_clicked_at'
  | 'ad_wrote_at'
  | 'shop_wrote_at'
  | 'answered_elsewhere_at'
  | 'stopped_all_at';

function latestOf(rows: readonly Subscriber[], name: MomentName): Date | null {
  const moments = rows.flatMap(({ [name]: at }) => (at === null ? [] : [at.getTime()]));
  return moments.length === 0 ? null : new Date(Math.max(...moments));
}

/** Returns whether there was anything to move. */
async function moveLedger(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('consent_ledger')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function leaveAlias(tx: Tx, { shopId, fromId, toId }: SubscriberMove, now: Date): Promise<void> {
  await tx
    .deleteFrom('subscribers')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
  await sql`
    update subscriber_aliases set merged_into = ${toId}
    where shop_id = ${shopId} and merged_into = ${fromId}`.execute(tx);
  await tx
    .insertInto('subscriber_aliases')
    .values({ shop_id: shopId, subscriber_id: fromId, merged_into: toId, merged_at: now })
    .execute();
  await tx
    .insertInto('unsettled_merges')
    .values({ shop_id: shopId, subscriber_id: fromId, merged_at: now, check_at: now })
    .execute();
}
