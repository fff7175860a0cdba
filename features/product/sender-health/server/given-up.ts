import { sql, type RawBuilder } from 'kysely';
import { countCommandsGivenUp, tryCommandsAgain } from '#features/foundations/store-data/server/index.ts';
import { tryTimersAgain } from '#features/product/automations/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { GIVEN_UP } from '#platform/inbox/given-up-webhooks.ts';
import { TRIES_UNTIL_REPORTED } from '#platform/inbox/inbox-reader.ts';
import { tryWebhooksAgain } from '#platform/inbox/try-webhooks-again.ts';
import { countFailedMails, tryMailsAgain } from '#platform/mail/given-up-mails.ts';

/** Work that a person should check: webhooks, timers of planned messages, store commands, and e-mails. */
export interface GivenUp {
  webhooks: number;
  timers: number;
  commands: number;
  mails: number;
}

/** Counts a shop's own, or those of the whole installation without a shop. */
export async function countGivenUp(db: Database, shopId: number | null): Promise<GivenUp> {
  const { rows } = await sql<Pick<GivenUp, 'webhooks' | 'timers'>>`select
    (select count(*)::int from webhook_inbox where ${isUnread(shopId)}) as webhooks,
    (select count(*)::int from timers where ${isGivenUp(shopId)}) as timers`.execute(db);
  const commands = await countCommandsGivenUp(db, shopId);
  const mails = await countFailedMails(db, shopId);
  return { ...(rows[0] ?? { webhooks: 0, timers: 0 }), commands, mails };
}

/** Counts the stopped numbers and pages of the whole installation. */
export async function countStoppedSenders(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('senders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('stopped_at', 'is not', null)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Tries a shop's given-up work again, now. Returns what it was. */
export async function tryGivenUpAgain(ctx: Context, shopId: number): Promise<GivenUp> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx: Tx) => {
    return {
      webhooks: await tryWebhooksAgain(tx, isUnread(shopId), now),
      timers: await tryTimersAgain(tx, shopId, now),
      commands: await tryCommandsAgain(tx, shopId, now),
      mails: await tryMailsAgain(tx, shopId, now),
    };
  });
}

/**
 * The condition of the partial index. A shop's webhooks have its address or one of its senders. Unreadable webhooks
 * belong to the operator, because trying them again helps no merchant.
 */
function isUnread(shopId: number | null): RawBuilder<unknown> {
  if (shopId === null) return sql.raw(GIVEN_UP);
  return sql`attempts >= ${sql.lit(TRIES_UNTIL_REPORTED)} and state <> 'done' and lane in (
    select shop_url from shops where shop_id = ${shopId}
    union all select external_id from senders where shop_id = ${shopId} and released_at is null)`;
}

function isGivenUp(shopId: number | null): RawBuilder<unknown> {
  return shopId === null
    ? sql`given_up_at is not null`
    : sql`given_up_at is not null and shop_id = ${shopId}`;
}
