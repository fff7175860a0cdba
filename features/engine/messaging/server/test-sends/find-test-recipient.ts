import { sql } from 'kysely';
import { findSuppression } from '#features/foundations/consent/server/index.ts';
import { findSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';

/** The recipient of a test. Numbers are E.164. */
export type TestAddress = { phoneE164: string } | { subscriberId: string };

interface Wanted {
  shopId: number;
  channel: Channel;
  to: TestAddress;
}

/**
 * Finds the recipient of a test: the subscriber with that number, or else a recipient for tests only, who is in no
 * list, audience or campaign. Throws NUMBER_STOPPED after an opt-out or erasure, PHONE_INVALID for a number on a
 * channel without numbers, and NOT_FOUND for nobody.
 */
export async function findTestRecipient(
  ctx: Pick<Context, 'clock' | 'settings'>,
  tx: Tx,
  { shopId, channel, to }: Wanted,
): Promise<string> {
  const phoneE164 = 'phoneE164' in to ? to.phoneE164 : null;
  if (phoneE164 !== null && channel === 'FB') throw new AppError('PHONE_INVALID', { field: 'phoneNumber' });
  const known = await findSubscriber(tx, shopId, channel, {
    subscriberId: 'subscriberId' in to ? to.subscriberId : null,
    phoneE164,
    customerId: null,
  });
  if (known) return stillOpen(known);
  if (phoneE164 === null) throw new AppError('NOT_FOUND');
  if (await findSuppression(ctx, tx, shopId, phoneE164)) throw new AppError('NUMBER_STOPPED');
  return keepRecipient(tx, { shopId, channel, phoneE164 }, ctx.clock.now());
}

function stillOpen(known: Subscriber): string {
  if (known.stopped_all_at !== null) throw new AppError('NUMBER_STOPPED');
  return known.subscriber_id;
}

async function keepRecipient(
  tx: Tx,
  { shopId, channel, phoneE164 }: { shopId: number; channel: Channel; phoneE164: string },
  now: Date,
): Promise<string> {
  const row = await tx
    .insertInto('test_recipients')
    .values({
      shop_id: shopId,
      recipient_id: timeOrderedId(now),
      channel,
      phone_e164: phoneE164,
      used_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'channel', 'phone_e164']).doUpdateSet({ used_at: now }),
    )
    .returning('recipient_id')
    .executeTakeFirstOrThrow();
  return row.recipient_id;
}

/**
 * The test recipients through which a subscriber may have received tests while their number belonged to no subscriber.
 */
export async function listTestRecipients(tx: Tx, shopId: number, subscriberId: string): Promise<string[]> {
  const { rows } = await sql<{ recipient_id: string }>`
    select r.recipient_id from test_recipients r
    join subscribers p on p.shop_id = r.shop_id and p.channel = r.channel and p.phone_e164 = r.phone_e164
    where p.shop_id = ${shopId} and p.subscriber_id = ${subscriberId}`.execute(tx);
  return rows.map((row) => row.recipient_id);
}
