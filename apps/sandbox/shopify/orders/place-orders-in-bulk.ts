import * as z from 'zod';
import type { Sandbox } from '../../core/sandbox.ts';
import { shippingCents } from '../checkouts/checkout-totals.ts';
import { addCustomer } from '../customers/add-customer.ts';
import { discountCents } from '../discount-codes.ts';
import { newToken, nextId } from '../new-id.ts';
import { discountOf, untouched } from '../place-order.ts';
import type { Customer, Discount, StoreProduct, StoreRecords } from '../store.ts';
import { orderLineOf } from './order-line.ts';
import { GATEWAY_NAMES, type Fulfilment, type Order, type OrderLine } from './order.ts';

const share = z.number().min(0).max(1);

/** The number of orders, the time in which they were placed until now, and their properties. */
export const BulkOrders = z.object({
  count: z.number().int().min(1).max(200_000),
  days: z.number().int().min(1).max(1000).default(300),
  /** The number of people who placed them. The default is one for every three orders. */
  customers: z.number().int().min(1).max(100_000).optional(),
  linesEach: z.number().int().min(1).max(500).default(2),
  codShare: share.default(0.2),
  fulfilledShare: share.default(0.8),
  refundedShare: share.default(0.05),
});

type Wish = z.infer<typeof BulkOrders>;

const DAY_MS = 86_400_000;
const FIRST_NAMES = ['Lena', 'Jonas', 'Mira', 'Paul', 'Ada', 'Emil', 'Nora', 'Theo', 'Ida', 'Finn'];
const LAST_NAMES = ['Vogt', 'Brandt', 'Keller', 'Sommer', 'Wolf', 'Lang', 'Roth'];

/** Fills a store with old orders without webhooks, for a first sync. */
export function placeOrdersInBulk(sandbox: Sandbox, records: StoreRecords, wish: Wish): object {
  const nowMs = sandbox.clock.now().getTime();
  const products = [...records.products.values()];
  const customers = makeCustomers(records, wish, new Date(nowMs - wish.days * DAY_MS).toISOString());
  const stepMs = (wish.days * DAY_MS) / wish.count;
  for (let index = 0; index < wish.count; index += 1) {
    const customer = customers[index % customers.length];
    if (!customer) break;
    const at = new Date(nowMs - Math.round((wish.count - index) * stepMs)).toISOString();
    const order = makeOrder(records, { wish, index, customer, products, at });
    records.orders.set(String(order.id), order);
    customer.orderCount += 1;
    customer.spentCents += order.totalCents;
  }
  sandbox.world.changed();
  return { placed: wish.count, orders: records.orders.size, customers: records.customers.size };
}

function makeCustomers(records: StoreRecords, wish: Wish, at: string): Customer[] {
  const count = Math.min(wish.count, wish.customers ?? Math.ceil(wish.count / 3));
  const name = (id: number) => ({
    firstName: FIRST_NAMES[id % FIRST_NAMES.length] ?? '',
    lastName: LAST_NAMES[id % LAST_NAMES.length] ?? '',
    phone: `+49151${String(id).slice(-8)}`,
  });
  return Array.from({ length: count }, () => addCustomer(records, at, name));
}

interface Making {
  wish: Wish;
  index: number;
  customer: Customer;
  products: StoreProduct[];
  at: string;
  /** The discount code of the order. */
  discount?: Discount | null;
}

/** Creates an old order. Its number determines its content. */
export function makeOrder(
  records: StoreRecords,
  { wish, index, customer, products, at, discount = null }: Making,
): Order {
  const { store } = records;
  const lines = makeLines(records, { wish, index, products });
  const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const takenCents = discount ? discountCents(discount, subtotalCents) : 0;
  const deliveryCents = shippingCents(subtotalCents - takenCents);
  const totalCents = subtotalCents - takenCents + deliveryCents;
  const isSent = isOneOf(index, wish.fulfilledShare);
  // A shipped order is paid, at the latest on delivery.
  const payment = isOneOf(index + 1, wish.codShare) ? 'cod' : 'card';
  const isPaid = payment === 'card' || isSent;
  store.lastOrderNumber += 1;
  const order: Order = {
    id: nextId(store),
    number: store.lastOrderNumber,
    token: newToken(),
    checkoutId: nextId(store),
    checkoutToken: newToken(),
    cartToken: newToken(),
    draftOrderId: null,
    sourceName: 'web',
    lines,
    subtotalCents,
    discountCents: takenCents,
    ...discountOf(discount),
    shippingCents: deliveryCents,
    totalCents,
    originalTotalCents: totalCents,
    receivedCents: isPaid ? totalCents : 0,
    customerId: customer.id,
    contact: { phone: customer.phone, email: customer.email },
    address: customer.address,
    acceptsMarketing: false,
    payment,
    gatewayName: GATEWAY_NAMES[payment],
    financialStatus: isPaid ? 'paid' : 'pending',
    landingSite: '/',
    referringSite: null,
    ...untouched(at),
  };
  if (isSent) order.fulfilments = [delivered(records, order)];
  if (isPaid && isOneOf(index + 2, wish.refundedShare)) refundWhole(records, order);
  return order;
}

function makeLines(
  { store }: StoreRecords,
  { wish, index, products }: Pick<Making, 'wish' | 'index' | 'products'>,
): OrderLine[] {
  return Array.from({ length: wish.linesEach }, (_, place) => {
    const product = products[(index * 7 + place * 3) % products.length];
    const variant = product?.variants[index % product.variants.length];
    if (!product || !variant) throw new Error('There is nothing on the shelves');
    return orderLineOf(nextId(store), { product, variant, quantity: 1 + (index % 3) });
  });
}

function delivered({ store }: StoreRecords, order: Order): Fulfilment {
  const id = nextId(store);
  return {
    id,
    name: `#${order.number}.1`,
    lines: order.lines.map((line) => ({ lineId: line.id, quantity: line.quantity })),
    trackingCompany: 'DHL',
    trackingNumber: `00340434${id}`,
    trackingUrl: `https://www.dhl.example/track/00340434${id}`,
    status: 'success',
    shipmentStatus: 'delivered',
    createdAt: order.createdAt,
    updatedAt: order.createdAt,
    inTransitAt: order.createdAt,
    deliveredAt: order.createdAt,
    events: [],
  };
}

function refundWhole({ store }: StoreRecords, order: Order): void {
  order.financialStatus = 'refunded';
  order.refunds = [
    {
      id: nextId(store),
      amountCents: order.totalCents,
      note: null,
      createdAt: order.createdAt,
      lines: order.lines.map(({ id, quantity, priceCents }) => ({
        lineId: id,
        quantity,
        cents: priceCents * quantity,
      })),
      isRestocked: false,
    },
  ];
  for (const line of order.lines) line.currentQuantity = 0;
}

/** Spreads a share evenly over all indexes: with 0.2, every fifth index matches. */
function isOneOf(index: number, part: number): boolean {
  return Math.floor((index + 1) * part) > Math.floor(index * part);
}
