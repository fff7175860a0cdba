import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignOnChannel } from '../../contract/campaign-definition.ts';
import type { Step } from './step-queries.ts';

/** Whose message of which drip, about what. */
interface Asked {
  shopId: number;
  /** Of the campaign, on the step's channel. */
  side: Pick<CampaignOnChannel, 'drips' | 'fields'> | undefined;
  step: Step;
  subscriberId: string;
  /** What it is about, by its id; the same message again is no other one. */
  event: string;
  now: Date;
}

/**
 * Whether somebody got a message of a drip within its cooldown, about something else. Null: that is being found out for
 * another message of it at this moment.
 */
export async function gotOneLately(
  tx: Tx,
  { shopId, side, step, subscriberId, event, now }: Asked,
): Promise<boolean | null> {
  // Kept of a time when it could be set: a message that has settings of its own, and not this one, is held back by none.
  const own = side?.drips.find(({ dripIndex }) => dripIndex === step.dripIndex)?.fields;
  if (own && !own.includes('cooldownDays')) return false;
  const { cooldownDays } = step.settings;
  if (cooldownDays === null || cooldownDays === 0) return false;
  const place = `cooldown ${shopId} ${step.dripId} ${subscriberId}`;
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${place}, 0)) as "isHeld"`.execute(tx);
  if (!rows[0]?.isHeld) return null;
  const got = await tx
    .selectFrom('messages')
    .select('message_id')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .where('created_at', '>', new Date(now.getTime() - cooldownDays * 86_400_000))
    .where('source_kind', '=', 'campaign')
    .where('source_id', '=', step.dripId)
    .where('source_event', '<>', event)
    .where('state', 'not in', ['skipped', 'failed'])
    .limit(1)
    .executeTakeFirst();
  return got !== undefined;
}
