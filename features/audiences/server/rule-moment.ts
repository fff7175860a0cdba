import { DateTime } from 'luxon';
import type { RuleMoment } from '../contract/segment-rule-definition.ts';

const zoned = (at: DateTime, timeZone: string) => {
  const local = at.setZone(timeZone);
  return local.isValid ? local : at.setZone('UTC');
};

/** What days mean to a shop at a moment. */
export function shopDays(at: Date, timeZone: string): Pick<RuleMoment, 'day' | 'shopDay' | 'daysAgo'> {
  const now = zoned(DateTime.fromJSDate(at), timeZone);
  const startOf = (day: string) => {
    const hasZone = /T.*(Z|[+-]\d\d:?\d\d)$/.test(day);
    const moment = hasZone
      ? zoned(DateTime.fromISO(day), timeZone)
      : DateTime.fromISO(day, { zone: now.zone });
    return moment.startOf('day');
  };
  return {
    day(day) {
      const start = startOf(day);
      return { from: seconds(start), to: seconds(start.plus({ days: 1 }).startOf('day')) - 1 };
    },
    shopDay: (day) => startOf(day).toFormat('yyyy-MM-dd'),
    daysAgo: (days) => seconds(now.minus({ days })),
  };
}

function seconds(moment: DateTime): number {
  return Math.floor(moment.toSeconds());
}
