import { sql, type Selectable } from 'kysely';
import type { Senders } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { WhatsAppSender } from '../contract/channel-calls.ts';
import { describeStop } from '../rules/describe-stop.ts';
import type { HistoryState } from '../rules/history-state.ts';
import { numberNotes } from '../rules/number-notes.ts';

/** Returns the id of the shop's number or page on a channel, or null. */
export async function findSenderId(tx: Tx, shopId: number, channel: 'WA' | 'FB'): Promise<string | null> {
  const row = await tx
    .selectFrom('senders')
    .select('sender_id')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('released_at', 'is', null)
    .orderBy('sender_id')
    .limit(1)
    .executeTakeFirst();
  return row?.sender_id ?? null;
}

/** Returns the digits of the number that people write to, by shop. Shops without a number are missing. */
export async function findChatNumbers(tx: Tx, shopIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ shopId: number; shown: string | null }>`
    select distinct on (shop_id) shop_id as "shopId", display_phone_number as "shown" from senders
    where shop_id = any(${[...shopIds]}::bigint[]) and channel = 'WA' and released_at is null
    order by shop_id, sender_id`.execute(tx);
  return new Map(
    rows.flatMap(({ shopId, shown }) => {
      const digits = shown?.replaceAll(/\D/g, '');
      return digits ? [[shopId, digits] as const] : [];
    }),
  );
}

/** Returns the shop's WhatsApp number. */
export async function findNumber(tx: Tx, shopId: number): Promise<Selectable<Senders> | null> {
  const row = await tx
    .selectFrom('senders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where('released_at', 'is', null)
    .orderBy('sender_id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the number as screens show it. */
export function toWhatsAppSender(row: Selectable<Senders>): WhatsAppSender {
  return {
    displayPhoneNumber: row.display_phone_number,
    verifiedName: row.verified_name,
    nameStatus: row.name_status,
    qualityColor: row.quality as WhatsAppSender['qualityColor'],
    currentLimit: row.current_limit,
    stoppedReason: row.stopped_reason === null ? null : describeStop(row.stopped_reason),
    notes: numberNotes({ reviewDecision: row.review_decision, nameRefusal: row.name_refusal }),
    canResume: row.stopped_at !== null && row.token_died_at === null,
    phoneApp: row.is_in_phone_app
      ? {
          history: row.history_state as HistoryState | null,
          percent: row.history_percent,
          reportedAt: row.history_reported_at?.toISOString() ?? null,
        }
      : null,
  };
}
