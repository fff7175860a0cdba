import type { Context } from '#platform/context.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { wakeThreads } from './change-thread.ts';
import { registerNumberRoutes } from './numbers/number-routes.ts';
import { registerOpeningRoutes } from './opening-routes.ts';
import { registerSavedReplyRoutes } from './saved-reply-routes.ts';

export { sleepersDue } from './change-thread.ts';
export { THREAD_RETENTION } from './retention.ts';
export { registerInboundFileRoute } from './inbound-file-route.ts';
export { registerStreamRoute } from './live/stream-route.ts';
export { moveThreads } from './move-threads.ts';
export { noteAnswer } from './note-answer.ts';
export { noteOutside } from './note-outside.ts';
export { noteReceived } from './note-received.ts';
export { registerThreadRoutes } from './thread-routes.ts';

/** Wakes snoozed threads whose time has come. Returns whether there were any. */
export function wakeNextThreads(ctx: Context): Promise<boolean> {
  return ctx.db.transaction().execute((tx) => wakeThreads(tx, ctx.clock.now()));
}

/** Registers the calls for saved replies, opening hours and the away message, and for the figures. */
export function registerSetupRoutes(bind: CallBinder, ctx: Context): void {
  registerSavedReplyRoutes(bind, ctx);
  registerOpeningRoutes(bind, ctx);
  registerNumberRoutes(bind, ctx);
}
