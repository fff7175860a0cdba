import { findOrCreateSubscriber, recordGrant } from '#features/subscribers/server/index.ts';
import type { Database } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';

interface AddedSubscriber {
  phone: string;
  firstName?: string;
  /** False for somebody who is known, and never agreed to anything. */
  agrees?: boolean;
  at?: Date;
}

/** A person on WhatsApp as the product makes one, with the proof of their consent; nobody is told of it. Returns their id. */
export function addSubscriber(
  db: Database,
  shopId: number,
  { phone, firstName, agrees = true, at = new Date() }: AddedSubscriber,
): Promise<string> {
  const ctx = { clock: { now: () => at }, events: new EventBus() };
  const person = { channel: 'WA', phoneE164: phone, firstName: firstName ?? null } as const;
  return db.transaction().execute(async (tx) => {
    const row = await findOrCreateSubscriber(ctx, tx, shopId, person);
    if (agrees) await recordGrant(tx, row, { origin: 'persistentPill', at, proof: {} });
    return row.subscriber_id;
  });
}
