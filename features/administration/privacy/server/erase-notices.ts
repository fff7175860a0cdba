import { sql } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { namedInInbox } from './named-in-inbox.ts';
import type { PersonScope } from './person-scope.ts';

/**
 * The longest time that the inbox keeps a webhook that could not be processed, including a few days for the cleanup.
 */
const MOST_DAYS = 97;

/**
 * Deletes the raw webhooks that name a person, and returns how many there were. The inbox has millions of rows, so each
 * day is a separate transaction that does not delay sending.
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
