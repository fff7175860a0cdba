import type { Context } from '#platform/context.ts';
import { wakeThreads } from './change-thread.ts';

export { sleepersDue } from './change-thread.ts';
export { THREAD_RETENTION } from './retention.ts';
export { registerInboundFileRoute } from './inbound-file-route.ts';
export { registerStreamRoute } from './live/stream-route.ts';
export { moveThreads } from './move-threads.ts';
export { noteAnswer } from './note-answer.ts';
export { noteOutside } from './note-outside.ts';
export { noteReceived } from './note-received.ts';
export { registerOpeningRoutes } from './opening-routes.ts';
export { registerSavedReplyRoutes } from './saved-reply-routes.ts';
export { registerThreadRoutes } from './thread-routes.ts';

/** Wakes snoozed threads whose time has come. Returns whether there were any. */
export function wakeNextThreads(ctx: Context): Promise<boolean> {
  return ctx.db.transaction().execute((tx) => wakeThreads(tx, ctx.clock.now()));
}
