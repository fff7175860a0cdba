import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { DueSubject, Question } from '../../../server/engine/campaign.ts';
import type { ChatFacts, ReportedChat } from '../decide.ts';

export async function loadEventFacts(tx: Tx, { shopId, subject }: Question): Promise<ReportedChat | null> {
  const row = await findTap(tx, shopId, subject.id);
  if (!row) return null;
  const isWelcomedByTool = await isWelcomed(tx, shopId, row);
  return { inboundId: subject.id, at: row.received_at, isWelcomedByTool };
}

/** Whether this tap signed the person up with a tool that sends its own welcome. The sign-up is recorded before this runs. */
async function isWelcomed(
  tx: Tx,
  shopId: number,
  tap: { subscriber_id: string; received_at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from consent_ledger l
    join opt_in_tools t on t.shop_id = l.shop_id and t.tool_id = l.tool_id and t.is_active
    join drips d on d.shop_id = t.shop_id and d.type = t.type and d.channel = 'FB' and d.is_enabled
    where l.shop_id = ${shopId} and l.subscriber_id = ${tap.subscriber_id} and l.kind = 'granted'
      and l.recorded_at >= ${tap.received_at}
    limit 1`.execute(tx);
  return rows.length > 0;
}

export async function loadDue(
  tx: Tx,
  { shopId, subject }: Question,
): Promise<(ChatFacts & DueSubject) | null> {
  const tap = await findTap(tx, shopId, subject.id);
  if (!tap) return null;
  return {
    wasGreeted: await wasGreeted(tx, shopId, tap.subscriber_id),
    person: { subscriberId: tap.subscriber_id, phoneE164: null, customerId: null },
    amountMinor: null,
    currency: null,
  };
}

function findTap(tx: Tx, shopId: number, inboundId: string) {
  return tx
    .selectFrom('inbound_messages')
    .select(['subscriber_id', 'received_at'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'FB')
    .where('provider_message_id', '=', inboundId)
    .executeTakeFirst();
}

async function wasGreeted(tx: Tx, shopId: number, subscriberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from messages
    where shop_id = ${shopId} and subscriber_id = ${subscriberId} and source_type = 'getStarted'
      and state not in ('skipped', 'failed')
    limit 1`.execute(tx);
  return rows.length > 0;
}
