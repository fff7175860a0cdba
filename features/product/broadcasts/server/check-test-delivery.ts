import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { requirePhone } from '#platform/phone/require-phone.ts';
import type { checkTestDelivery as checkCall } from '../contract/sending-calls.ts';
import { texts } from '../texts/all.ts';

type Answer = z.infer<(typeof checkCall)['response']>;

const HEARD_OF: readonly string[] = ['delivered', 'read'];

/** The result of the latest test of a broadcast to a number, within the last hour. Throws PHONE_INVALID. */
export async function checkTestDelivery(
  tx: Tx,
  asked: { shopId: number; receiverId: string; sourceId: string; now: Date },
): Promise<Answer> {
  const { shopId, receiverId, sourceId, now } = asked;
  const { country } = await getShop(tx, shopId);
  const digits = receiverId.replaceAll(/\D/g, '');
  const written = receiverId.trim().startsWith('+') ? receiverId : `+${digits}`;
  const phone = requirePhone({ written, shopCountry: country }, 'receiverId');
  const { rows } = await sql<{ state: NonNullable<Answer['state']> | 'queued' }>`
    with people as (
      select subscriber_id as id from subscribers where shop_id = ${shopId} and channel = 'WA' and phone_e164 = ${phone}
      union all
      select recipient_id from test_recipients where shop_id = ${shopId} and channel = 'WA' and phone_e164 = ${phone}
    )
    select m.state from messages m join people on people.id = m.subscriber_id
    where m.shop_id = ${shopId} and m.source_kind = 'test' and m.source_type = 'broadcast' and m.source_id = ${sourceId}
      and m.created_at > ${new Date(now.getTime() - 3600 * 1000)}
    order by m.created_at desc limit 1`.execute(tx);
  const state = rows[0]?.state ?? null;
  const sentences: Readonly<Record<string, string>> = texts.testDelivery;
  return {
    state: state === 'queued' ? 'waiting' : state,
    delivered: state !== null && HEARD_OF.includes(state),
    message: sentences[state ?? 'none'] ?? '',
  };
}
