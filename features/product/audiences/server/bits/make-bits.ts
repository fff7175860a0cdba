import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { AudienceFact, Leaf } from '../../contract/predicate.ts';
import { bitsKeyOf, storedOf } from '../../rules/bits-of-facts.ts';
import { peopleSet } from '../people-set-sql.ts';
import { recentSql } from '../recent-sql.ts';

/** All bits of a shop have one length with spare positions, because different lengths cannot be combined. */
const WIDTH_STEP = 65_536;
/** The number of people that are read together. Other work runs between two reads. */
const CHUNK = 100_000;
const BYTES_A_PERSON = 12;

export const FACTS: readonly AudienceFact[] = [
  'order_count',
  'spend_minor',
  'last_order_minor',
  'last_order_at',
  'subscribed_at',
  'last_read_at',
  'last_clicked_at',
  'last_replied_at',
  'last_failed_at',
];

/**
 * Makes a shop's bits from its facts: those of numbers and of consent. Sets are made when they are first requested. The
 * caller locks the shop's row.
 */
export async function makeBits(tx: Tx, shopId: number, now: Date): Promise<void> {
  const { next_no: people } = await tx
    .selectFrom('audience_shops')
    .select('next_no')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  const width = (Math.floor(people / WIDTH_STEP) + 1) * WIDTH_STEP;
  await sql`delete from audience_bits where shop_id = ${shopId}`.execute(tx);
  await sql`delete from audience_stale where shop_id = ${shopId}`.execute(tx);
  for (const fact of FACTS) {
    const values = sql`select subscriber_no, ${sql.ref(fact)}::bigint as value from subscriber_facts where shop_id = ${shopId}`;
    await storeNumber(tx, {
      shopId,
      chunk: CHUNK,
      key: `fact:${fact}`,
      width,
      values,
      store: (value) => storedOf(fact, value),
    });
  }
  const may = sql`select subscriber_no, 1::bigint as value from subscriber_facts where shop_id = ${shopId} and presence = 1`;
  await storeNumber(tx, { shopId, key: 'may', width, values: may, store: (value) => value });
  await tx
    .updateTable('audience_shops')
    .set({ bits_width: width, bits_made_at: now })
    .where('shop_id', '=', shopId)
    .execute();
}

/** Makes the bits of a set, or of a rarely requested number. The caller locks the shop's row. */
export async function makeBitsOf(tx: Tx, shopId: number, leaf: Leaf, width: number): Promise<void> {
  const key = bitsKeyOf(leaf);
  if (key === null) return;
  if (leaf.kind === 'recent') {
    const values = sql`select subscriber_no, had_at::bigint as value from (${recentSql(shopId, leaf)}) r`;
    await storeNumber(tx, { shopId, key, width, values, store: (value) => storedOf('recent', value) });
  }
  if (leaf.kind !== 'member') return;
  const { column, people } = peopleSet(shopId, leaf.of);
  const numbers =
    column === 'subscriber_no'
      ? people
      : sql`select f.subscriber_no from subscriber_facts f join (${people}) k on k.subscriber_id = f.subscriber_id where f.shop_id = ${shopId}`;
  const values = sql`select subscriber_no, 1::bigint as value from (${numbers}) k`;
  await storeNumber(tx, { shopId, key, width, values, store: (value) => value });
}

interface NumberToStore {
  shopId: number;
  key: string;
  width: number;
  values: RawBuilder<unknown>;
  store: (value: number) => number;
  /** The number of people for each part. All of them if each part would read the values again. */
  chunk?: number;
}

async function storeNumber(
  tx: Tx,
  { shopId, key, width, values, store, chunk = width }: NumberToStore,
): Promise<void> {
  const slices: Buffer[] = [emptyBits(width)];
  for (let from = 0; from < width; from += chunk) {
    const { rows } = await sql<{ people: Buffer | null }>`
      select string_agg(int4send(subscriber_no) || int8send(value), ''::bytea) as people
      from (${values}) v where subscriber_no >= ${from} and subscriber_no < ${Math.min(from + chunk, width)}`.execute(
      tx,
    );
    const people = rows[0]?.people ?? null;
    if (people !== null) setDigits(slices, people, width, store);
  }
  for (const [slice, bits] of slices.entries())
    await sql`
      insert into audience_bits (shop_id, bits_key, slice, bits) values (${shopId}, ${key}, ${slice}, ${bits})
      on conflict (shop_id, bits_key, slice) do update set bits = excluded.bits`.execute(tx);
}

/**
 * The binary format of PostgreSQL: the number of bits, then the bits, with the first in the highest position of the
 * first byte.
 */
function emptyBits(width: number): Buffer {
  const bits = Buffer.alloc(4 + width / 8);
  bits.writeInt32BE(width);
  return bits;
}

function setDigits(slices: Buffer[], people: Buffer, width: number, store: (value: number) => number): void {
  for (let at = 0; at < people.length; at += BYTES_A_PERSON) {
    const no = people.readInt32BE(at);
    const place = 4 + (no >> 3);
    const bit = 0x80 >> (no & 7);
    let rest = store(people.readInt32BE(at + 4) * 2 ** 32 + people.readUInt32BE(at + 8));
    for (let slice = 0; rest > 0; slice += 1) {
      const digits = (slices[slice] ??= emptyBits(width));
      if (rest % 2 === 1) digits[place] = (digits[place] ?? 0) | bit;
      rest = Math.floor(rest / 2);
    }
  }
}
