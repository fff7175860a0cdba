import { clearAllRemoved } from '#features/media/server/index.ts';
import { removeExpiredFiles } from '#features/privacy/server/index.ts';
import type { Context } from '#platform/context.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { keepPartitions } from './keep-partitions.ts';
import { tellGivenUp } from './tell-given-up.ts';
import { throwAway } from './throw-away.ts';

const HOUR_MS = 3600 * 1000;
const EXPIRED_FILES_IDLE_MS = 60_000;
/** A step looks through a whole table at worst, and a storage may be slow. */
const LONG = { longestRunMs: 15 * 60_000 };

/** Starts what keeps the house in order, beside what it is there for. */
export function startHousekeeping(ctx: Context, storage: Storage): Loop[] {
  return [
    startLoop(ctx.log, 'expired files', EXPIRED_FILES_IDLE_MS, () => removeExpiredFiles(ctx, storage), LONG),
    startLoop(ctx.log, 'removed uploads', HOUR_MS, () => clearAllRemoved(ctx, storage), LONG),
    startLoop(ctx.log, 'throwing away', 6 * HOUR_MS, () => throwAway(ctx, storage), LONG),
    startLoop(ctx.log, 'partitions', 6 * HOUR_MS, () => keepPartitions(ctx), LONG),
    startLoop(ctx.log, 'given up', 24 * HOUR_MS, () => tellGivenUp(ctx)),
  ];
}
