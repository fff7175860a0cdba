import { findOrCreateSubscriber, type KnownPerson } from '#features/foundations/subscribers/server/index.ts';
import { recordGrant } from '#features/foundations/subscribers/server/wiring.ts';
import type { Database } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';

interface AddedSubscriber extends Partial<Pick<KnownPerson, 'waId' | 'firstName' | 'locale'>> {
  phone?: string;
  /** Of somebody on Messenger. */
  psid?: string;
  /** False for somebody who is known, and never agreed to anything. */
  agrees?: boolean;
  at?: Date;
}

/** Adds a subscriber with the proof of their consent. No event is published. Returns their id. */
export function addSubscriber(
  db: Database,
  shopId: number,
  { phone, psid, agrees = true, at = new Date(), ...known }: AddedSubscriber,
): Promise<string> {
  const ctx = { clock: { now: () => at }, events: new EventBus() };
  const channel = psid === undefined ? 'WA' : 'FB';
  return db.transaction().execute(async (tx) => {
    const person = { ...known, channel, phoneE164: phone ?? null, psid: psid ?? null } as const;
    const row = await findOrCreateSubscriber(ctx, tx, shopId, person);
    if (agrees) await recordGrant(tx, row, { origin: 'persistentPill', at, proof: {} });
    return row.subscriber_id;
  });
}
