import { sql, type Selectable } from 'kysely';
import type { StoreCommands } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { ON_KNOWN_TIMELINE } from '#platform/database/timeline.ts';
import { StoreCommand } from '../../contract/store-command.ts';

/** A command that this worker has leased, and the number of this try. */
export interface HeldCommand {
  key: string;
  command: StoreCommand;
  /** 1 the first time; if higher, the result of an earlier try is unknown. */
  attempt: number;
}

interface LeasedCommands {
  held: HeldCommand[];
  /** Keys of commands that cannot be parsed. */
  unreadable: string[];
}

/** Installed shops with due commands, the longest waiting first. */
export async function findShopsWithCommands(
  db: Database,
  now: Date,
  { except, limit }: { except: readonly number[]; limit: number },
): Promise<{ shopId: number; shopUrl: string }[]> {
  if (limit < 1) return [];
  const { rows } = await sql<{ shopId: number; shopUrl: string }>`
    select s.shop_id as "shopId", s.shop_url as "shopUrl"
    from store_commands c join shops s on s.shop_id = c.shop_id
    where c.state = 'due' and c.due_at <= ${now} and (c.leased_until is null or c.leased_until <= ${now})
      and s.uninstalled_at is null and c.shop_id <> all(${[...except]}::bigint[])
    group by s.shop_id, s.shop_url order by min(c.due_at) limit ${limit}`.execute(db);
  return rows;
}

/** Leases a shop's due commands, the oldest first, and counts the try before it starts. */
export async function leaseCommands(
  db: Database,
  shopId: number,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<LeasedCommands> {
  const { rows } = await sql<Selectable<StoreCommands>>`
    with held as (
      select shop_id, command_key from store_commands
      where shop_id = ${shopId} and state = 'due' and due_at <= ${now}
        and (leased_until is null or leased_until <= ${now}) and ${sql.raw(ON_KNOWN_TIMELINE)}
      order by due_at, created_at, command_key limit ${limit} for update skip locked
    )
    update store_commands c set leased_until = ${leaseUntil}, attempts = c.attempts + 1
    from held where c.shop_id = held.shop_id and c.command_key = held.command_key
    returning c.*`.execute(db);
  const inTurn = rows.toSorted(
    (one, other) =>
      one.due_at.getTime() - other.due_at.getTime() || one.created_at.getTime() - other.created_at.getTime(),
  );
  const leased: LeasedCommands = { held: [], unreadable: [] };
  for (const row of inTurn) {
    const command = readCommand(row);
    if (command) leased.held.push({ key: row.command_key, command, attempt: row.attempts });
    else leased.unreadable.push(row.command_key);
  }
  return leased;
}

function readCommand({ payload, kind, order_id: orderId }: Selectable<StoreCommands>): StoreCommand | null {
  const stored = typeof payload === 'object' ? payload : {};
  return StoreCommand.safeParse({ ...stored, kind, orderId }).data ?? null;
}

/** Records that a command is done or given up. Returns false if that was recorded before. */
export async function settleCommand(
  tx: Tx,
  shopId: number,
  key: string,
  settled: { state: 'done' | 'givenUp'; error: string | null; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('store_commands')
    .set({ state: settled.state, error: settled.error, settled_at: settled.at, leased_until: null })
    .where('shop_id', '=', shopId)
    .where('command_key', '=', key)
    .where('state', '=', 'due')
    .returning('command_key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Postpones a command. `isUntried`: the store never got it, so the try does not count. */
export async function postponeCommand(
  db: Database,
  shopId: number,
  key: string,
  { dueAt, error, isUntried }: { dueAt: Date; error: string | null; isUntried: boolean },
): Promise<void> {
  await db
    .updateTable('store_commands')
    .set((row) => ({
      due_at: dueAt,
      leased_until: null,
      ...(error !== null && { error }),
      attempts: row('attempts', '-', isUntried ? 1 : 0),
    }))
    .where('shop_id', '=', shopId)
    .where('command_key', '=', key)
    .where('state', '=', 'due')
    .execute();
}

/** Restarts a shop's commands that were given up. Returns how many there were. */
export async function tryCommandsAgain(tx: Tx, shopId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('store_commands')
    .set({
      state: 'due',
      due_at: now,
      error: null,
      settled_at: null,
      // Not 0: the result of an earlier try is looked for first.
      attempts: 1,
    })
    .where('state', '=', 'givenUp')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many commands were given up, of one shop or of all. */
export async function countCommandsGivenUp(db: Database, shopId: number | null): Promise<number> {
  const { count } = await db
    .selectFrom('store_commands')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'givenUp')
    .$if(shopId !== null, (all) => all.where('shop_id', '=', shopId))
    .executeTakeFirstOrThrow();
  return count;
}
