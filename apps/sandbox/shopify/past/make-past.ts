import type { Sandbox } from '../../core/sandbox.ts';
import { demoAddress } from '../checkout-control.ts';
import { nextId } from '../new-id.ts';
import { BulkOrders, makeOrder } from '../orders/place-orders-in-bulk.ts';
import type { Checkout, Customer, StoreProduct, StoreRecords } from '../store.ts';
import { beginPastCart, finishPastCart, offerCode, tellCart } from './carts.ts';
import { countImpressions } from './count-impressions.ts';
import { Dice } from './dice.ts';
import { messageOf } from './message-of.ts';
import type { Past, PastBroadcast, PastMessage, PastSignUp, WantedPast } from './past.ts';
import { hearersOf, planBroadcasts } from './plan-broadcasts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_NAMES = [
  'Lena',
  'Jonas',
  'Mira',
  'Paul',
  'Ada',
  'Emil',
  'Nora',
  'Theo',
  'Ida',
  'Finn',
  'Zoë',
  'Øyvind',
];
const LAST_NAMES = [
  'Vogt',
  'Brandt',
  'Keller',
  'Sommer',
  'Wolf',
  'Lang',
  'Roth',
  "O'Neill",
  'Çelik',
  'Nguyễn',
];
/** Cards are paid at once, some parcels at the door; one in twenty-five comes back. */
const ORDERS = BulkOrders.parse({ count: 1, linesEach: 2, refundedShare: 0.04 });
/** What share of people fill a cart and leave it, or order without any message; how often a reminder offers a code, and a tap on it ends in its use. */
const CHANCES = {
  cart: 0.5,
  plainOrder: 0.2,
  orderOfCart: 0.4,
  orderOfBroadcast: 0.12,
  offer: 0.5,
  codeUsed: 0.7,
};

interface Making {
  records: StoreRecords;
  dice: Dice;
  startMs: number;
  nowMs: number;
  products: StoreProduct[];
  carts: Checkout[];
  orders: PlannedOrder[];
}

interface PlannedOrder {
  atMs: number;
  customer: Customer;
  /** The cart that it was placed from; without one it is an order like any other. */
  cart?: Checkout;
  /** Placed with the code that the cart's reminder offered. */
  code?: string | null;
}

/** Fills a store with a year of the past that no app is told of, and says what happened around it; the same each time. */
export function makePast(sandbox: Sandbox, records: StoreRecords, { seed, people, days }: WantedPast): Past {
  const nowMs = sandbox.clock.now().getTime();
  const making: Making = {
    records,
    dice: new Dice(seed),
    startMs: nowMs - days * DAY_MS,
    nowMs,
    products: [...records.products.values()],
    carts: [],
    orders: [],
  };
  const { timeZone } = records.store;
  const broadcasts = planBroadcasts({ ...making, timeZone });
  const heardBy = hearersOf(broadcasts, timeZone);
  const signUps = Array.from({ length: people }, (_, nth) => signUp(making, nth));
  const messages = signUps.flatMap(({ customer, told }) => [
    ...leaveCart(making, told, customer),
    ...heardBy(told).map((broadcast) => hear(making, { told, customer, broadcast })),
    ...orderPlainly(making, told, customer),
  ]);
  placeOrders(making);
  for (const cart of making.carts) records.checkouts.set(cart.token, cart);
  sandbox.world.changed();
  return {
    signUps: signUps.map(({ told }) => told),
    carts: making.carts.map((cart) => tellCart(sandbox, records, cart)),
    messages,
    broadcasts,
    impressions: countImpressions(signUps.map(({ told }) => told)),
    orders: making.orders.length,
  };
}

/** More come the longer the store is there, and in the weeks before the holidays. */
function signUp(
  { records, dice, startMs, nowMs }: Making,
  nth: number,
): { customer: Customer; told: PastSignUp } {
  const atMs = inSeason(dice, startMs, nowMs, 0.65);
  const at = new Date(atMs).toISOString();
  const id = nextId(records.store);
  const customer: Customer = {
    id,
    firstName: dice.one(FIRST_NAMES),
    lastName: dice.one(LAST_NAMES),
    phone: `+491577${String(1_000_000 + nth)}`,
    email: `shopper-${id}@example.com`,
    address: null,
    tags: [],
    orderCount: 0,
    spentCents: 0,
    createdAt: at,
    updatedAt: at,
  };
  customer.address = demoAddress(customer);
  records.customers.set(String(id), customer);
  const told = {
    phone: customer.phone ?? '',
    firstName: customer.firstName ?? '',
    lastName: customer.lastName ?? '',
    customerId: id,
    at,
    tool: dice.is(0.7) ? ('persistentPill' as const) : ('visualPopup' as const),
  };
  return { customer, told };
}

