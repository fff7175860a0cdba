import type { Sandbox } from '../../core/sandbox.ts';
import { BulkOrders, makeOrder } from '../orders/place-orders-in-bulk.ts';
import type { Checkout, StoreProduct, StoreRecords } from '../store.ts';
import { startHistoryCart, finishHistoryCart, offerCode, toHistoryCart } from './carts.ts';
import { countImpressions } from './count-impressions.ts';
import { Dice } from './dice.ts';
import type { History, HistoryBroadcast, HistoryMessage, HistoryOrder, HistoryRequest } from './history.ts';
import { messageOf } from './message-of.ts';
import { newsOf, toHistoryOrder } from './order-news.ts';
import { matchBroadcasts, planBroadcasts } from './plan-broadcasts.ts';
import { endSome, inSeason, addPerson, type SignedUp } from './sign-ups.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Card orders are paid immediately, other orders on delivery. One in 25 is returned. */
const ORDERS = BulkOrders.parse({ count: 1, linesEach: 2, refundedShare: 0.04 });
/**
 * The shares of people who abandon a cart, who order without a message, who order after a message, and who then use the
 * code of a reminder.
 */
const CHANCES = {
  cart: 0.5,
  plainOrder: 0.2,
  orderOfWelcome: 0.15,
  orderOfCart: 0.4,
  orderOfBroadcast: 0.12,
  codeUsed: 0.7,
  orderOfHeldOut: 0.05,
};
/** The hold-out: this share of people got no reminder during these days. */
const HELD_OUT = { share: 0.15, fromDaysAgo: 75, toDaysAgo: 8 };

interface Making {
  records: StoreRecords;
  dice: Dice;
  startMs: number;
  nowMs: number;
  products: StoreProduct[];
  carts: Checkout[];
  orders: PlannedOrder[];
  heldOut: History['heldOut'];
}

interface PlannedOrder {
  atMs: number;
  person: SignedUp;
  /** The cart of the order. An order without one did not come from a reminder. */
  cart?: Checkout;
  /** The code from the cart's reminder, if it was used. */
  code?: string | null;
}

/**
 * Fills a store with a year of history without webhooks, and returns the events outside the store. The result is the
 * same each time.
 */
export function makeHistory(
  sandbox: Sandbox,
  records: StoreRecords,
  { seed, people: count, days }: HistoryRequest,
): History {
  const nowMs = sandbox.clock.now().getTime();
  const making: Making = {
    records,
    dice: new Dice(seed),
    startMs: nowMs - days * DAY_MS,
    nowMs,
    products: [...records.products.values()],
    carts: [],
    orders: [],
    heldOut: [],
  };
  const { timeZone } = records.store;
  const broadcasts = planBroadcasts({ ...making, timeZone });
  const broadcastsFor = matchBroadcasts(broadcasts, timeZone);
  const people = Array.from({ length: count }, (_, nth) => addPerson(making, nth));
  const messages = people.flatMap((person) => [
    ...welcome(making, person),
    ...leaveCart(making, person),
    ...broadcastsFor(person.signUp).map((broadcast) => sendBroadcast(making, person, broadcast)),
    ...orderPlainly(making, person),
  ]);
  const news = placeOrders(making);
  messages.push(...news.messages);
  for (const cart of making.carts) records.checkouts.set(cart.token, cart);
  const signUps = people.map(({ signUp }) => signUp);
  endSome(making, signUps, messages);
  sandbox.world.changed();
  return {
    signUps,
    carts: making.carts.map((cart) => toHistoryCart(sandbox, records, cart)),
    messages,
    heldOut: making.heldOut,
    messagedOrders: news.orders,
    broadcasts,
    impressions: countImpressions(signUps),
    orders: making.orders.length,
  };
}

/** Adds the welcome message. Only the pop-up offers a discount. */
function welcome(making: Making, person: SignedUp): HistoryMessage[] {
  const { dice, nowMs } = making;
  const { phone, tool, at } = person.signUp;
  const atMs = Date.parse(at) + 5000;
  if (tool !== 'visualPopup' || atMs > nowMs) return [];
  const message = messageOf(dice, { to: person.signUp, about: 'welcome', event: phone, atMs, nowMs });
  orderAfter(making, { message, person, chance: CHANCES.orderOfWelcome });
  return [message];
}

