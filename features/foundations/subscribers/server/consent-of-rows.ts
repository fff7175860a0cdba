import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { MergedConsent } from '../rules/merge-consent.ts';
import type { ConsentEntry } from '../rules/standing-refusal.ts';
import type { Subscriber } from './subscriber-queries.ts';

/** The ledger of one row, oldest entry first. */
export async function readLedger(tx: Tx, row: Subscriber): Promise<ConsentEntry[]> {
  return (await readLedgers(tx, [row])).get(row.subscriber_id) ?? [];
}

/** The ledger of each of these rows, oldest entry first. */
export async function readLedgers(tx: Tx, rows: readonly Subscriber[]): Promise<Map<string, ConsentEntry[]>> {
  const ledgers = new Map<string, ConsentEntry[]>(rows.map((row) => [row.subscriber_id, []]));
  if (rows.length === 0) return ledgers;
  const { rows: entries } = await sql<ConsentEntry & { subscriberId: string }>`
    select l.subscriber_id as "subscriberId", l.kind, l.recorded_at as "at", l.origin,
      l.own_message_id is not null as "hasOwnMessage"
    from unnest(${rows.map((row) => row.shop_id)}::bigint[], ${rows.map((row) => row.subscriber_id)}::uuid[])
      as r (shop_id, subscriber_id)
    join consent_ledger l using (shop_id, subscriber_id)
    order by l.recorded_at, l.entry_id`.execute(tx);
  for (const { subscriberId, ...entry } of entries) ledgers.get(subscriberId)?.push(entry);
  return ledgers;
}

/** A decided consent as the columns that the gate reads. */
export function consentColumns({ hasConsent, granted, revoked }: MergedConsent) {
  return {
    has_marketing_consent: hasConsent,
    opted_in_at: granted?.at ?? null,
    opted_out_at: hasConsent ? null : (revoked?.at ?? null),
    opt_in_tool_type: granted?.origin ?? null,
  };
}
