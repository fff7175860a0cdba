import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import type { CopyValue } from '#platform/database/copy-in.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { PastPlaces } from './find-places.ts';
import { contentOf } from './past-contents.ts';
import type { Past, PastCart, PastMessage, PastOrder } from './past.ts';
import type { SentBroadcast } from './write-broadcasts.ts';
import type { PastPerson } from './write-people.ts';
import { writeCopy, type WrittenCopy } from './written-copy.ts';

export interface ReportedMessages {
  places: PastPlaces;
  past: Past;
  people: ReadonlyMap<string, PastPerson>;
  broadcasts: ReadonlyMap<number, SentBroadcast>;
}

interface Sent {
  message: PastMessage;
  person: PastPerson;
  at: Date;
  messageId: string;
}

/** Returns the history's messages with their receipts, the clicks on them, and the decisions about reminders. */
export function writeMessages(record: ReportedMessages): WrittenCopy[] {
  const sent = record.past.messages.flatMap((message): Sent[] => {
    const person = record.people.get(message.phone);
    const at = new Date(message.sentAt ?? message.failedAt ?? 0);
    return person ? [{ message, person, at, messageId: timeOrderedId(at) }] : [];
  });
  const carts = new Map(record.past.carts.map((cart) => [cart.token, cart]));
  const orders = new Map(
    record.past.messagedOrders.flatMap((order) =>
      [order.id, order.parcelId].map((id) => [String(id), order]),
    ),
  );
  const messages = writeCopy(
    `copy messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind, source_type,
       source_id, source_event, content, discount_code, state, provider_code, sent_at, delivered_at, read_at, clicked_at, failed_at,
       flow_id, node_id, tapped_at, sending_id, priority, expires_at, value_texts, is_requested) from stdin`,
    sent.map((one) =>
      messageRow(record, one, { cart: carts.get(one.message.event), order: orders.get(one.message.event) }),
    ),
  );
  const touches = writeCopy(
    `copy touches (shop_id, touch_id, message_id, message_created_at, subscriber_id, kind, touched_at) from stdin`,
    sent.flatMap((one) => touchOf(record.places, one)),
  );
  return [messages, touches, writeDecisions(record, sent)];
}

function messageRow(
  { places, broadcasts }: ReportedMessages,
  { message, person, at, messageId }: Sent,
  about: { cart: PastCart | undefined; order: PastOrder | undefined },
): CopyValue[] {
  const { record, subscriberId } = person;
  const source = sourceOf(message, person);
  const broadcast = broadcasts.get(Number(message.about));
  const drip = source.kind === 'campaign' ? places.dripOf(record.channel, source.type) : null;
  return [
    places.shopId,
    messageId,
    at.toISOString(),
    places.senderOf(record.channel),
    subscriberId,
    record.channel,
    source.purpose,
    source.kind,
    source.type,
    drip?.dripId ?? broadcast?.broadcastId ?? null,
    broadcast?.sendingId ?? (message.about === 'welcome' ? person.entryId : message.event),
    contentOf({ message, person: record, ...about, shop: places }),
    message.discountCode,
    stateOf(message),
    message.failedCode,
    message.sentAt,
    message.deliveredAt,
    message.readAt,
    message.clickedAt,
    message.failedAt,
    ...(drip ? [drip.flowId, ONLY_PART, message.clickedAt] : [null, null, null]),
    ...(broadcast
      ? [broadcast.sendingId, PRIORITY.broadcast, broadcast.expiresAt, [record.firstName]]
      : [null, null, null, null]),
    message.about === 'welcome' || null,
  ];
}

/** The `masterId` of these flows' only part. */
const ONLY_PART = 'n1';

const MARKETING = { kind: 'campaign', purpose: 'marketing' };
const UTILITY = { kind: 'campaign', purpose: 'utility' };

/** Returns a message's source, by the product's name for it. */
function sourceOf(
  { about }: PastMessage,
  { record }: PastPerson,
): { kind: string; purpose: string; type: string } {
  switch (about) {
    case 'welcome':
      return { ...MARKETING, type: record.tool };
    case 'cart':
      return { ...MARKETING, type: 'abandonedCart' };
    case 'review':
      return { ...MARKETING, type: 'reviewWA' };
    case 'receipt':
      return { ...UTILITY, type: 'orderReceipt' };
    case 'parcel':
      return { ...UTILITY, type: 'shipmentUpdates' };
    case 'cashOnDelivery':
      return { ...UTILITY, type: 'CODConfirmation' };
    default:
      return { kind: 'broadcast', purpose: 'marketing', type: 'broadcast' };
  }
}

function stateOf({ failedAt, readAt, deliveredAt }: PastMessage): string {
  if (failedAt !== null) return 'failed';
  if (readAt !== null) return 'read';
  return deliveredAt === null ? 'sent' : 'delivered';
}

function touchOf({ shopId }: PastPlaces, { message, person, at, messageId }: Sent): CopyValue[][] {
  const { clickedAt } = message;
  if (clickedAt === null) return [];
  const touchId = timeOrderedId(new Date(clickedAt));
  return [[shopId, touchId, messageId, at.toISOString(), person.subscriberId, 'click', clickedAt]];
}

/**
 * Writes the decisions of the A/B test period, in which some carts got no reminder: who was reminded and who was not.
 */
function writeDecisions({ places, past, people }: ReportedMessages, sent: readonly Sent[]): WrittenCopy {
  const { shopId } = places;
  const since = past.heldOut.reduce((first, { at }) => (at < first ? at : first), '9999');
  const { dripId } = places.dripOf('WA', 'abandonedCart');
  const decided = (at: string, event: string, subscriberId: string) => [
    shopId,
    timeOrderedId(new Date(at)),
    at,
    'abandonedCart',
    'WA',
    `checkout:${event}`,
    dripId,
    subscriberId,
  ];
  const reminded = sent.filter(
    ({ message, person, at }) =>
      message.about === 'cart' && person.record.channel === 'WA' && at.toISOString() >= since,
  );
  return writeCopy(
    `copy decisions (shop_id, decision_id, decided_at, campaign_type, channel, subject, drip_id, subscriber_id, outcome,
       reason, facts, message_id) from stdin`,
    [
      ...reminded.map(({ message, person, at, messageId }): CopyValue[] => [
        ...decided(at.toISOString(), message.event, person.subscriberId),
        'send',
        null,
        NO_FACTS,
        messageId,
      ]),
      ...past.heldOut.map(({ phone, event, at }): CopyValue[] => [
        ...decided(at, event, people.get(phone)?.subscriberId ?? ''),
        'drop',
        'heldOut',
        NO_FACTS,
        null,
      ]),
    ],
  );
}

const NO_FACTS = JSON.stringify({ eventAt: null });