function leaveCart(making: Making, person: SignedUp): HistoryMessage[] {
  const { records, dice, nowMs, products } = making;
  const { customer, signUp } = person;
  if (!dice.is(CHANCES.cart)) return [];
  const signedUpMs = Date.parse(signUp.at);
  // A chat accepts a reminder for a day after the person entered it.
  const leftMs =
    signUp.channel === 'FB'
      ? signedUpMs + dice.between(0.2, 20) * HOUR_MS
      : inSeason(dice, signedUpMs, nowMs, 1);
  const atMs = leftMs + HOUR_MS;
  if (atMs > nowMs) return [];
  const cart = startHistoryCart(records, { customer, products, dice, at: new Date(leftMs).toISOString() });
  making.carts.push(cart);
  if (isHeldOut(making, person, atMs)) return holdOut(making, person, { cart, atMs });
  return [remind(making, person, { cart, atMs })];
}

interface LeftCart {
  cart: Checkout;
  /** The time at which the cart's reminder is due. */
  atMs: number;
}

function isHeldOut({ dice, nowMs }: Making, { signUp }: SignedUp, atMs: number): boolean {
  const daysAgo = (nowMs - atMs) / DAY_MS;
  const isThen = daysAgo < HELD_OUT.fromDaysAgo && daysAgo > HELD_OUT.toDaysAgo;
  return isThen && signUp.channel === 'WA' && dice.is(HELD_OUT.share);
}

function holdOut(making: Making, person: SignedUp, { cart, atMs }: LeftCart): [] {
  const { dice, nowMs, orders, heldOut } = making;
  heldOut.push({ phone: person.signUp.phone, event: cart.token, at: new Date(atMs).toISOString() });
  const orderedMs = atMs + dice.between(1, 60) * HOUR_MS;
  if (dice.is(CHANCES.orderOfHeldOut) && orderedMs < nowMs) orders.push({ atMs: orderedMs, person, cart });
  return [];
}

function remind(making: Making, person: SignedUp, { cart, atMs }: LeftCart): HistoryMessage {
  const { records, dice, nowMs } = making;
  const code = offerCode(records, person.customer, atMs);
  const message = messageOf(dice, {
    to: person.signUp,
    about: 'cart',
    event: cart.token,
    discountCode: code,
    atMs,
    nowMs,
  });
  const usesCode = message.clickedAt !== null && dice.is(CHANCES.codeUsed);
  orderAfter(making, {
    message,
    person,
    chance: CHANCES.orderOfCart,
    cart,
    code: usesCode ? code : null,
  });
  return message;
}

function sendBroadcast(making: Making, person: SignedUp, broadcast: HistoryBroadcast): HistoryMessage {
  const { dice, nowMs } = making;
  const event = `broadcast-${broadcast.number}`;
  const atMs = Date.parse(broadcast.at) + dice.between(0, HOUR_MS);
  const message = messageOf(dice, { to: person.signUp, about: broadcast.number, event, atMs, nowMs });
  orderAfter(making, { message, person, chance: CHANCES.orderOfBroadcast });
  return message;
}

/** Adds orders of some people who clicked, within hours or days, and of a few who only read. */
function orderAfter(
  { dice, orders, nowMs }: Making,
  {
    message,
    person,
    chance,
    ...placed
  }: { message: HistoryMessage; chance: number } & Omit<PlannedOrder, 'atMs'>,
): void {
  const touched = message.clickedAt ?? message.readAt;
  if (touched === null || !dice.is(message.clickedAt ? chance : chance / 12)) return;
  const atMs = Date.parse(touched) + dice.between(0.1, dice.is(0.8) ? 6 : 80) * HOUR_MS;
  if (atMs < nowMs) orders.push({ atMs, person, ...placed });
}

function orderPlainly({ dice, orders, nowMs }: Making, person: SignedUp): [] {
  if (dice.is(CHANCES.plainOrder))
    orders.push({ atMs: inSeason(dice, Date.parse(person.signUp.at), nowMs, 1), person });
  return [];
}

/** Places the orders by date, because their numbers follow the date. Returns the messages about them. */
function placeOrders({ records, dice, nowMs, orders, products }: Making): {
  messages: HistoryMessage[];
  orders: HistoryOrder[];
} {
  const news: { messages: HistoryMessage[]; orders: HistoryOrder[] } = { messages: [], orders: [] };
  const inTime = orders.toSorted((one, other) => one.atMs - other.atMs);
  for (const [index, { atMs, person, cart, code }] of inTime.entries()) {
    const { customer, signUp } = person;
    const order = makeOrder(records, {
      wish: ORDERS,
      index,
      customer,
      products,
      at: new Date(atMs).toISOString(),
      discount: code ? (records.discounts.get(code) ?? null) : null,
    });
    if (cart) finishHistoryCart(records, cart, order);
    records.orders.set(String(order.id), order);
    customer.orderCount += 1;
    customer.spentCents += order.totalCents;
    if (signUp.channel === 'FB') continue;
    news.messages.push(...newsOf(dice, { order, to: signUp, nowMs }));
    news.orders.push(toHistoryOrder(order));
  }
  return news;
}
