import { MINUTE_MS } from '#platform/clock/durations.ts';

const WHERE_THE_TIME_ENDS = 13;

/** The minute of a moment, counted from 1970. */
export function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / MINUTE_MS);
}

/** The id of a click, ordered by time: the same for every click on that message within a minute. */
export function clickId({ messageId, clickedAt }: { messageId: string; clickedAt: Date }): string {
  const time = (minuteOf(clickedAt) * MINUTE_MS).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${messageId.slice(WHERE_THE_TIME_ENDS)}`;
}
