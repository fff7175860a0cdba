import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { saveTimeline, lockTimelines, readTimelines, type Timelines } from '#platform/database/timeline.ts';
import { judgeTimeline, type TimelineVerdict } from '../../rules/judge-timeline.ts';
import { recordAct } from '../audit-log.ts';
import { connectionOf, holdEverything } from './hold-everything.ts';

interface Followed {
  ctx: Pick<Context, 'db' | 'slowDb' | 'clock' | 'log'>;
  /** A standby has all that was committed when it takes over. */
  isStandbySynchronous: boolean;
  /** Has every store asked what it told meanwhile, in the same transaction. */
  askStores: (tx: Tx) => Promise<void>;
}

/** What an operator hears, and how the act is called, where something may be lacked. */
const LACKING = {
  'taken over': {
    action: 'a standby took over',
    words: 'a standby took over the database, and may lack the last seconds',
  },
  copied: {
    action: 'filled from a dump',
    words: 'the database was filled from a dump of the one that was known, and lacks what came after it',
  },
} as const;

type Lacking = keyof typeof LACKING;

/**
 * Looks whether another server has taken over the database, or a dump was brought into this one. What may lack the last
 * seconds, or hours, has all held back that may have gone out in them, as after a restore: until this has looked, nothing
 * is claimed on it.
 */
export async function followTimeline({ ctx, isStandbySynchronous, askStores }: Followed): Promise<void> {
  if (judge(await readTimelines(ctx.db)) === 'same') return;
  await ctx.slowDb.transaction().execute(async (tx) => {
    const verdict = judge(await lockTimelines(tx));
    if (isLacking(verdict) && !(verdict === 'taken over' && isStandbySynchronous)) {
      const lackedSince = await holdLost({ ctx, askStores, tx, verdict });
      ctx.log.error(
        { lackedSince },
        `${LACKING[verdict].words}: what may have gone out since is held back. Decide about it at /operator`,
      );
    }
    await saveTimeline(tx);
  });
}

function isLacking(verdict: TimelineVerdict): verdict is Lacking {
  return verdict in LACKING;
}

function judge(timelines: Timelines | null): TimelineVerdict {
  return timelines ? judgeTimeline(timelines) : 'same';
}

interface Lost extends Pick<Followed, 'ctx' | 'askStores'> {
  tx: Tx;
  verdict: Lacking;
}

/** A heartbeat of a worker that was missed is not the last one: so much earlier what is lacked may begin. */
const BETWEEN_HEARTBEATS_SECONDS = 10;

/** Holds back what the old server may have let go. Resolves with the moment since when something may be lacked. */
async function holdLost({ ctx, askStores, tx, verdict }: Lost): Promise<Date> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, extract(epoch from clock_timestamp() - coalesce(
      max(heartbeat_at), (select max(received_at) from webhook_inbox), clock_timestamp() - interval '1 minute'
    )))::float8 + ${BETWEEN_HEARTBEATS_SECONDS} as seconds from workers`.execute(tx);
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - (rows[0]?.seconds ?? 0) * 1000);
  await holdEverything(connectionOf(tx), { backedUpAt: since, restoredAt: now });
  await askStores(tx);
  const act = { who: 'operator', action: LACKING[verdict].action, note: null, count: null } as const;
  await recordAct(tx, { shopId: 0, at: now, ...act });
  return since;
}
