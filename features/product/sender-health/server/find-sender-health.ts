import { sql } from 'kysely';
import { classOfFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import type { MessageFailure } from '#features/engine/messaging/contract/failures/message-failure.ts';
import { countReach } from '#features/engine/messaging/server/index.ts';
import { IN_FLIGHT } from '#features/engine/messaging/server/index.ts';
import { parseMessagingLimit } from '#features/foundations/channels/contract/messaging-limit.ts';
import { describeStop, recoveredPace } from '#features/foundations/channels/rules/index.ts';
import { listNotedTemplates, listStoppedTemplates } from '#features/foundations/templates/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { WEEK_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { getSenderHealth, SenderHealth } from '../contract/sending-health.ts';
import { findAlerts, receiptLag } from '../rules/sender-alerts.ts';
import { countFailures } from './count-failures.ts';
import { factsOf, findSenders, type SenderState } from './find-sender-state.ts';
import { countGivenUp } from './given-up.ts';

type Health = ResponseOf<typeof getSenderHealth>;

/** The maximum number of outbox rows that are counted. */
const LOOKED_AT = 100_000;
/** The maximum number of notices. */
const MOST_NOTICES = 3;

/**
 * Returns the state of a shop's number and page: what they may still send, what waits and why, and this week's
 * failures.
 */
export async function findSenderHealth(ctx: Context, shopId: number): Promise<Health> {
  const now = ctx.clock.now();
  const senders = await findSenders(ctx, shopId);
  const shop = await findInTime(ctx, shopId, async (tx) => ({
    waiting: await countWaiting(tx, shopId, now),
    notices: await listNotices(tx, shopId, now),
    stoppedTemplates: await listStoppedTemplates(tx, shopId),
    notedTemplates: await listNotedTemplates(tx, shopId),
    ...(await countFailures(tx, shopId, now)),
  }));
  return {
    senders: await Promise.all(senders.map((row) => toHealth(ctx, shopId, row, shop, now))),
    stoppedTemplates: shop.stoppedTemplates.map(({ name, language, status, reason, statusAt }) => ({
      name,
      language,
      status,
      reason: reason ?? '',
      at: statusAt.toISOString(),
    })),
    notedTemplates: shop.notedTemplates.map(({ name, language, notices }) => ({ name, language, notices })),
    inbox: await findInbox(ctx, shopId, now),
    givenUp: await countGivenUp(ctx.db, shopId),
    failures: shop.failures,
    failuresOf: shop.failuresOf,
    failuresSince: shop.failuresSince,
  };
}

async function toHealth(
  ctx: Context,
  shopId: number,
  row: SenderState,
  shop: { waiting: readonly Waiting[]; notices: readonly Notice[] },
  now: Date,
): Promise<SenderHealth> {
  const facts = factsOf(row, now);
  const own = shop.waiting.filter((one) => one.sender_id === row.sender_id);
  const elapsedMs = row.paced_at ? now.getTime() - row.paced_at.getTime() : 0;
  return {
    senderId: row.sender_id,
    channel: row.channel,
    name: row.display_phone_number ?? row.page_name ?? row.external_id,
    verifiedName: row.verified_name,
    quality: row.quality,
    tier: row.current_limit,
    reach: await findReach(ctx, shopId, row, now),
    sendsPerSecond: row.sends_per_second,
    pace: row.paced_at ? recoveredPace(row.pace, elapsedMs) : row.pace,
    pacedAt: row.paced_at?.toISOString() ?? null,
    stopped: row.stopped_at
      ? {
          at: row.stopped_at.toISOString(),
          reason: describeStop(row.stopped_reason ?? ''),
          failure: findStop(row.channel, own),
          canResume: row.channel === 'WA' && row.token_died_at === null,
        }
      : null,
    alerts: findAlerts(facts),
    lastReceiptAt: row.last_receipt_at?.toISOString() ?? null,
    receiptLagSeconds: receiptLag(facts),
    waiting: own.map(({ reason, count }) => ({ reason, count })),
    notices: shop.notices
      .filter((one) => one.sender_id === row.sender_id)
      .slice(0, MOST_NOTICES)
      .map(({ code, title, reported_at: at }) => ({ code, title, at: at.toISOString() })),
  };
}

/** A number without a limit needs no count. One with a limit has at most that many messages. */
async function findReach(
  ctx: Context,
  shopId: number,
  row: SenderState,
  now: Date,
): Promise<SenderHealth['reach']> {
  const most = row.channel === 'WA' ? parseMessagingLimit(row.current_limit) : null;
  if (most === null || !Number.isFinite(most)) return null;
  const sender = { shopId, senderId: row.sender_id };
  return { most, used: await inConnection(ctx.pool, (client) => countReach(client, sender, most, now)) };
}

interface Waiting {
  sender_id: string;
  /** A rule of the gate, `retry:` and a code, `discountCode`, `dueLater`, `allPaused`, `unreached`, `notBegun` or `queued`. */
  reason: string;
  count: number;
}

async function countWaiting(tx: Tx, shopId: number, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select sender_id, reason, count(*) as count from (
      (select sender_id, case
          when state = 'awaiting_code' then 'discountCode'
          when state = 'paused' then 'paused'
          when state = 'following' then 'dueLater'
          when state = 'uncertain' then state
          when reason ~ '^[0-9]+$' then 'retry:' || reason
          when reason ~ '^unreached: ' then 'unreached'
          when reason ~ '^not begun: ' then 'notBegun'
          when reason is not null then reason
          when due_at > ${now} then 'dueLater'
          when exists (select from sending_pauses where shop_id = ${shopId}) then 'allPaused'
          else 'queued'
        end as reason
      from outbox where shop_id = ${shopId} limit ${LOOKED_AT})
      union all
      select sender_id, 'sending' from ${sql.raw(IN_FLIGHT)} u where shop_id = ${shopId}
    ) o group by sender_id, reason order by count desc, reason`.execute(tx);
  return rows;
}

interface Notice {
  sender_id: string;
  code: number | null;
  title: string | null;
  reported_at: Date;
}

/** Returns the newest notice of each kind, newest first. */
async function listNotices(tx: Tx, shopId: number, now: Date): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    select * from (
      select distinct on (sender_id, code, title) sender_id, code, title, reported_at from provider_notices
      where shop_id = ${shopId} and reported_at >= ${new Date(now.getTime() - WEEK_MS)}
      order by sender_id, code, title, reported_at desc
    ) newest order by reported_at desc`.execute(tx);
  return rows;
}

/** The refusal that stopped a sender is what its messages wait for. */
function findStop(channel: Channel, waiting: readonly Waiting[]): MessageFailure | null {
  for (const { reason } of waiting) {
    if (!reason.startsWith('retry:')) continue;
    const code = Number(reason.slice('retry:'.length));
    const errorClass = classOfFailure(channel, code);
    if (errorClass === 'account' || errorClass === 'auth') return { code, errorClass, detail: '' };
  }
  return null;
}

/** Returns the shop's unprocessed webhooks, including those that do not name a shop yet. */
async function findInbox(ctx: Context, shopId: number, now: Date): Promise<Health['inbox']> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*) as count, min(due_at) as oldest from (
      select i.due_at from webhook_inbox i
      where i.state = 'new' and i.due_at <= ${now}
        and (i.shop_url is null or i.shop_url = (select shop_url from shops where shop_id = ${shopId}))
      order by i.due_at limit ${LOOKED_AT}
    ) waiting`.execute(ctx.db);
  const { count = 0, oldest = null } = rows[0] ?? {};
  return {
    count,
    oldestSeconds: oldest && Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000)),
  };
}
