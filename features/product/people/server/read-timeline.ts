import { sql } from 'kysely';
import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import { readMessages } from '#features/product/message-log/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { InboundFile, TimelineEntry } from '../contract/person-calls.ts';
import type { TimelineCursor } from '../rules/timeline-cursor.ts';
import type { FoundPerson } from './find-person.ts';
import { listHappenings, PAGE, type Happening } from './list-timeline.ts';

type Entries = Map<string, TimelineEntry>;

interface Asked {
  shopId: number;
  happenings: readonly Happening[];
  now: Date;
  findNames: FindSourceNames;
}

/** A page of a person's events with all their details. Without a cursor the timeline is at its end. */
export async function readTimeline(
  tx: Tx,
  {
    shopId,
    person,
    cursor,
    size = PAGE,
    ...asking
  }: Omit<Asked, 'happenings'> & { person: FoundPerson; cursor: TimelineCursor | null; size?: number },
): Promise<{ entries: TimelineEntry[]; nextCursor: string | null }> {
  const { happenings, nextCursor } = await listHappenings(tx, shopId, person, { cursor, size });
  const asked = { shopId, happenings, ...asking };
  const described = new Map([
    ...(await describeConsents(tx, asked)),
    ...(await describeMessages(tx, asked)),
    ...(await describeInbound(tx, asked, person)),
    ...(await describeOutside(tx, asked, person)),
    ...(await describeClicks(tx, asked)),
    ...(await describeOrders(tx, asked)),
    ...(await describeCarts(tx, asked)),
  ]);
  return { entries: happenings.flatMap(({ key }) => described.get(key) ?? []), nextCursor };
}

function idsOf({ happenings }: Asked, kind: TimelineEntry['kind']): string[] {
  return happenings.flatMap(({ key }) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));
}

async function describeConsents(tx: Tx, asked: Asked): Promise<Entries> {
  const ids = idsOf(asked, 'consent');
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('consent_ledger')
    .select(['entry_id', 'kind', 'origin', 'wording', 'recorded_at'])
    .where('shop_id', '=', asked.shopId)
    .where('entry_id', 'in', ids)
    .execute();
  return describeRows(rows, (row) => ({
    entryId: `consent:${row.entry_id}`,
    at: row.recorded_at.toISOString(),
    kind: 'consent',
    change: row.kind as 'granted' | 'revoked',
    origin: row.origin,
    wording: row.wording,
  }));
}

async function describeMessages(tx: Tx, asked: Asked): Promise<Entries> {
  const messages = await readMessages(tx, asked, idsOf(asked, 'message'));
  return describeRows([...messages.values()], ({ row, bubbles }) => ({
    entryId: `message:${row.messageId}`,
    at: row.createdAt,
    kind: 'message',
    message: row,
    bubbles,
  }));
}

interface InboundRow {
  provider_message_id: string;
  kind: string;
  text: string | null;
  is_tap: boolean;
  received_at: Date;
  answers: string | null;
  file_kind: InboundFile['kind'] | null;
  file_state: 'waiting' | 'stored' | 'refused' | 'gone' | null;
  filename: string | null;
}

async function describeInbound(
  tx: Tx,
  asked: Asked,
  { channel, subscriber_id: id }: FoundPerson,
): Promise<Entries> {
  const ids = idsOf(asked, 'inbound');
  if (ids.length === 0) return new Map();
  const { rows } = await sql<InboundRow>`
    with received as materialized (
      select provider_message_id, kind, text, payload is not null as is_tap, received_at,
        coalesce(details -> 'reaction' ->> 'to', answers_provider_message_id) as answers_id
      from inbound_messages
      where shop_id = ${asked.shopId} and channel = ${channel} and provider_message_id = any(${ids}::text[])
    ), answered as materialized (
      select message_id, provider_message_id from messages
      where shop_id = ${asked.shopId} and subscriber_id = ${id}
        and provider_message_id in (select answers_id from received where answers_id is not null)
    )
    select r.*, a.message_id as answers, f.kind as file_kind, f.state as file_state, f.filename
    from received r
    left join answered a on a.provider_message_id = r.answers_id
    left join inbound_media f on f.shop_id = ${asked.shopId} and f.channel = ${channel}
      and f.provider_message_id = r.provider_message_id`.execute(tx);
  return describeRows(rows, (row) => ({
    entryId: `inbound:${row.provider_message_id}`,
    at: row.received_at.toISOString(),
    kind: 'inbound',
    text: row.text,
    what: row.kind,
    isTap: row.is_tap,
    answers: row.answers,
    file: fileOf(row),
  }));
}

