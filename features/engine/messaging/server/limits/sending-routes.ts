import type { Context } from '#platform/context.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getSendingLimits, setSendingLimits } from '../../contract/sending-calls.ts';
import type { SendingLimits } from '../../contract/sending-limits.ts';
import { changeSendingLimits } from './sending-limits-change.ts';
import { countLimited, findSendingLimits } from './sending-limits-queries.ts';

/** When and how often a shop's marketing is sent, as its merchant sets it. */
export function registerSendingRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getSendingLimits, ({ session: { shopId } }) =>
    findInTime(ctx, shopId, async (tx) => ({
      limits: await findSendingLimits(tx, shopId),
      waiting: await countLimited(tx, shopId),
    })),
  );
  bind.merchant(setSendingLimits, async ({ session, body: { limits }, noteChange }) => {
    const { before, released } = await changeSendingLimits(ctx, session.shopId, limits);
    noteChange({ before: toFields(before), after: toFields(limits) });
    return { limits, released };
  });
}

function toFields({ quietHours, mostInDay, mostInWeek, mostInMonth, talkHours }: SendingLimits) {
  const hours = quietHours && `${clockTime(quietHours.fromMinute)}–${clockTime(quietHours.untilMinute)}`;
  return { quietHours: hours, mostInDay, mostInWeek, mostInMonth, talkHours };
}

/** 1260 is 21:00. */
function clockTime(minuteOfDay: number): string {
  return [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
