import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { HELD_PREFIX, isMessageKind, type HeldKind, type MessageKind } from '../rules/held-kinds.ts';
import type { TroubleKind } from '../rules/trouble-kinds.ts';
import { TROUBLE_ROWS } from './trouble-rows.ts';

/** An item that waits for the operator's decision. */
export interface Item {
  key: string;
  /** The shop's address, or the lane of a webhook. Null for items of the installation. */
  shop: string | null;
  at: Date | null;
  about: string | null;
  error: string | null;
}

/** Enough items to see what they have in common. The operator decides about the rest together. */
export const MOST_ITEMS = 100;

/** Returns the oldest failed items of a kind. */
export function listTrouble(db: Database, kind: TroubleKind): Promise<Item[]> {
  const { table, which, key, at, shop, about, error } = TROUBLE_ROWS[kind];
  return list(
    db,
    `select ${key} as key, ${shop} as shop, ${at} as at, ${about} as about, ${error} as error
     from ${table} t where ${which} order by ${at} limit ${MOST_ITEMS}`,
  );
}

/** Returns the first held items of a kind. Broadcasts are listed by name. */
export function listHeld(db: Database, kind: HeldKind): Promise<Item[]> {
  return list(db, isMessageKind(kind) ? heldMessages(kind) : heldRows(kind));
}

const heldMessages = (kind: MessageKind) => `
select shop_id || '/' || message_id as key, (select shop_url from shops s where s.shop_id = o.shop_id) as shop, due_at as at,
  (select m.source_type from messages m
    where m.shop_id = o.shop_id and m.message_id = o.message_id and m.created_at = o.created_at) as about, '' as error
from outbox o where state = 'held' and reason like '${HELD_PREFIX[kind]}%' order by due_at limit ${MOST_ITEMS}`;

const heldRows = (kind: Exclude<HeldKind, MessageKind>) => `
select item_id::text as key, h.shop_url as shop,
  coalesce(source_row ->> 'due_at', source_row ->> 'created_at', source_row ->> 'received_at')::timestamptz as at,
  coalesce(b.name, w.source || ' ' || w.topic, source_row ->> 'kind', source_row ->> 'subject', source_row ->> 'name') as about,
  '' as error
from held_items a left join shops h on h.shop_id = a.shop_id
left join broadcasts b on b.shop_id = a.shop_id and b.broadcast_id = (a.source_row ->> 'broadcast_id')::uuid
left join webhook_inbox w on w.event_id = (a.source_row ->> 'event_id')::uuid
  and w.received_at = (a.source_row ->> 'received_at')::timestamptz
where a.kind = '${kind}' order by item_id limit ${MOST_ITEMS}`;

async function list(db: Database, statement: string): Promise<Item[]> {
  const { rows } = await sql<Item>`${sql.raw(statement)}`.execute(db);
  return rows;
}
