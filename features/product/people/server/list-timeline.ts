import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { writeTimelineCursor, type TimelineCursor } from '../rules/timeline-cursor.ts';
import { storeIdentifiers, type FoundPerson } from './find-person.ts';

/** An event by its source: `message:` and its id, and so on. */
export interface Happening {
  at: string;
  key: string;
}

/** The events on a page of the person's page. */
export const PAGE = 30;

/** Where a page of a timeline begins, and how many events it has at most. */
export interface TimelinePart {
  cursor: TimelineCursor | null;
  size: number;
}

/** Returns the newest events of a person from all sources. Each source returns a page at most. */
export async function listHappenings(
  tx: Tx,
  shopId: number,
  person: FoundPerson,
  part: TimelinePart,
): Promise<{ happenings: Happening[]; nextCursor: string | null }> {
  const { rows } = await happeningsOf(shopId, person, part).execute(tx);
  const happenings = rows.slice(0, part.size);
  const last = rows.length > part.size ? happenings.at(-1) : undefined;
  return { happenings, nextCursor: last ? writeTimelineCursor(last) : null };
}

/** One statement, so that a page shows one moment. */
export function happeningsOf(shopId: number, person: FoundPerson, part: TimelinePart): RawBuilder<Happening> {
  const id = person.subscriber_id;
  const ofLinkedCart = sql`shop_id = ${shopId} and order_id in (
    select order_id from cart_links where shop_id = ${shopId} and subscriber_id = ${id})`;
  const own = sql`shop_id = ${shopId} and subscriber_id = ${id}`;
  const places = [
    place('consent_ledger', { at: 'recorded_at', key: sql`'consent:' || entry_id`, whose: own }, part),
    place('messages', { at: 'created_at', key: sql`'message:' || message_id`, whose: own }, part),
    place(
      'inbound_messages',
      { at: 'received_at', key: sql`'inbound:' || provider_message_id`, whose: own },
      part,
    ),
    place(
      'outside_messages',
      { at: 'written_at', key: sql`'outside:' || provider_message_id`, whose: own },
      part,
    ),
    place(
      'touches',
      { at: 'touched_at', key: sql`'click:' || touch_id`, whose: sql`${own} and kind = 'click'` },
      part,
    ),
    // Messenger has no identifier that the store knows.
    ...(person.channel === 'FB'
      ? [
          place(
            'orders',
            { at: 'store_created_at', key: sql`'order:' || order_id`, whose: ofLinkedCart },
            part,
          ),
        ]
      : []),
    ...storeIdentifiers(person).flatMap(({ column, value }) => {
      const whose = sql`shop_id = ${shopId} and ${sql.raw(column)} = ${value}`;
      return [
        place('orders', { at: 'store_created_at', key: sql`'order:' || order_id`, whose }, part),
        ...(column === 'customer_id'
          ? []
          : [
              place(
                'checkouts',
                {
                  at: 'store_updated_at',
                  key: sql`'cart:' || checkout_token`,
                  whose: sql`${whose} and completed_at is null`,
                },
                part,
              ),
            ]),
      ];
    }),
  ];
  // An order can be found by several identifiers, and counts once.
  return sql`
    select at::text as at, key from (${sql.join(places, sql` union `)}) happened
    order by happened.at desc, happened.key desc limit ${part.size + 1}`;
}

interface Place {
  at: string;
  key: RawBuilder<unknown>;
  whose: RawBuilder<unknown>;
}

function place(
  table: string,
  { at, key, whose }: Place,
  { cursor, size }: TimelinePart,
): RawBuilder<unknown> {
  const moment = sql.raw(at);
  const behind = cursor
    ? sql`${moment} <= ${cursor.at}::timestamptz and (${moment}, ${key}) < (${cursor.at}::timestamptz, ${cursor.key})`
    : sql`true`;
  return sql`
    (select ${moment} as at, ${key} as key from ${sql.table(table)} where ${whose} and ${behind}
      order by ${moment} desc, ${key} desc limit ${size + 1})`;
}