function fileOf({ file_kind: kind, file_state: state, filename: name }: InboundRow): InboundFile | null {
  if (kind === null || state === null) return null;
  return { kind, state: state === 'refused' ? 'gone' : state, name };
}

async function describeOutside(tx: Tx, asked: Asked, { channel }: FoundPerson): Promise<Entries> {
  const ids = idsOf(asked, 'outside');
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('outside_messages')
    .select(['provider_message_id', 'text', 'written_at', 'edited_at', 'revoked_at'])
    .where('shop_id', '=', asked.shopId)
    .where('channel', '=', channel)
    .where('provider_message_id', 'in', ids)
    .execute();
  return describeRows(rows, (row) => ({
    entryId: `outside:${row.provider_message_id}`,
    at: row.written_at.toISOString(),
    kind: 'outside',
    text: row.text,
    change: row.revoked_at ? 'deleted' : row.edited_at ? 'edited' : null,
  }));
}

async function describeClicks(tx: Tx, asked: Asked): Promise<Entries> {
  const ids = idsOf(asked, 'click');
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('touches')
    .select(['touch_id', 'message_id', 'touched_at'])
    .where('shop_id', '=', asked.shopId)
    .where('touch_id', 'in', ids)
    .execute();
  return describeRows(rows, (row) => ({
    entryId: `click:${row.touch_id}`,
    at: row.touched_at.toISOString(),
    kind: 'click',
    messageId: row.message_id,
  }));
}

type Credit = NonNullable<Extract<TimelineEntry, { kind: 'order' }>['credit']>;

interface OrderRow {
  order_id: string;
  name: string;
  total_minor: number;
  currency: string;
  cancelled_at: Date | null;
  store_created_at: Date;
  credit: (Omit<Credit, 'sourceName'> & { sourceId: string | null }) | null;
}

async function describeOrders(tx: Tx, asked: Asked): Promise<Entries> {
  const ids = idsOf(asked, 'order');
  if (ids.length === 0) return new Map();
  const { rows } = await sql<OrderRow>`
    select o.order_id, o.name, o.total_minor, o.currency, o.cancelled_at, o.store_created_at, c.credit
    from orders o
    left join lateral (
      select jsonb_build_object('messageId', c.message_id, 'sourceType', c.source_type, 'sourceId', c.source_id, 'touchKind', c.touch_kind,
        'amountMinor', c.amount_minor, 'returnedMinor', c.returned_minor) as credit
      from order_credits c where c.shop_id = o.shop_id and c.order_id = o.order_id limit 1
    ) c on true
    where o.shop_id = ${asked.shopId} and o.order_id = any(${ids})`.execute(tx);
  const names = await asked.findNames(
    tx,
    asked.shopId,
    rows.map(({ credit }) => credit?.sourceId ?? null),
  );
  return describeRows(rows, (row) => ({
    entryId: `order:${row.order_id}`,
    at: row.store_created_at.toISOString(),
    kind: 'order',
    orderId: row.order_id,
    name: row.name,
    totalMinor: row.total_minor,
    currency: row.currency,
    isCancelled: row.cancelled_at !== null,
    credit: row.credit && nameCredit(row.credit, names),
  }));
}

function nameCredit(
  { sourceId, ...credit }: NonNullable<OrderRow['credit']>,
  names: ReadonlyMap<string, string>,
): Credit {
  return { ...credit, sourceName: names.get(sourceId ?? '') ?? null };
}

async function describeCarts(tx: Tx, asked: Asked): Promise<Entries> {
  const ids = idsOf(asked, 'cart');
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('checkouts')
    .select(['checkout_token', 'total_minor', 'currency', 'store_updated_at'])
    .where('shop_id', '=', asked.shopId)
    .where('checkout_token', 'in', ids)
    .execute();
  return describeRows(rows, (row) => ({
    entryId: `cart:${row.checkout_token}`,
    at: row.store_updated_at.toISOString(),
    kind: 'cart',
    totalMinor: row.total_minor,
    currency: row.currency,
  }));
}

function describeRows<Row>(rows: readonly Row[], describe: (row: Row) => TimelineEntry): Entries {
  return new Map(rows.map(describe).map((entry) => [entry.entryId, entry]));
}
