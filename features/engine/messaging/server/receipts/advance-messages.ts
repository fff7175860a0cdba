import type pg from 'pg';
import { arrayLiteral, momentsLiteral } from '#platform/database/array-literal.ts';
import { foldAdvances, type Advance } from '../../rules/receipts/advance.ts';
import { storableAdvance } from '../../rules/receipts/storable-advance.ts';
import { ADVANCE, isOfSender } from './advance-statement.ts';
import { WordPlaces } from './word-places.ts';

/** How a batch is stored. */
export interface AdvanceHow {
  /** How long to wait for a locked row, in milliseconds. By default, the connection's own limit applies. */
  waitMs?: number;
  /** The time zone for counting days, in place of each shop's own. */
  timeZone?: string;
}

/**
 * Moves messages along their states and counts each step once, in one statement. A state never goes back: read over
 * delivered over failed over sent. A receipt that arrives twice, late or out of order changes nothing more. Steps count
 * on the shop's day of sending, failures on the day they are reported. Messages that were sent leave the outbox.
 * Returns the advances, folded, for messages that do not exist or belong to another sender.
 */
export async function advanceMessages(
  client: pg.ClientBase | pg.Pool,
  advances: readonly Advance[],
  { waitMs, timeZone }: AdvanceHow = {},
): Promise<Advance[]> {
  const folded = foldAdvances(advances).map(storableAdvance);
  if (folded.length === 0) return [];
  const words = new WordPlaces();
  const { rows } = await client.query<{ found: number }>({
    name: 'advance-messages',
    text: ADVANCE,
    values: [
      ...keysOf(folded, words),
      ...stepsOf(folded, words),
      words.all,
      waitMs?.toString() ?? null,
      timeZone ?? null,
    ],
  });
  return rows[0]?.found === folded.length ? [] : findMissing(client, folded);
}

async function findMissing(
  client: pg.ClientBase | pg.Pool,
  advances: readonly Advance[],
): Promise<Advance[]> {
  const words = new WordPlaces();
  const { rows } = await client.query<{ nth: number }>(
    `select g.nth
     from (select *, ($5::text[])[sender] as sender_external_id
       from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::int[])
         with ordinality as g(shop_id, message_id, created_at, sender, nth)) g
     join messages m on m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at and ${isOfSender('$5')}`,
    [...keysOf(advances, words), words.all],
  );
  const found = new Set(rows.map((row) => row.nth));
  return advances.filter((_, index) => !found.has(index + 1));
}

function keysOf(advances: readonly Advance[], words: WordPlaces): unknown[] {
  return [
    arrayLiteral(advances.map((one) => one.shopId)),
    arrayLiteral(advances.map((one) => one.messageId)),
    momentsLiteral(advances.map((one) => one.createdAt)),
    words.places(advances.map((one) => one.senderExternalId)),
  ];
}

function stepsOf(advances: readonly Advance[], words: WordPlaces): unknown[] {
  return [
    momentsLiteral(advances.map((one) => one.sentAt)),
    momentsLiteral(advances.map((one) => one.deliveredAt)),
    momentsLiteral(advances.map((one) => one.readAt)),
    momentsLiteral(advances.map((one) => one.failedAt)),
    momentsLiteral(advances.map((one) => one.clickedAt)),
    advances.map((one) => one.providerMessageId ?? null),
    arrayLiteral(advances.map((one) => one.code)),
    advances.map((one) => one.error ?? null),
    arrayLiteral(advances.map((one) => one.pricing?.isBillable?.toString())),
    words.places(advances.map((one) => one.pricing?.type)),
    words.places(advances.map((one) => one.pricing?.category)),
  ];
}
