import { DateTime } from 'luxon';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import { getMessage, getMessages } from '../contract/message-calls.ts';
import { getSenderAlerts, getSenderHealth, tryAgain } from '../contract/sending-health.ts';
import { explainPerson as explainPersonCall } from '../contract/why-calls.ts';
import { explainPerson } from './explain-person.ts';
import { toMessageRow } from './find-message-rows.ts';
import { findMessage } from './find-message.ts';
import { findSenderHealth } from './find-sender-health.ts';
import { findSenderAlerts } from './find-sender-state.ts';
import { tryGivenUpAgain } from './given-up.ts';
import { listMessages } from './list-messages.ts';

/** What a merchant asks of messages: which, why, and how what sends them is. */
export function registerMessageRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getMessages, ({ session: { shopId }, query: { cursor = null, ...filter } }) =>
    findInTime(ctx, shopId, async (tx) => {
      const now = ctx.clock.now();
      const dayBounds = filter.day ? await boundsOf(tx, shopId, filter.day) : null;
      const { rows, nextCursor } = await listMessages(tx, { ...filter, shopId, dayBounds, cursor, now });
      return {
        messages: rows.map((row) => toMessageRow(row, now)),
        nextCursor,
        lookedBackTo: (nextCursor && momentOfId(nextCursor)?.toISOString()) ?? null,
      };
    }),
  );

  bind.merchant(getMessage, async ({ session: { shopId }, query }) => {
    const message = await findInTime(ctx, shopId, (tx) =>
      findMessage(tx, shopId, query.messageId.toLowerCase(), ctx.clock.now()),
    );
    if (!message) throw new AppError('NOT_FOUND');
    return { message };
  });

  bind.merchant(explainPersonCall, ({ session, query }) => explainPerson(ctx, session.shopId, query.search));
  bind.merchant(getSenderHealth, ({ session }) => findSenderHealth(ctx, session.shopId));
  bind.merchant(tryAgain, async ({ session }) => ({ tried: await tryGivenUpAgain(ctx, session.shopId) }));
  bind.merchant(getSenderAlerts, ({ session }) => findSenderAlerts(ctx, session.shopId));
}

/** A day of the shop begins and ends by its own clock. */
async function boundsOf(tx: Tx, shopId: number, day: string): Promise<{ from: Date; until: Date }> {
  const { time_zone: zone } = await tx
    .selectFrom('shops')
    .select('time_zone')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  const start = DateTime.fromISO(day, { zone }).startOf('day');
  return { from: start.toJSDate(), until: start.plus({ days: 1 }).toJSDate() };
}
