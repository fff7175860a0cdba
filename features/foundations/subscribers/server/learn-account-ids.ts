import pg from 'pg';
import type { Context } from '#platform/context.ts';
import { arrayLiteral, momentsLiteral } from '#platform/database/array-literal.ts';
import { joinAccount } from './join-account.ts';
import { learnWaIds } from './learn-wa-ids.ts';

/** A report in a provider's answer or receipt: the account or WhatsApp number that a message went to. */
export type ReportedAccountId = {
  shopId: number;
  bsuid?: string | undefined;
  /** Set only in answers, which name the person. */
  waId?: string | undefined;
} & ({ subscriberId: string } | { messageId: string; createdAt: Date });

/** A row with a number whose account is not known yet. */
interface Unnamed {
  shopId: number;
  subscriberId: string;
  bsuid: string;
}

type ReportedIds = readonly ReportedAccountId[];
type WithDatabase = Pick<Context, 'pool' | 'db' | 'clock' | 'log' | 'events'>;

/**
 * Stores which account (BSUID) has a number, so that messages from that account belong to the number. A row that
 * already has the account is the same person, and its refusals hold. If nothing is new, one lookup is enough. An
 * invalid row does not affect others. Rejects only if the database is unavailable.
 */
export async function learnAccountIds(ctx: WithDatabase, reported: ReportedIds): Promise<void> {
  if (reported.length === 0) return;
  try {
    await learnBatch(ctx, reported);
  } catch (error) {
    if (!isOfTheRows(error)) throw error;
    const [one, ...others] = reported;
    if (one && others.length === 0)
      return ctx.log.warn({ err: error, shopId: one.shopId }, 'account id not learned');
    for (const single of reported) await learnAccountIds(ctx, [single]);
  }
}

/** Invalid values, keys that are taken by now, and deadlocks. */
function isOfTheRows(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|40)/.test(error.code ?? '');
}

async function learnBatch(ctx: WithDatabase, reported: ReportedIds): Promise<void> {
  await learnWaIds(
    ctx.pool,
    reported.flatMap((one) =>
      'subscriberId' in one && one.waId !== undefined ? [{ ...one, waId: one.waId }] : [],
    ),
  );
  await learnAccounts(
    ctx,
    reported.filter(({ bsuid }) => bsuid !== undefined),
  );
}

async function learnAccounts(ctx: WithDatabase, reported: ReportedIds): Promise<void> {
  const unnamed = reported.length === 0 ? [] : await findUnnamed(ctx.pool, reported);
  if (unnamed.length === 0) return;
  const named = await nameRows(ctx.pool, unnamed);
  for (const one of unnamed.filter(({ subscriberId }) => !named.has(subscriberId))) {
    await ctx.db.transaction().execute((tx) => joinAccount(ctx, tx, one));
  }
}

async function findUnnamed(pool: pg.Pool, reported: ReportedIds): Promise<Unnamed[]> {
  const { rows } = await pool.query<Unnamed>({
    name: 'find-unnamed-accounts',
    text: FIND_UNNAMED,
    values: [
      arrayLiteral(reported.map((one) => one.shopId)),
      arrayLiteral(reported.map((one) => ('subscriberId' in one ? one.subscriberId : null))),
      arrayLiteral(reported.map((one) => ('messageId' in one ? one.messageId : null))),
      momentsLiteral(reported.map((one) => ('messageId' in one ? one.createdAt : null))),
      reported.map((one) => one.bsuid ?? null),
    ],
  });
  return rows;
}

/** Returns the rows whose account nobody else had. */
async function nameRows(pool: pg.Pool, unnamed: readonly Unnamed[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ subscriber_id: string }>({
    name: 'name-accounts',
    text: NAME_ACCOUNTS,
    values: [
      arrayLiteral(unnamed.map((one) => one.shopId)),
      arrayLiteral(unnamed.map((one) => one.subscriberId)),
      unnamed.map((one) => one.bsuid),
    ],
  });
  return new Set(rows.map((row) => row.subscriber_id));
}

// A row without a number is not changed: a late receipt must not identify an erased person again.
const FIND_UNNAMED = `
select distinct on (g.shop_id, s.subscriber_id) g.shop_id as "shopId", s.subscriber_id as "subscriberId", g.bsuid
from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::text[])
  as g(shop_id, subscriber_id, message_id, created_at, bsuid)
left join lateral (
  select m.subscriber_id from messages m
  where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at limit 1
) m on g.message_id is not null
cross join lateral (
  select s.subscriber_id from subscribers s
  where s.shop_id = g.shop_id and s.subscriber_id = coalesce(g.subscriber_id, m.subscriber_id) and s.channel = 'WA'
    and s.bsuid is null and coalesce(s.wa_id, s.phone_e164) is not null
  limit 1
) s
order by g.shop_id, s.subscriber_id`;

// Rows are locked in the order of their ids, as everywhere, so that two writers never deadlock.
const NAME_ACCOUNTS = `
with given as (
  select distinct on (g.shop_id, g.bsuid) g.*
  from unnest($1::bigint[], $2::uuid[], $3::text[]) as g(shop_id, subscriber_id, bsuid)
  where not exists (
    select from subscribers o where o.shop_id = g.shop_id and o.channel = 'WA' and o.bsuid = g.bsuid
  )
  order by g.shop_id, g.bsuid
),
held as (
  select s.shop_id, s.subscriber_id, g.bsuid
  from given g join subscribers s on s.shop_id = g.shop_id and s.subscriber_id = g.subscriber_id
  where s.bsuid is null
  order by s.subscriber_id for no key update of s
)
update subscribers s set bsuid = h.bsuid from held h
where s.shop_id = h.shop_id and s.subscriber_id = h.subscriber_id
returning s.subscriber_id`;
