import { sql } from 'kysely';
import { recordAct } from '#features/administration/audit/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { saveTimeline, lockTimelines, readTimelines, type Timelines } from '#platform/database/timeline.ts';
import { judgeTimeline, type TimelineVerdict } from '../../rules/judge-timeline.ts';
import { connectionOf, holdEverything } from './hold-everything.ts';

interface Followed {
  ctx: Pick<Context, 'db' | 'slowDb' | 'clock' | 'log'>;
  /** If true, a standby that takes over has every committed transaction. */
  isStandbySynchronous: boolean;
  /** Makes a check of every store due immediately, in the same transaction. */
  askStores: (tx: Tx) => Promise<void>;
}

/** The log text and the name of the audit entry, for each case in which data may be missing. */
const DATA_LOSS_CASES = {
  'taken over': {
    action: 'a standby took over',
    words: 'a standby took over the database, and may lack the last seconds',
  },
  copied: {
    action: 'filled from a dump',
    words: 'the database was filled from a dump of the one that was known, and lacks what came after it',
  },
} as const;

type Lacking = keyof typeof DATA_LOSS_CASES;

/**
 * Checks whether a standby took over the database, or the database was filled from a dump. If recent data may be
 * missing, holds everything that may already have been sent, as after a restore. No work may be claimed before this
 * check.
 */
export async function followTimeline({ ctx, isStandbySynchronous, askStores }: Followed): Promise<void> {
  if (judge(await readTimelines(ctx.db)) === 'same') return;
  await ctx.slowDb.transaction().execute(async (tx) => {
    const verdict = judge(await lockTimelines(tx));
    if (isLacking(verdict) && !(verdict === 'taken over' && isStandbySynchronous)) {
      const lackedSince = await holdLost({ ctx, askStores, tx, verdict });
      ctx.log.error(
        { lackedSince },
        `${DATA_LOSS_CASES[verdict].words}: what may have gone out since is held back. Decide about it at /operator`,
      );
    }
    await saveTimeline(tx);
  });
}

function isLacking(verdict: TimelineVerdict): verdict is Lacking {
  return verdict in DATA_LOSS_CASES;
}

function judge(timelines: Timelines | null): TimelineVerdict {
  return timelines ? judgeTimeline(timelines) : 'same';
}

interface Lost extends Pick<Followed, 'ctx' | 'askStores'> {
  tx: Tx;
  verdict: Lacking;
}

/**
 * Workers save a heartbeat at intervals, so the last heartbeat may be lost. The period of missing data starts this much
 * earlier.
 */
const BETWEEN_HEARTBEATS_SECONDS = 10;

/** Holds everything that the old server may have sent. Returns the time from which data may be missing. */
async function holdLost({ ctx, askStores, tx, verdict }: Lost): Promise<Date> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, extract(epoch from clock_timestamp() - coalesce(
      max(heartbeat_at), (select max(received_at) from webhook_inbox), clock_timestamp() - interval '1 minute'
    )))::float8 + ${BETWEEN_HEARTBEATS_SECONDS} as seconds from workers`.execute(tx);
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - (rows[0]?.seconds ?? 0) * 1000);
  await holdEverything(connectionOf(tx), { backedUpAt: since, restoredAt: now });
  await askStores(tx);
  const act = { who: 'operator', action: DATA_LOSS_CASES[verdict].action, note: null, count: null } as const;
  await recordAct(tx, { shopId: 0, at: now, ...act });
  return since;
}
