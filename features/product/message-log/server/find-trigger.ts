import { sql } from 'kysely';
import type { SourceKind } from '#features/engine/messaging/contract/source.ts';
import { subjectKindOf } from '#features/product/automations/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { MessageTrace } from '../contract/message-trace.ts';

type Trigger = MessageTrace['trigger'];

interface Event {
  source_kind: SourceKind;
  source_type: string;
  source_event: string;
  source_at: Date | null;
  source_minor: number | null;
  created_at: Date;
  subscriber_id: string;
}

/**
 * Returns the event that triggered a message, as far as it is known. Its time and amount are stored with the message,
 * because the store's own row changes.
 */
export async function findTrigger(tx: Tx, shopId: number, event: Event): Promise<Trigger> {
  if (event.source_kind === 'test') return { ...UNKNOWN, kind: 'test' };
  if (event.source_type === 'direct')
    return { ...UNKNOWN, kind: 'merchant', at: event.source_at?.toISOString() ?? null };
  if (['api', 'apiReply'].includes(event.source_type))
    return { ...UNKNOWN, kind: 'program', at: event.source_at?.toISOString() ?? null };
  if (event.source_type === 'broadcast') return { ...UNKNOWN, kind: 'broadcast' };
  if (['stopConfirmation', 'stopQuestion', 'awayMessage'].includes(event.source_type))
    return findInbound(tx, shopId, event);
  const subjectKind = subjectKindOf(event.source_type);
  if (subjectKind === 'optIn') return findOptIn(tx, shopId, event);
  return (await (subjectKind === 'checkout' ? findCheckout : findOrder)(tx, shopId, event)) ?? UNKNOWN;
}

const UNKNOWN: Trigger = { kind: 'event', at: null, name: null, totalMinor: null, currency: null };

async function findCheckout(tx: Tx, shopId: number, event: Event): Promise<Trigger | null> {
  const row = await tx
    .selectFrom('checkouts')
    .select(['store_updated_at', 'total_minor', 'currency'])
    .where('shop_id', '=', shopId)
    .where('checkout_token', '=', event.source_event)
    .executeTakeFirst();
  if (!row) return null;
  const { store_updated_at: updatedAt, currency } = row;
  const at = event.source_at ?? (updatedAt <= event.created_at ? updatedAt : null);
  return {
    kind: 'checkout',
    at: at?.toISOString() ?? null,
    name: null,
    totalMinor: event.source_minor ?? row.total_minor,
    currency,
  };
}

/** Events of an order may contain more than its id, for example a shipment's id. The order's id comes first. */
async function findOrder(tx: Tx, shopId: number, { source_event: event }: Event): Promise<Trigger | null> {
  const row = await tx
    .selectFrom('orders')
    .select(['name', 'store_created_at', 'total_minor', 'currency'])
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', [event, event.split(':')[0] ?? event])
    .executeTakeFirst();
  if (!row) return null;
  const { name, store_created_at: at, total_minor: totalMinor, currency } = row;
  return { kind: 'order', at: at.toISOString(), name, totalMinor, currency };
}

async function findInbound(tx: Tx, shopId: number, { source_event: inboundId }: Event): Promise<Trigger> {
  const row = await tx
    .selectFrom('inbound_messages')
    .select(['received_at', 'text'])
    .where('shop_id', '=', shopId)
    .where('provider_message_id', '=', inboundId)
    .where('channel', 'in', ['WA', 'FB'])
    .executeTakeFirst();
  return { ...UNKNOWN, kind: 'inbound', at: row?.received_at.toISOString() ?? null, name: row?.text ?? null };
}

async function findOptIn(tx: Tx, shopId: number, event: Event): Promise<Trigger> {
  const { rows } = await sql<{ recorded_at: Date }>`
    select recorded_at from consent_ledger
    where shop_id = ${shopId} and subscriber_id = ${event.subscriber_id} and kind = 'granted'
      and origin = ${event.source_type}
    order by recorded_at desc limit 1`.execute(tx);
  return { ...UNKNOWN, kind: 'optIn', at: rows[0]?.recorded_at.toISOString() ?? null };
}
