import type { Selectable } from 'kysely';
import type { SendingSettings } from '#database/schema/rows.ts';
import { USUAL_LIMITS, type SendingLimits } from '../../contract/sending-limits.ts';

/** A shop's row of settings; joined to another table, its first column is null where there is no row. */
type LimitsRow = Pick<
  Selectable<SendingSettings>,
  'quiet_from_minute' | 'quiet_until_minute' | 'most_in_day' | 'most_in_week' | 'most_in_month' | 'talk_hours'
> & { has_quiet_hours: boolean | null };

/** The shop's own limits, or the default limits if it has set none. */
export function toLimits(row: LimitsRow | undefined): SendingLimits {
  if (!row || row.has_quiet_hours === null) return USUAL_LIMITS;
  return {
    quietHours: row.has_quiet_hours
      ? { fromMinute: row.quiet_from_minute, untilMinute: row.quiet_until_minute }
      : null,
    mostInDay: row.most_in_day,
    mostInWeek: row.most_in_week,
    mostInMonth: row.most_in_month,
    talkHours: row.talk_hours,
  };
}
