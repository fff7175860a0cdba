import { sql } from 'kysely';
import { classOfFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { WEEK_MS } from '#platform/clock/durations.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { firstIdAt } from '#platform/ids/time-ordered-id.ts';
import type { getSenderHealth } from '../contract/sending-health.ts';

interface CountedCode {
  channel: Channel;
  code: number | null;
  isGap: boolean;
  failed: number;
  /** The number of checked messages. */
  looked: number;
  tried: number;
  since: Date;
}

type Failures = Pick<ResponseOf<typeof getSenderHealth>, 'failures' | 'failuresOf' | 'failuresSince'>;

/** The maximum number of messages that are checked, newest first. */
const LOOKED_AT = 100_000;

/**
 * Counts the failures of a shop's messages in the last seven days by code, and the messages that were sent or failed.
 */
export async function countFailures(tx: Tx, shopId: number, now: Date): Promise<Failures> {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const { rows } = await sql<CountedCode>`
    with looked as (
      select channel, state, provider_code as code, created_at,
        provider_code is null and provider_error = 'unknownAfterGap' as "isGap" from messages
      where shop_id = ${shopId} and message_id >= ${firstIdAt(weekAgo)} and created_at >= ${weekAgo} and source_kind <> 'test'
      order by message_id desc limit ${LOOKED_AT}
    )
    select channel, code, coalesce("isGap", false) as "isGap", count(*) as failed, l.looked, l.tried, l.since from looked,
      (
        select count(*) as looked, min(created_at) as since,
          count(*) filter (where state in ('sent', 'delivered', 'read', 'failed')) as tried
        from looked
      ) l
    where state = 'failed' group by channel, code, 3, l.looked, l.tried, l.since order by failed desc`.execute(
    tx,
  );
  const since = rows[0] && rows[0].looked >= LOOKED_AT ? rows[0].since : weekAgo;
  return {
    failuresOf: rows[0]?.tried ?? 0,
    failuresSince: since.toISOString(),
    failures: rows.map(({ channel, code, isGap, failed }) => ({
      channel,
      code,
      count: failed,
      errorClass:
        code === null ? (isGap ? 'webhooksUnavailable' : 'noAnswer') : classOfFailure(channel, code),
    })),
  };
}
