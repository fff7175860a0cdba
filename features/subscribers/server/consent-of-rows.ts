import type { Tx } from '#platform/database/database.ts';
import type { MergedConsent } from '../rules/merge-consent.ts';
import type { ConsentEntry } from '../rules/standing-refusal.ts';
import type { Subscriber } from './subscriber-queries.ts';

/** The ledger of one row, oldest entry first. */
export async function readLedger(tx: Tx, row: Subscriber): Promise<ConsentEntry[]> {
  return (await readLedgers(tx, row.shop_id, [row])).get(row.subscriber_id) ?? [];
}

/** The ledger of each of these rows, oldest entry first. */
export async function readLedgers(
  tx: Tx,
  shopId: number,
  rows: readonly Subscriber[],
): Promise<Map<string, ConsentEntry[]>> {
  const ledgers = new Map<string, ConsentEntry[]>(rows.map((row) => [row.subscriber_id, []]));
  const entries = await tx
    .selectFrom('consent_ledger')
    .select(['subscriber_id', 'kind', 'recorded_at', 'origin', 'own_message_id'])
    .where('shop_id', '=', shopId)
    .where('subscriber_id', 'in', [...ledgers.keys()])
    .orderBy('recorded_at')
    .orderBy('entry_id')
    .execute();
  for (const { subscriber_id: id, kind, recorded_at: at, origin, own_message_id: ownId } of entries) {
    ledgers.get(id)?.push({ kind: kind as ConsentEntry['kind'], at, origin, hasOwnMessage: ownId !== null });
  }
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
