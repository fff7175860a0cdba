import { sql } from 'kysely';
import { suppressAddress } from '#features/consent/server/index.ts';
import { expireExportsOfPeople } from '#features/exports/server/index.ts';
import { forgetInImports } from '#features/imports/server/index.ts';
import { forgetSlackNotices } from '#features/support/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { refreshStatistics } from '#platform/database/refresh-statistics.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { eraseNotices } from './erase-notices.ts';
import { findPersonScope, type PersonScope } from './person-scope.ts';
import { PERSON_TABLES } from './person-tables.ts';
import { settleRequest, subjectOf, type RequestRow } from './request-queries.ts';
import { stopAllMessages } from './stop-all-messages.ts';

/**
 * Erases a person: identifiers, names, texts and raw notices go, amounts and counts stay without a name. That a
 * consent was withdrawn stays too, and keyed hashes of the number and the channels' ids, so that only a message of the
 * person's own brings them back.
 */
export async function eraseForRequest(ctx: Context, storage: Storage, request: RequestRow): Promise<void> {
  const { shop_id: shopId } = request;
  await removeFilesOf(ctx, storage, request);
  // Before the rows by which the person is found; and once more after them, for what came in meanwhile.
  const { known, names } = await ctx.slowDb.transaction().execute(async (tx) => {
    const person = await findPersonScope(tx, shopId, subjectOf(request));
    return { known: person, names: await findNames(tx, person) };
  });
  const notices = await eraseNotices(ctx, known);
  await removeListsAndReports(ctx, storage, known);
  const erasedAt = ctx.clock.now();
  const erased = await ctx.slowDb.transaction().execute(async (tx) => {
    const person = await findPersonScope(tx, shopId, subjectOf(request));
    await stopAllMessages(ctx, tx, person);
    const found = notices + (await eraseRows(tx, person));
    for (const address of [...person.phones, ...person.channelIds])
      await suppressAddress(ctx, tx, { shopId, address });
    await tx
      .updateTable('privacy_requests')
      .set({ subscriber_id: null, customer_id: null, email: null, phone_e164: null, order_ids: [] })
      .where('shop_id', '=', shopId)
      .where('request_id', '=', request.request_id)
      .execute();
    await settleRequest(tx, request, { rows_found: found });
    return person;
  });
  await eraseNotices(ctx, erased);
  await removeListsAndReports(ctx, storage, erased, erasedAt);
  await forgetSlackNotices(ctx, shopId, 'over');
  await refreshStatistics(ctx.slowDb, [...erased.phones, ...erased.emails, ...erased.channelIds, ...names]);
  await settleRequest(ctx.db, request, { state: 'done', done_at: ctx.clock.now(), error: null });
}

async function findNames(
  tx: Tx,
  { shopId, subscriberIds, customerIds, orderIds }: PersonScope,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select unnest(array[first_name, last_name]) as name from subscribers
    where shop_id = ${shopId} and subscriber_id = any(${subscriberIds}::uuid[])
    union select unnest(array[first_name, last_name]) from customers
    where shop_id = ${shopId} and customer_id = any(${customerIds}::text[])
    union select first_name from orders where shop_id = ${shopId} and order_id = any(${orderIds}::text[])`.execute(
    tx,
  );
  return rows.flatMap(({ name }) => name ?? []);
}

/** Files about many people: those that merchants asked for, and those that they brought. */
async function removeListsAndReports(
  ctx: Context,
  storage: Storage,
  person: PersonScope,
  erasedAt: Date = ctx.clock.now(),
): Promise<void> {
  const { shopId, phones, emails } = person;
  await expireExportsOfPeople(ctx, storage, { shopId, askedUntil: erasedAt });
  await forgetInImports(ctx, storage, { shopId, phones, emails, erasedAt });
}

/** Before the rows that name them: a file that nobody knows of would stay for ever. */
async function removeFilesOf(ctx: Context, storage: Storage, request: RequestRow): Promise<void> {
  const keys = await ctx.slowDb.transaction().execute(async (tx) => {
    const person = await findPersonScope(tx, request.shop_id, subjectOf(request));
    const files = PERSON_TABLES.flatMap(({ files: listFiles }) => (listFiles ? [listFiles(person)] : []));
    const found = await Promise.all(files.map((list) => list.execute(tx)));
    return found.flatMap(({ rows }) => rows.map(({ key }) => key));
  });
  for (const key of keys) await storage.remove(key);
}

/** Returns how many rows named the person. */
async function eraseRows(tx: Tx, person: PersonScope): Promise<number> {
  let found = 0;
  for (const { table, rows, erase, isInSteps } of PERSON_TABLES) {
    if (erase === null || isInSteps) continue;
    const statement =
      erase === 'delete'
        ? sql`delete from ${sql.table(table)} where ${rows(person)}`
        : sql`update ${sql.table(table)} set ${erase} where ${rows(person)}`;
    const { numAffectedRows } = await statement.execute(tx);
    found += Number(numAffectedRows ?? 0);
  }
  return found;
}
