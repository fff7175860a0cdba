import { sql } from 'kysely';
import '#features/engine/conversations/contract/conversation-events.ts';
import '#features/foundations/consent/contract/consent-events.ts';
import '#features/foundations/store-data/contract/store-events.ts';
import '#features/foundations/subscribers/contract/subscriber-events.ts';
import '#features/product/analytics/contract/credit-events.ts';
import { CREDITED } from '#features/product/analytics/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents, PublishedEvent } from '#platform/events/domain-events.ts';
import { cutText } from '#platform/language/cut-text.ts';
import { MOST_TEXT_LENGTH } from '../../contract/event-bodies.ts';
import type { WantedEvents } from '../wanted-events.ts';
import { storeCredits, storeEvents, type NewEvent } from './store-events.ts';

const CREDIT_NEWS = [...CREDITED, 'creditsChanged'] as const;
type CreditNews = PublishedEvent<(typeof CREDIT_NEWS)[number]>;

/**
 * Stores what endpoints want to know, in the transaction of what happened. Registered after the listeners that credit
 * orders. A shop without endpoints costs nothing here.
 */
export function listenForEvents(ctx: Pick<Context, 'events' | 'clock'>, wanted: WantedEvents): void {
  const store = (tx: Tx, events: readonly NewEvent[]) =>
    storeEvents(
      tx,
      events.filter(({ shopId, type }) => wanted.wants(shopId, type as Parameters<WantedEvents['wants']>[1])),
      ctx.clock.now(),
    );
  ctx.events.onTogether(['subscriberOptedIn'], (tx, events) =>
    store(
      tx,
      events.flatMap(({ event }) => (event.isFirst ? [ofPerson('person.opted_in', event)] : [])),
    ),
  );
  ctx.events.on('subscriberOptedOut', (tx, event) => store(tx, [ofPerson('person.stopped', event)]));
  ctx.events.on('messageReceived', (tx, event) => store(tx, [toReceived(event)]));
  ctx.events.onTogether(CREDIT_NEWS, async (tx, events) => {
    for (const [shopId, ofShop] of Map.groupBy(events, ({ event }) => event.shopId))
      if (wanted.wants(shopId, 'order.credited'))
        await storeCredits(tx, shopId, [...new Set(ofShop.flatMap(ordersOf))], ctx.clock.now());
  });
}

/** Events of a merged person belong to the person who remains, so that an erasure finds them. */
export async function moveEvents(
  tx: Tx,
  { shopId, fromId, toId }: DomainEvents['subscriberMerged'],
): Promise<void> {
  await sql`
    update shop_events set subscriber_id = ${toId}
    where shop_id = ${shopId} and subscriber_id = ${fromId}`.execute(tx);
}

function ofPerson(
  type: 'person.opted_in' | 'person.stopped',
  { shopId, subscriberId, at }: { shopId: number; subscriberId: string; at: Date },
): NewEvent {
  return { shopId, type, subjectId: subscriberId, subscriberId, at };
}

function toReceived({
  shopId,
  subscriberId,
  channel,
  kind,
  text,
  at,
}: DomainEvents['messageReceived']): NewEvent {
  const isCut = text !== null && text.length > MOST_TEXT_LENGTH;
  const detail = { channel, kind, text: text && cutText(text.toWellFormed(), MOST_TEXT_LENGTH), isCut };
  return { shopId, type: 'message.received', subjectId: subscriberId, subscriberId, at, detail };
}

function ordersOf({ name, event }: CreditNews): string[] {
  if (name === 'orderPlaced' || name === 'orderChanged') return [event.order.orderId];
  return name === 'pastOrdersStored' || name === 'creditsChanged' ? event.orderIds : [event.orderId];
}
