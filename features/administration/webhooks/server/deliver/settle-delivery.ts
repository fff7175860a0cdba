import { sql } from 'kysely';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { decideHealth } from '../../rules/endpoint-health.ts';
import { judgeAnswer, type Posted, type Verdict } from '../../rules/judge-answer.ts';
import { LONGEST_WAIT_MS, nextAttempt, readRetryAfter } from '../../rules/schedule.ts';
import { switchOff } from '../endpoints/switch-off.ts';
import type { Claimed } from './claim-deliveries.ts';
import { mailAboutEndpoint } from './mail-about-endpoint.ts';

/** The time of the last success is exact to this, so that most deliveries do not write their endpoint. */
const SUCCESS_STEP_MS = MINUTE_MS;

type Ctx = Pick<Context, 'db' | 'clock' | 'settings'>;

/** Stores how an attempt ended, and what follows for its endpoint. Does nothing if a later attempt was started. */
export async function settleDelivery(ctx: Ctx, claimed: Claimed, posted: Posted): Promise<void> {
  const verdict = judgeAnswer(posted);
  if (verdict.kind === 'delivered') return settleSuccess(ctx, claimed, posted);
  await ctx.db.transaction().execute((tx) => settleFailure(ctx, tx, { claimed, posted, verdict }));
}

async function settleSuccess({ db, clock }: Ctx, claimed: Claimed, posted: Posted): Promise<void> {
  const now = clock.now();
  await sql`
    update event_deliveries set state = 'delivered', attempts = attempts + 1, attempt_id = null, fault = null,
      status = ${statusOf(posted)}, answer = ${answerOf(posted)}
    where ${isAttempt(claimed)}`.execute(db);
  // A statement of its own, because everybody else locks the endpoint before its deliveries.
  await sql`
    update event_endpoints set last_delivered_at = ${now}, failing_since = null, warned_at = null
    where shop_id = ${claimed.shopId} and endpoint_id = ${claimed.endpointId} and (failing_since is not null
      or last_delivered_at is null or last_delivered_at < ${new Date(now.getTime() - SUCCESS_STEP_MS)})`.execute(
    db,
  );
}

interface Failure {
  claimed: Claimed;
  posted: Posted;
  verdict: Verdict & { kind: 'failed' };
}

async function settleFailure(ctx: Ctx, tx: Tx, { claimed, posted, verdict }: Failure): Promise<void> {
  const now = ctx.clock.now();
  const endpoint = await tx
    .selectFrom('event_endpoints')
    .select(['url', 'description', 'failing_since', 'warned_at'])
    .where('shop_id', '=', claimed.shopId)
    .where('endpoint_id', '=', claimed.endpointId)
    .where('state', '=', 'on')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!endpoint || !(await storeFailure(tx, { claimed, posted, verdict }, now))) return;
  const failingSince = endpoint.failing_since ?? now;
  const health = decideHealth({ failingSince, warnedAt: endpoint.warned_at, now });
  const isOver = verdict.fault === 'gone' || health === 'switchOff';
  await tx
    .updateTable('event_endpoints')
    .set({
      failing_since: failingSince,
      ...(verdict.isPaced && { paused_until: new Date(now.getTime() + (askedWaitMs(posted, now) ?? 0)) }),
      ...(health === 'warn' && { warned_at: now }),
    })
    .where('shop_id', '=', claimed.shopId)
    .where('endpoint_id', '=', claimed.endpointId)
    .execute();
  if (isOver) await switchOff(tx, claimed, verdict.fault === 'gone' ? 'gone' : 'failing');
  if (isOver || health === 'warn')
    await mailAboutEndpoint(ctx, tx, {
      shopId: claimed.shopId,
      endpoint,
      kind: isOver ? (verdict.fault === 'gone' ? 'gone' : 'off') : 'failing',
      since: failingSince,
    });
}

/** Returns false if the attempt is not the last one of its delivery. */
async function storeFailure(tx: Tx, { claimed, posted, verdict }: Failure, now: Date): Promise<boolean> {
  const retryAfterMs = verdict.isPaced ? askedWaitMs(posted, now) : null;
  const attempts = claimed.attempts + 1;
  const dueAt = nextAttempt({ attempts, now, retryAfterMs, random: Math.random() });
  const { numAffectedRows } = await sql`
    update event_deliveries set state = ${dueAt === null ? 'failed' : 'waiting'}, attempts = ${attempts},
      attempt_id = null, due_at = ${dueAt ?? now}, status = ${statusOf(posted)}, answer = ${answerOf(posted)},
      fault = ${verdict.fault}
    where ${isAttempt(claimed)}`.execute(tx);
  return numAffectedRows === 1n;
}

function isAttempt({ shopId, endpointId, eventId, attemptId }: Claimed) {
  return sql`shop_id = ${shopId} and endpoint_id = ${endpointId} and event_id = ${eventId}
    and attempt_id = ${attemptId} and state = 'waiting'`;
}

function askedWaitMs(posted: Posted, now: Date): number | null {
  if (posted.kind !== 'answered') return null;
  const askedMs = readRetryAfter(posted.retryAfter, now);
  return askedMs === null ? null : Math.min(askedMs, LONGEST_WAIT_MS);
}

function statusOf(posted: Posted): number | null {
  return posted.kind === 'answered' ? posted.status : null;
}

function answerOf(posted: Posted): string | null {
  return posted.kind === 'answered' ? posted.answer : null;
}
