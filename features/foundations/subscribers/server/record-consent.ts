import { sql, type Insertable, type Updateable } from 'kysely';
import type { ConsentLedger, Subscribers } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';

interface Row {
  shop_id: number;
  subscriber_id: string;
}

/** The proof of a consent, beside its origin. */
type Proof = Pick<
  Insertable<ConsentLedger>,
  'tool_id' | 'wording' | 'page_address' | 'ip_prefix' | 'user_agent' | 'locale' | 'own_message_id'
>;

/** A person's consent, and its origin. */
export interface ProvenGrant {
  row: Row;
  origin: string;
  at: Date;
  proof: Proof;
  /** Whether the row was created with this consent. */
  isOnRow?: boolean;
  /** Whether they had never agreed before. If it is missing, their entries decide. */
  isFirst?: boolean;
}

/** Adds a consent to the ledger, sets the columns that the gate reads, and returns the entry's id. */
export async function recordGrant(tx: Tx, row: Row, grant: Omit<ProvenGrant, 'row'>): Promise<string> {
  const [entryId = ''] = await recordProvenGrants(tx, [{ row, ...grant }]);
  return entryId;
}

/**
 * Records consents like `recordGrant` for many people, each with their own proof and each once. Returns the entries' ids in
 * order.
 */
export async function recordProvenGrants(tx: Tx, grants: readonly ProvenGrant[]): Promise<string[]> {
  if (grants.length === 0) return [];
  const entries = grants.map(({ row, origin, at, proof, isOnRow = false, isFirst }) => ({
    shop_id: row.shop_id,
    entry_id: timeOrderedId(at),
    subscriber_id: row.subscriber_id,
    origin,
    recorded_at: at,
    is_on_row: isOnRow,
    is_first: isFirst ?? null,
    ...proof,
  }));
  await sql`
    with agreed as materialized (
      select * from json_to_recordset(${storableJson(entries)}::json) as a (shop_id bigint, entry_id uuid,
        subscriber_id uuid, origin text, tool_id uuid, wording text, page_address text, ip_prefix text,
        user_agent text, locale text, own_message_id text, recorded_at timestamptz, is_on_row boolean, is_first boolean)
    ),
    entered as (
      insert into consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, tool_id, wording,
        page_address, ip_prefix, user_agent, locale, own_message_id, recorded_at, is_first)
      select shop_id, entry_id, subscriber_id, 'granted', 'marketing', origin, tool_id, wording,
        page_address, ip_prefix, user_agent, locale, own_message_id, recorded_at, is_first from agreed
    )
    update subscribers s set has_marketing_consent = true, opted_in_at = a.recorded_at, opted_out_at = null,
      stopped_all_at = null, opt_in_tool_type = a.origin
    from agreed a where s.shop_id = a.shop_id and s.subscriber_id = a.subscriber_id and not a.is_on_row`.execute(
    tx,
  );
  return entries.map((entry) => entry.entry_id);
}

/**
 * Adds the end of a consent to the ledger and sets the columns that the gate reads. The entry is dated after every
 * earlier entry of the person: the ledger is read by date, and a clock that was set back must not hide an opt-out.
 */
export async function recordRevocation(
  tx: Tx,
  row: Row,
  { origin, at, endsAll }: { origin: string; at: Date; endsAll: boolean },
): Promise<void> {
  const { shop_id: shopId, subscriber_id: subscriberId } = row;
  const { rows } = await sql<{ endedAt: Date }>`
    insert into consent_ledger (shop_id, subscriber_id, entry_id, kind, purpose, origin, recorded_at)
    select ${shopId}, ${subscriberId}, ${timeOrderedId(at)}, 'revoked', 'marketing', ${origin},
      greatest(${at}::timestamptz, max(recorded_at) + interval '1 millisecond')
    from consent_ledger where shop_id = ${shopId} and subscriber_id = ${subscriberId}
    returning recorded_at as "endedAt"`.execute(tx);
  const endedAt = rows[0]?.endedAt ?? at;
  await setConsent(tx, row, {
    has_marketing_consent: false,
    opted_out_at: endedAt,
    ...(endsAll && { stopped_all_at: endedAt }),
  });
}

async function setConsent(
  tx: Tx,
  { shop_id: shopId, subscriber_id: subscriberId }: Row,
  columns: Updateable<Subscribers>,
): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set(columns)
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .execute();
}

/** Records consents of many people with one proof: an entry for each, and the columns that the gate reads. */
export async function recordGrants(
  tx: Tx,
  shopId: number,
  subscriberIds: readonly string[],
  { origin, at, proof }: { origin: string; at: Date; proof: Pick<Proof, 'wording'> },
): Promise<void> {
  if (subscriberIds.length === 0) return;
  const entryIds = subscriberIds.map(() => timeOrderedId(at));
  await sql`
    with agreed as (
      select * from unnest(${[...subscriberIds]}::uuid[], ${entryIds}::uuid[]) as a (subscriber_id, entry_id)
    ),
    entered as (
      insert into consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, wording, recorded_at)
      select ${shopId}, entry_id, subscriber_id, 'granted', 'marketing', ${origin}, ${proof.wording ?? null}, ${at} from agreed
    )
    update subscribers s set has_marketing_consent = true, opted_in_at = ${at}, opted_out_at = null,
      stopped_all_at = null, opt_in_tool_type = ${origin}
    from agreed a where s.shop_id = ${shopId} and s.subscriber_id = a.subscriber_id`.execute(tx);
}
