import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { AudienceCondition } from '#features/audiences/contract/audience-condition.ts';
import { copyIn, type CopyValue } from '#platform/database/copy-in.ts';
import type { Database } from '#platform/database/database.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { countSignUps } from './count-sign-ups.ts';
import { findPlaces, type PastPlaces } from './find-places.ts';
import { hearReceipts } from './hear-receipts.ts';
import { BROADCAST_CONTENT, reminderOf } from './past-contents.ts';
import type { Past, PastCart, PastMessage } from './past.ts';

interface Told {
  places: PastPlaces;
  past: Past;
  /** By number. */
  people: ReadonlyMap<string, string>;
  broadcastIds: ReadonlyMap<number, string>;
  /** By their checkout's token. */
  carts: ReadonlyMap<string, PastCart>;
}

/** Writes the people, their consents, messages and clicks of a past into the demo shop, each as the product stores it. */
export async function copyPast({ db, pool }: { db: Database; pool: pg.Pool }, past: Past): Promise<void> {
  const told: Told = {
    places: await findPlaces(db),
    past,
    people: new Map(past.signUps.map(({ phone, at }) => [phone, timeOrderedId(new Date(at))])),
    broadcastIds: new Map(past.broadcasts.map(({ number }) => [number, randomUUID()])),
    carts: new Map(past.carts.map((cart) => [cart.token, cart])),
  };
  await inConnection(pool, async (client) => {
    // All of it or nothing: a start may break off.
    await client.query('begin');
    await copyPeople(client, told);
    await copyCarts(client, told);
    await copyBroadcasts(client, told);
    await copyMessages(client, told);
    await hearReceipts(client, told.places.shopId);
    await countSignUps(client, told.places, past);
    await client.query('commit');
  });
}

async function copyPeople(client: pg.ClientBase, { places, past, people }: Told): Promise<void> {
  const id = (phone: string) => people.get(phone) ?? '';
  await copyIn(
    client,
    `copy subscribers (shop_id, subscriber_id, channel, phone_e164, wa_id, customer_id, first_name, last_name,
       has_marketing_consent, opt_in_tool_type, opted_in_at, created_at) from stdin`,
    past.signUps.map(({ phone, customerId, firstName, lastName, tool, at }) => [
      places.shopId,
      id(phone),
      'WA',
      phone,
      phone.slice(1),
      String(customerId),
      firstName,
      lastName,
      true,
      tool,
      at,
      at,
    ]),
  );
  await copyIn(
    client,
    `copy consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, tool_id, wording, locale, recorded_at)
     from stdin`,
    past.signUps.map(({ phone, tool, at }) => [
      places.shopId,
      timeOrderedId(new Date(at)),
      id(phone),
      'granted',
      'marketing',
      tool,
      places[tool],
      'Get messages about your cart and offers by WhatsApp. Reply STOP to end them.',
      'en',
      at,
    ]),
  );
}

/** As the store's word of a checkout is kept. */
async function copyCarts(client: pg.ClientBase, { places, past }: Told): Promise<void> {
  await copyIn(
    client,
    `copy checkouts (shop_id, checkout_token, cart_token, customer_id, phone_e164, email, first_name, currency, total_minor,
       line_items, recover_url, completed_at, store_created_at, store_updated_at, state_told_at) from stdin`,
    past.carts.map((cart) => [
      places.shopId,
      cart.token,
      cart.cartToken,
      String(cart.customerId),
      cart.phone,
      cart.email,
      cart.firstName,
      places.currency,
      cart.totalCents,
      JSON.stringify(
        cart.lines.map(({ productId, variantId, priceCents, ...line }) => ({
          ...line,
          productId: String(productId),
          variantId: String(variantId),
          priceMinor: priceCents,
        })),
      ),
      cart.recoverUrl,
      cart.completedAt,
      cart.createdAt,
      cart.completedAt ?? cart.createdAt,
      cart.completedAt ?? cart.createdAt,
    ]),
  );
}

/** As broadcasts look that went out long ago. */
async function copyBroadcasts(client: pg.ClientBase, { places, past, broadcastIds }: Told): Promise<void> {
  const sizes = Map.groupBy(past.messages, ({ about }) => about);
  await copyIn(
    client,
    `copy broadcasts (shop_id, broadcast_id, name, status, condition, created_at, changed_at, scheduled_at, starts_at,
       started_at, ended_at, recipients, looked_at) from stdin`,
    past.broadcasts.map(({ number, name, at, signedUpFrom, signedUpTo }) => [
      places.shopId,
      broadcastIds.get(number) ?? '',
      name,
      'sent',
      JSON.stringify(signedUpBetween(signedUpFrom, signedUpTo)),
      at,
      at,
      at,
      at,
      at,
      at,
      sizes.get(number)?.length ?? 0,
      at,
    ]),
  );
}

function signedUpBetween(from: string, to: string): AudienceCondition {
  const days = { checkDate1: from, checkDate2: to };
  return { rules: [{ segmentType: 'LastSubscribedBetweenXAndY', key: 0, conditions: [days] }] };
}

async function copyMessages(client: pg.ClientBase, told: Told): Promise<void> {
  const messages = told.past.messages.map((message) => {
    const at = new Date(message.sentAt ?? message.failedAt ?? 0);
    return { message, at, messageId: timeOrderedId(at) };
  });
  await copyIn(
    client,
    `copy messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind, source_type,
       source_id, source_event, content, discount_code, state, provider_code, sent_at, delivered_at, read_at, clicked_at, failed_at,
       flow_id, node_id, tapped_at) from stdin`,
    messages.map(({ message, at, messageId }) => messageRow(told, message, { at, messageId })),
  );
  await copyIn(
    client,
    `copy touches (shop_id, touch_id, message_id, message_created_at, subscriber_id, kind, touched_at) from stdin`,
    messages.flatMap(({ message: { phone, clickedAt }, at, messageId }) =>
      clickedAt === null
        ? []
        : [
            [
              told.places.shopId,
              timeOrderedId(new Date(clickedAt)),
              messageId,
              at.toISOString(),
              told.people.get(phone) ?? '',
              'click',
              clickedAt,
            ],
          ],
    ),
  );
}

function messageRow(
  { places, people, broadcastIds, carts }: Told,
  message: PastMessage,
  { at, messageId }: { at: Date; messageId: string },
): CopyValue[] {
  const isCart = message.about === 'cart';
  return [
    places.shopId,
    messageId,
    at.toISOString(),
    places.senderId,
    people.get(message.phone) ?? '',
    'WA',
    'marketing',
    isCart ? 'campaign' : 'broadcast',
    isCart ? 'abandonedCart' : 'broadcast',
    message.about === 'cart' ? places.dripId : (broadcastIds.get(message.about) ?? ''),
    message.cartToken,
    isCart ? reminderOf(message, carts.get(message.cartToken)) : BROADCAST_CONTENT,
    message.discountCode,
    stateOf(message),
    message.failedCode,
    message.sentAt,
    message.deliveredAt,
    message.readAt,
    message.clickedAt,
    message.failedAt,
    ...(isCart ? [places.flowId, ONLY_PART, message.clickedAt] : [null, null, null]),
  ];
}

function stateOf({ failedAt, readAt, deliveredAt }: PastMessage): string {
  if (failedAt !== null) return 'failed';
  if (readAt !== null) return 'read';
  return deliveredAt === null ? 'sent' : 'delivered';
}

/** The `masterId` of the one part that a template is. */
const ONLY_PART = 'n1';
