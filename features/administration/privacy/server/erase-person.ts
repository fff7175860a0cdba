import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { expireExportsOfPeople } from '#features/administration/exports/server/index.ts';
import { forgetSlackNotices } from '#features/administration/support/server/index.ts';
import { suppressAddress } from '#features/foundations/consent/server/index.ts';
import { forgetInImports } from '#features/product/imports/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { refreshStatistics } from '#platform/database/refresh-statistics.ts';
import { listRunningTransactions } from '#platform/database/running-transactions.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { eraseNotices } from './erase-notices.ts';
import { findPersonScope, type PersonScope } from './person-scope.ts';
import { assignmentsOf, isNotErased } from './person-table.ts';
import { PERSON_TABLES } from './person-tables.ts';
import { settleRequest, subjectOf, type RequestRow } from './request-queries.ts';
import { stopAllMessages } from './stop-all-messages.ts';

/** How long the erasure waits for transactions that may still write data they read before the erasure. */
const LONGEST_WAIT_MS = 10 * 60_000;
const POLL_INTERVAL_MS = 200;

/**
 * Erases a person. Identifiers, names, texts and raw webhooks are deleted. Amounts and counts stay without a name. The
 * withdrawal of consent stays. Keyed hashes of the number and of the channel ids also stay, so that only a message from
 * the person can bring the person back. The request is done when no older transaction can still write a value it read
 * before. Safe to repeat after a crash.
 */
export async function eraseForRequest(ctx: Context, storage: Storage, request: RequestRow): Promise<void> {
  const started = (request.erasing as Erasing | null) ?? (await eraseFirst(ctx, storage, request));
  const foundLater = await eraseLateRows(ctx, started.person);
  const { person, names, erasedAtMs } = started;
  await eraseNotices(ctx, person);
  await removeListsAndReports(ctx, storage, person, new Date(erasedAtMs));
  await forgetSlackNotices(ctx, person.shopId, 'over');
  await refreshStatistics(ctx.slowDb, [...person.phones, ...person.emails, ...person.channelIds, ...names]);
  await settleRequest(ctx.slowDb, request, {
    state: 'done',
    done_at: ctx.clock.now(),
    rows_found: started.found + foundLater,
    error: null,
    erasing: null,
  });
}

/** The progress of an unfinished erasure: the person, and how many rows were found so far. */
interface Erasing {
  person: PersonScope;
  names: string[];
  erasedAtMs: number;
  found: number;
}

async function eraseFirst(ctx: Context, storage: Storage, request: RequestRow): Promise<Erasing> {
  const { shop_id: shopId } = request;
  await removeFilesOf(ctx, storage, request);
  // The raw webhooks are deleted before the rows that identify the person. They are deleted again later, because new
  // ones may arrive.
  const { known, names } = await ctx.slowDb.transaction().execute(async (tx) => {
    const person = await findPersonScope(tx, shopId, subjectOf(request));
    return { known: person, names: await findNames(tx, person) };
  });
  const notices = await eraseNotices(ctx, known);
  await removeListsAndReports(ctx, storage, known);
  const erasedAtMs = ctx.clock.now().getTime();
  return ctx.slowDb.transaction().execute(async (tx) => {
    const person = await findPersonScope(tx, shopId, subjectOf(request));
    await stopAllMessages(ctx, tx, person);
    const started = { person, names, erasedAtMs, found: notices + (await eraseRows(tx, person)) };
    for (const address of [...person.phones, ...person.channelIds])
      await suppressAddress(ctx, tx, { shopId, address });
    await tx
      .updateTable('privacy_requests')
      .set({ subscriber_id: null, customer_id: null, email: null, phone_e164: null, order_ids: [] })
      .set({ erasing: JSON.stringify(started) })
      .where('shop_id', '=', shopId)
      .where('request_id', '=', request.request_id)
      .execute();
    return started;
  });
}

/**
 * Erases rows that older transactions wrote, until a round finds none. Sending may copy a name to a message long after
 * the person was selected. Returns how many rows there were.
 */
async function eraseLateRows({ slowDb }: Pick<Context, 'slowDb'>, person: PersonScope): Promise<number> {
  let found = 0;
  for (;;) {
    await waitForOlderTransactions(slowDb);
    const late = await slowDb.transaction().execute((tx) => eraseRows(tx, person));
    if (late === 0) return found;
    found += late;
  }
}

async function waitForOlderTransactions(db: Database): Promise<void> {
  const startMs = performance.now();
  let older = [...(await listRunningTransactions(db))];
  while (older.length > 0) {
    if (performance.now() - startMs > LONGEST_WAIT_MS)
      throw new Error('A transaction of ten minutes holds up an erasure; it is tried again.');
    await wait(POLL_INTERVAL_MS);
    const running = await listRunningTransactions(db);
    older = older.filter((transaction) => running.has(transaction));
  }
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

/** Deletes exported files and forgets the person in imported lists, because both contain many people. */
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

/** Deletes the files before their rows. A file without a row would stay forever. */
async function removeFilesOf(ctx: Context, storage: Storage, request: RequestRow): Promise<void> {
  const keys = await ctx.slowDb.transaction().execute(async (tx) => {
    const person = await findPersonScope(tx, request.shop_id, subjectOf(request));
    const files = PERSON_TABLES.flatMap(({ files: listFiles }) => (listFiles ? [listFiles(person)] : []));
    const found = await Promise.all(files.map((list) => list.execute(tx)));
    return found.flatMap(({ rows }) => rows.map(({ key }) => key));
  });
  for (const key of keys) await storage.remove(key);
}

/** Returns how many rows named the person, without the rows that were already erased. */
async function eraseRows(tx: Tx, person: PersonScope): Promise<number> {
  let found = 0;
  for (const { table, rows, erase, isInSteps } of PERSON_TABLES) {
    if (erase === null || isInSteps) continue;
    const statement =
      erase === 'delete'
        ? sql`delete from ${sql.table(table)} where ${rows(person)}`
        : sql`update ${sql.table(table)} set ${assignmentsOf(erase)} where (${rows(person)}) and ${isNotErased(erase)}`;
    const { numAffectedRows } = await statement.execute(tx);
    found += Number(numAffectedRows ?? 0);
  }
  return found;
}
