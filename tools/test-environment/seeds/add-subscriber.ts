import { findOrCreateSubscriber, type KnownPerson } from '#features/foundations/subscribers/server/index.ts';
import { recordGrant } from '#features/foundations/subscribers/server/wiring.ts';
import type { Database } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';

interface AddedSubscriber extends Partial<Pick<KnownPerson, 'waId' | 'firstName' | 'locale'>> {
  phone?: string;
  /** The Messenger id, for a person on Messenger. */
  psid?: string;
  /** False for a known person who never agreed to anything. */
  agrees?: boolean;
  at?: Date;
}

/** Adds a subscriber with the proof of their consent. Publishes no event. Returns their id. */
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