function leaveCart(making: Making, { phone, at }: PastSignUp, customer: Customer): PastMessage[] {
  const { records, dice, nowMs, products } = making;
  if (!dice.is(CHANCES.cart)) return [];
  const leftMs = inSeason(dice, Date.parse(at), nowMs, 1);
  const cart = beginPastCart(records, { customer, products, dice, at: new Date(leftMs).toISOString() });
  making.carts.push(cart);
  const atMs = leftMs + HOUR_MS;
  if (atMs > nowMs) return [];
  const code = dice.is(CHANCES.offer) ? offerCode(records, customer, atMs) : null;
  const message = messageOf(dice, {
    phone,
    about: 'cart',
    cartToken: cart.token,
    ...(code !== null && { discountCode: code }),
    atMs,
    nowMs,
  });
  const usesCode = code !== null && message.clickedAt !== null && dice.is(CHANCES.codeUsed);
  orderAfter(making, {
    message,
    customer,
    chance: CHANCES.orderOfCart,
    cart,
    code: usesCode ? code : null,
  });
  return [message];
}

interface Hearing {
  told: PastSignUp;
  customer: Customer;
  broadcast: PastBroadcast;
}

function hear(making: Making, { told, customer, broadcast }: Hearing): PastMessage {
  const { dice, nowMs } = making;
  const cartToken = `broadcast-${broadcast.number}`;
  const atMs = Date.parse(broadcast.at) + dice.between(0, HOUR_MS);
  const message = messageOf(dice, { phone: told.phone, about: broadcast.number, cartToken, atMs, nowMs });
  orderAfter(making, { message, customer, chance: CHANCES.orderOfBroadcast });
  return message;
}

/** Some of those who clicked order within hours or days, and a few who only read. */
function orderAfter(
  { dice, orders, nowMs }: Making,
  {
    message,
    customer,
    chance,
    ...placed
  }: { message: PastMessage; chance: number } & Omit<PlannedOrder, 'atMs'>,
): void {
  const touched = message.clickedAt ?? message.readAt;
  if (touched === null || !dice.is(message.clickedAt ? chance : chance / 12)) return;
  const atMs = Date.parse(touched) + dice.between(0.1, dice.is(0.8) ? 6 : 80) * HOUR_MS;
  if (atMs < nowMs) orders.push({ atMs, customer, ...placed });
}

function orderPlainly({ dice, orders, nowMs }: Making, { at }: PastSignUp, customer: Customer): [] {
  if (dice.is(CHANCES.plainOrder)) orders.push({ atMs: inSeason(dice, Date.parse(at), nowMs, 1), customer });
  return [];
}

/** In the order in which they were placed, since their numbers are. */
function placeOrders({ records, orders, products }: Making): void {
  for (const [index, { atMs, customer, cart, code }] of orders
    .toSorted((one, other) => one.atMs - other.atMs)
    .entries()) {
    const order = makeOrder(records, {
      wish: ORDERS,
      index,
      customer,
      products,
      at: new Date(atMs).toISOString(),
      discount: code ? (records.discounts.get(code) ?? null) : null,
    });
    if (cart) finishPastCart(records, cart, order);
    records.orders.set(String(order.id), order);
    customer.orderCount += 1;
    customer.spentCents += order.totalCents;
  }
}

/** A moment between the two: `lean` below 1 leans to the later; November and December have twice their share, July half. */
function inSeason(dice: Dice, fromMs: number, toMs: number, lean: number): number {
  for (;;) {
    const atMs = fromMs + dice.share() ** lean * (toMs - fromMs);
    const month = new Date(atMs).getUTCMonth();
    const weight = month >= 10 ? 1 : month === 6 ? 0.25 : 0.5;
    if (dice.is(weight)) return atMs;
  }
}
