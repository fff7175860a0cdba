import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import { readConsentWord, revokeConsent } from '#features/foundations/consent/server/index.ts';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { PhoneAppMessage } from '#partners/whatsapp/payloads/phone-app-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { endsConsent } from '../../rules/past-opt-out.ts';
import { wordsOf } from '../inbound-details.ts';

/** Older messages of a person, which are stored already. */
type Received = readonly { written: PhoneAppMessage; at: Date }[];

/**
 * Ends a person's consent if they opted out in an older message and have not agreed in a later one. They get no
 * confirmation, because they wrote it long ago.
 */
export async function endConsentOfPast(
  ctx: Context,
  tx: Tx,
  subscriber: Subscriber,
  received: Received,
): Promise<void> {
  const stoppedAt = received.filter(({ written }) => wordOf(written) === 'stop').map(({ at }) => at);
  if (stoppedAt.length === 0) return;
  const [first = new Date()] = stoppedAt.toSorted((one, other) => one.getTime() - other.getTime());
  const agreedAt = [
    ...(await listStarts(tx, subscriber, first)),
    ...(await listOwnGrants(tx, subscriber, first)),
  ];
  if (endsConsent({ stoppedAt, agreedAt })) await revokeConsent(ctx, tx, subscriber, 'keyword');
}

function wordOf(written: PhoneAppMessage): ReturnType<typeof readConsentWord> {
  const { button, interactive } = written;
  const payload = button?.payload ?? interactive?.button_reply?.id;
  if (payload === STOP_PAYLOAD) return 'stop';
  const text = wordsOf(written);
  return text === null || button || interactive ? null : readConsentWord(text);
}

/** When the person wrote START, or the like, since then. */
async function listStarts(tx: Tx, subscriber: Subscriber, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('inbound_messages')
    .select(['text', 'received_at'])
    .where('shop_id', '=', subscriber.shop_id)
    .where('subscriber_id', '=', subscriber.subscriber_id)
    .where('received_at', '>', since)
    .where('text', 'is not', null)
    .execute();
  return rows
    .filter(({ text }) => text !== null && readConsentWord(text) === 'start')
    .map(({ received_at: at }) => at);
}

/** When the person agreed with a message of their own since then. What others may have typed in does not count. */
async function listOwnGrants(tx: Tx, subscriber: Subscriber, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('consent_ledger')
    .select('recorded_at')
    .where('shop_id', '=', subscriber.shop_id)
    .where('subscriber_id', '=', subscriber.subscriber_id)
    .where('kind', '=', 'granted')
    .where('own_message_id', 'is not', null)
    .where('recorded_at', '>', since)
    .execute();
  return rows.map(({ recorded_at: at }) => at);
}
