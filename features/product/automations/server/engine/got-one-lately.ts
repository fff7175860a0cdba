import { sql } from 'kysely';
import { BatchedCall } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignOnChannel } from '../../contract/campaign-definition.ts';
import type { Step } from './step-queries.ts';

/** The person, the drip and the subject. */
interface Asked {
  shopId: number;
  /** The campaign's side on the step's channel. */
  side: Pick<CampaignOnChannel, 'drips' | 'fields'> | undefined;
  step: Step;
  subscriberId: string;
  /** The id of its subject; the same message again does not count as another. */
  event: string;
  now: Date;
}

/**
 * Whether somebody got a message of a drip within its cooldown, about another subject. Null: another message is being
 * checked for that at this moment.
 */
export async function gotOneLately(
  tx: Tx,
  { shopId, side, step, subscriberId, event, now }: Asked,
): Promise<boolean | null> {
  // From a time when it could be set: a message that has settings of its own, but not this one, is not held back.
  const own = side?.drips.find(({ dripIndex }) => dripIndex === step.dripIndex)?.fields;
  if (own && !own.includes('cooldownDays')) return false;
  const { cooldownDays } = step.settings;
  if (cooldownDays === null || cooldownDays === 0) return false;
  if (!(await locks.of(tx, `cooldown ${shopId} ${step.dripId} ${subscriberId}`))) return null;
  const since = new Date(now.getTime() - cooldownDays * 86_400_000);
  return got.of(tx, { shopId, subscriberId, dripId: step.dripId, event, since });
}

/** Whether this transaction has locked each of these names. */
const locks = new BatchedCall<string, boolean>(async (tx, names) => {
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(asked.name, 0)) as "isHeld"
    from unnest(${[...names]}::text[]) with ordinality as asked(name, nth) order by asked.nth`.execute(tx);
  return rows.map(({ isHeld }) => isHeld);
});

interface Lately {
  shopId: number;
  subscriberId: string;
  dripId: string;
  event: string;
  since: Date;
}

/** Whether there is such a message. A statement after the lock's, so that it sees what the last holder wrote. */
const got = new BatchedCall<Lately, boolean>(async (tx, asked) => {
  const { rows } = await sql<{ isThere: boolean }>`
    select m.found is not null as "isThere"
    from unnest(${asked.map(({ shopId }) => shopId)}::bigint[], ${asked.map((one) => one.subscriberId)}::uuid[],
      ${asked.map(({ dripId }) => dripId)}::uuid[], ${asked.map(({ event }) => event)}::text[],
      ${asked.map(({ since }) => since)}::timestamptz[])
      with ordinality as asked(shop_id, subscriber_id, source_id, event, since, nth)
    left join lateral (
      select true as found from messages
      where shop_id = asked.shop_id and subscriber_id = asked.subscriber_id and created_at > asked.since
        and source_kind = 'campaign' and source_id = asked.source_id and source_event <> asked.event
        and state not in ('skipped', 'failed')
      limit 1
    ) m on true
    order by asked.nth`.execute(tx);
  return rows.map(({ isThere }) => isThere);
});
