import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { spellingsOf } from '#platform/phone/phone-spellings.ts';

type WithKey = Pick<Context, 'settings'>;

/** An address of a person in one shop: a phone number in E.164, or a channel's id. */
export interface Address {
  shopId: number;
  address: string;
}

/** Remembers that the person with this address was erased, without storing the address. */
export async function suppressAddress(
  ctx: Pick<Context, 'settings' | 'clock'>,
  tx: Tx,
  { shopId, address }: Address,
): Promise<void> {
  const at = ctx.clock.now();
  await tx
    .insertInto('suppressed_phones')
    .values({ shop_id: shopId, phone_hash: hashAddress(ctx, { shopId, address }), suppressed_at: at })
    .onConflict((conflict) => conflict.columns(['shop_id', 'phone_hash']).doUpdateSet({ suppressed_at: at }))
    .execute();
}

/** When the person with this number was erased, or null. */
export async function findSuppression(
  ctx: WithKey,
  tx: Tx,
  shopId: number,
  phoneE164: string,
): Promise<Date | null> {
  const hashes = spellingsOf(phoneE164).map((address) => hashAddress(ctx, { shopId, address }));
  const row = await tx
    .selectFrom('suppressed_phones')
    .select('suppressed_at')
    .where('shop_id', '=', shopId)
    .where('phone_hash', 'in', hashes)
    .orderBy('suppressed_at', 'desc')
    .executeTakeFirst();
  return row?.suppressed_at ?? null;
}

/** Which of these numbers belong to people who were erased. The numbers are read only if anybody was. */
export async function findSuppressed(
  ctx: WithKey,
  tx: Tx,
  shopId: number,
  readPhones: () => Promise<readonly string[]>,
): Promise<Set<string>> {
  if ((await shopsWithErased(tx, [shopId])).size === 0) return new Set();
  const asked = (await readPhones()).map((address) => ({ shopId, address }));
  return new Set([...(await findHashed(ctx, tx, asked))].map(({ address }) => address));
}

/** Which of these addresses, of any shops, belong to people who were erased. */
export async function findErased<One extends Address>(
  ctx: WithKey,
  tx: Tx,
  asked: readonly One[],
): Promise<Set<One>> {
  if (asked.length === 0) return new Set();
  const shops = await shopsWithErased(
    tx,
    asked.map(({ shopId }) => shopId),
  );
  return findHashed(
    ctx,
    tx,
    asked.filter(({ shopId }) => shops.has(shopId)),
  );
}

/** Forgets the erasure of these addresses, because the people wrote to us again. */
export async function endSuppression(ctx: WithKey, tx: Tx, people: readonly Subscriber[]): Promise<void> {
  if (people.length === 0) return;
  const shops = await shopsWithErased(
    tx,
    people.map((row) => row.shop_id),
  );
  const addresses = people
    .filter((row) => shops.has(row.shop_id))
    .flatMap(addressesOf)
    .flatMap(inEachSpelling);
  if (addresses.length === 0) return;
  await sql`
    delete from suppressed_phones s using ${hashesOf(ctx, addresses)} as a (shop_id, hash)
    where s.shop_id = a.shop_id and s.phone_hash = decode(a.hash, 'hex')`.execute(tx);
}

/** Returns every address in a person's row under which they may have been erased before. */
export function addressesOf(row: Subscriber): Address[] {
  const named = [row.phone_e164, row.wa_id && `+${row.wa_id}`, row.psid, row.bsuid];
  const distinct = new Set(named.filter((one): one is string => one !== null && one !== ''));
  return [...distinct].map((address) => ({ shopId: row.shop_id, address }));
}

function inEachSpelling({ shopId, address }: Address): Address[] {
  if (!address.startsWith('+')) return [{ shopId, address }];
  return spellingsOf(address).map((spelling) => ({ shopId, address: spelling }));
}

/** In most shops nobody was erased, so no address has to be hashed. */
async function shopsWithErased(tx: Tx, shopIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ shop_id: number }>`
    select shop_id from unnest(${[...new Set(shopIds)]}::bigint[]) as s (shop_id)
    where exists (select from suppressed_phones p where p.shop_id = s.shop_id)`.execute(tx);
  return new Set(rows.map((row) => row.shop_id));
}

async function findHashed<One extends Address>(
  ctx: WithKey,
  tx: Tx,
  asked: readonly One[],
): Promise<Set<One>> {
  // An erasure counts for every spelling of a number.
  const spelled = asked.flatMap((one) => inEachSpelling(one).map((address) => ({ ...address, one })));
  if (spelled.length === 0) return new Set();
  const { rows } = await sql<{ nth: number }>`
    select a.nth::integer as nth
    from rows from (
      unnest(${spelled.map(({ shopId }) => shopId)}::bigint[], ${spelled.map((one) => hexOf(ctx, one))}::text[])
    ) with ordinality as a (shop_id, hash, nth)
    join suppressed_phones s on s.shop_id = a.shop_id and s.phone_hash = decode(a.hash, 'hex')`.execute(tx);
  return new Set(rows.flatMap(({ nth }) => spelled[nth - 1]?.one ?? []));
}

function hashesOf(ctx: WithKey, addresses: readonly Address[]) {
  return sql`unnest(${addresses.map(({ shopId }) => shopId)}::bigint[],
    ${addresses.map((one) => hexOf(ctx, one))}::text[])`;
}

function hexOf(ctx: WithKey, address: Address): string {
  return hashAddress(ctx, address).toString('hex');
}

/** Keyed, because all phone numbers can be tried in an hour. */
function hashAddress({ settings }: WithKey, { shopId, address }: Address): Buffer {
  const key = createHmac('sha256', settings.encryptionKey).update('bellbird suppressed phone').digest();
  return createHmac('sha256', key).update(`${shopId}:${address}`).digest();
}
