import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { keepTimeline, lockTimelines, readTimelines, type Timelines } from '#platform/database/timeline.ts';
import { judgeTimeline } from '../../rules/judge-timeline.ts';
import { recordAct } from '../audit-log.ts';
import { connectionOf, holdEverything } from './hold-everything.ts';

interface Followed {
  ctx: Pick<Context, 'db' | 'slowDb' | 'clock' | 'log'>;
  /** A standby has all that was committed when it takes over. */
  isStandbySynchronous: boolean;
  /** Has every store asked what it told meanwhile, in the same transaction. */
  askStores: (tx: Tx) => Promise<void>;
}

/**
 * Looks whether another server has taken over the database. One that may lack the last seconds has all held back that
 * may have gone out in them, as after a restore: until this has looked, nothing is claimed on it.
 */
export async function followTimeline({ ctx, isStandbySynchronous, askStores }: Followed): Promise<void> {
  if (judge(await readTimelines(ctx.db)) === 'same') return;
  const lackedSince = await ctx.slowDb.transaction().execute(async (tx) => {
    const verdict = judge(await lockTimelines(tx));
    const since =
      verdict === 'taken over' && !isStandbySynchronous ? await holdLost(ctx, tx, askStores) : null;
    await keepTimeline(tx);
    return since;
  });
  if (lackedSince)
    ctx.log.error(
      { lackedSince },
      'a standby took over the database, and may lack the last seconds: what may have gone out in them is held back. Decide about it at /operator',
    );
}

function judge(timelines: Timelines | null): ReturnType<typeof judgeTimeline> {
  return timelines ? judgeTimeline(timelines.known, timelines.current) : 'same';
}

/** A heartbeat of a worker that was missed is not the last one: so much earlier what is lacked may begin. */
const BETWEEN_HEARTBEATS_SECONDS = 10;

/** Holds back what the old server may have let go. Resolves with the moment since when something may be lacked. */
async function holdLost({ clock }: Followed['ctx'], tx: Tx, askStores: Followed['askStores']): Promise<Date> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from clock_timestamp() - max(heartbeat_at)), 60)::float8 + ${BETWEEN_HEARTBEATS_SECONDS} as seconds
    from workers`.execute(tx);
  const now = clock.now();
  const since = new Date(now.getTime() - (rows[0]?.seconds ?? 0) * 1000);
  await holdEverything(connectionOf(tx), { backedUpAt: since, restoredAt: now });
  await askStores(tx);
  const act = { who: 'operator', action: 'a standby took over', note: null, count: null } as const;
  await recordAct(tx, { shopId: 0, at: now, ...act });
  return since;
}
