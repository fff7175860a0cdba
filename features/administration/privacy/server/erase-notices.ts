import { sql } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { namedInInbox } from './named-in-inbox.ts';
import type { PersonScope } from './person-scope.ts';

/** What was never understood is kept for so long, and thrown away within a few days. */
const MOST_DAYS = 97;

/**
 * Erases the raw notices that name a person, a day's at a time and each day in a transaction of its own: the inbox has
 * millions of them, and what is sent meanwhile is not kept waiting. Returns how many there were.
 */
export async function eraseNotices(
  { slowDb, clock, settings }: Pick<Context, 'slowDb' | 'clock' | 'settings'>,
  person: PersonScope,
): Promise<number> {
  const days = Math.max(MOST_DAYS, settings.retention.inboxDays);
  const now = clock.now().getTime();
  const before = (daysAgo: number) => new Date(now - daysAgo * DAY_MS);
  let found = 0;
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1) {
    const { numAffectedRows } = await sql`
      delete from webhook_inbox
      where ${daysAgo === days ? sql`true` : sql`received_at >= ${before(daysAgo + 1)}`}
        and ${daysAgo === 0 ? sql`true` : sql`received_at < ${before(daysAgo)}`}
        and ${namedInInbox(person)}`.execute(slowDb);
    found += Number(numAffectedRows ?? 0);
  }
  return found;
}
