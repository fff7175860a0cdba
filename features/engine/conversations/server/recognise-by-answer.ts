import { findKnownPeople, type KnownPerson } from '#features/foundations/subscribers/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { findAnswered } from './find-answered.ts';
import type { ReceivedMessage } from './handle-inbound-message.ts';

/**
 * A person who answers a message of ours is the one who got it, even if WhatsApp uses an id that we did not know. The
 * known ids are added to those in the webhook, unless they contradict each other.
 */
export async function recogniseByAnswer(
  tx: Tx,
  shopId: number,
  named: KnownPerson,
  { answersId, at }: Pick<ReceivedMessage, 'answersId' | 'at'>,
): Promise<KnownPerson> {
  if (answersId === null) return named;
  const known = await findKnownPeople(tx, shopId, named);
  const answered = await findAnswered(tx, shopId, known, { answersId, at });
  if (!answered || differ(answered.bsuid, named.bsuid) || differ(answered.wa_id, named.waId)) return named;
  return {
    ...named,
    phoneE164: answered.phone_e164 ?? named.phoneE164,
    waId: named.waId ?? answered.wa_id,
    bsuid: named.bsuid ?? answered.bsuid,
  };
}

function differ(one: string | null, other: string | null | undefined): boolean {
  return one !== null && other !== null && other !== undefined && one !== other;
}
