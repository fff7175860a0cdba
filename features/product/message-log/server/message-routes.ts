import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import { dayBounds } from '#platform/clock/day-bounds.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import { explainPerson as explainPersonCall } from '../contract/explanation-calls.ts';
import {
  countMessages as countCall,
  getMessage,
  getMessages,
  type MessageFilter,
} from '../contract/message-calls.ts';
import { explainPerson } from './explain-person.ts';
import { sourceIdOf, toMessageRow } from './find-message-rows.ts';
import { findMessage } from './find-message.ts';
import { countMessages, listMessages } from './list-messages.ts';

/** Registers the calls for messages. */
export function registerMessageRoutes(bind: CallBinder, ctx: Context, findNames: FindSourceNames): void {
  bind.merchant(getMessages, ({ session: { shopId }, query: { cursor = null, sortOrder, ...filter } }) =>
    findInTime(ctx, shopId, async (tx) => {
      const now = ctx.clock.now();
      const bounds = await boundsOf(tx, shopId, filter);
      const isOldestFirst = sortOrder === 'asc';
      const asked = { ...filter, shopId, bounds, isOldestFirst, cursor, now };
      const { rows, nextCursor } = await listMessages(tx, asked);
      const names = await findNames(tx, shopId, rows.map(sourceIdOf));
      return {
        messages: rows.map((row) => toMessageRow(row, { now, names })),
        nextCursor,
        lookedBackTo: (nextCursor && momentOfId(nextCursor)?.toISOString()) ?? null,
      };
    }),
  );

  bind.merchant(countCall, ({ session: { shopId }, query: filter }) =>
    findInTime(ctx, shopId, async (tx) => {
      const bounds = await boundsOf(tx, shopId, filter);
      return countMessages(tx, { ...filter, shopId, bounds, cursor: null, now: ctx.clock.now() });
    }),
  );

  bind.merchant(getMessage, async ({ session: { shopId }, query }) => {
    const message = await findInTime(ctx, shopId, (tx) =>
      findMessage(tx, { shopId, now: ctx.clock.now(), findNames }, query.messageId.toLowerCase()),
    );
    if (!message) throw new AppError('NOT_FOUND');
    return { message };
  });

  bind.merchant(explainPersonCall, ({ session, query }) =>
    explainPerson({ ...ctx, findNames }, session.shopId, query.search),
  );
}

/** Days of the shop start and end by its own clock. */
async function boundsOf(
  tx: Tx,
  shopId: number,
  { day, from = day, until = day }: MessageFilter,
): Promise<{ from: Date | null; until: Date | null }> {
  if (from === undefined && until === undefined) return { from: null, until: null };
  const { time_zone: zone } = await tx
    .selectFrom('shops')
    .select('time_zone')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return dayBounds({ from, until }, zone);
}
