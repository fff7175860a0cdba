import * as z from 'zod';
import type { Sandbox } from '../../core/sandbox.ts';
import { missing, refused, type ControlRoutes, type Problem } from '../control-route.ts';
import type { StoreRecords } from '../store.ts';
import { CANCEL_REASONS, cancelOrder } from './cancel-order.ts';
import { editOrder } from './edit-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { orderReading } from './order-reading.ts';
import { SHIPMENT_STATUSES, type Order } from './order.ts';
import { payOrder } from './pay-order.ts';
import { BulkOrders, placeOrdersInBulk } from './place-orders-in-bulk.ts';
import { refundOrder } from './refund-order.ts';
import { tagOrder } from './tag-order.ts';
import { trackShipment } from './track-shipment.ts';

const quantity = z.number().int().min(0).max(999);
const tags = z.array(z.string().min(1).max(255)).max(250);

const Fulfilling = z.object({
  trackingNumber: z.string().max(100).optional(),
  trackingUrl: z.url().optional(),
  company: z.string().max(100).optional(),
  lines: z.array(z.object({ lineId: z.number().int(), quantity: quantity.min(1) })).optional(),
});
const Delivery = z.object({ fulfilmentId: z.number().int().optional() });
const Tracking = Delivery.extend({
  status: z.enum(SHIPMENT_STATUSES),
  message: z.string().max(300).optional(),
});
const Editing = z.object({
  lines: z
    .array(
      z
        .object({
          lineId: z.number().int().optional(),
          handle: z.string().optional(),
          variantId: z.number().int().optional(),
          quantity,
        })
        .refine((line) => (line.lineId === undefined) !== (line.handle === undefined), {
          message: 'give a lineId of the order, or the handle of a product to add',
        }),
    )
    .min(1)
    .max(500),
  note: z.string().max(500).optional(),
});
const Tagging = z.object({ add: tags.optional(), remove: tags.optional() });
const Cancelling = z.object({
  reason: z.enum(CANCEL_REASONS).default('customer'),
  restock: z.boolean().default(true),
  refund: z.boolean().default(false),
});
const Refunding = z.object({
  /** In the store's currency. The default is the whole remaining amount. */
  amount: z.number().positive().optional(),
  note: z.string().optional(),
  restock: z.boolean().default(true),
});

const MOST_LISTED = 1000;

/** Control calls for orders: the actions of the merchant. */
export function registerOrderControl(sandbox: Sandbox, on: ControlRoutes): void {
  on.get('/orders', (records, { query }) => listOrders(records, query));
  on.get('/orders/:id', (records, { params }) => {
    const order = records.orders.get(params.id);
    return order ? orderReading(order) : missing('order');
  });
  on.post('/orders/bulk', BulkOrders, (records, { body }) => placeOrdersInBulk(sandbox, records, body));
  const act = <Body>(name: string, shape: z.ZodType<Body>, change: Change<Body>) =>
    on.post(`/orders/:id/${name}`, shape, (records, { params, body }) =>
      changeOrder(records, params.id, (order) => change(records, order, body)),
    );
  registerMoneyActs(sandbox, act);
  registerShipmentActions(sandbox, act);
  act('tag', Tagging, (records, order, change) => tagOrder(sandbox, records, { order, change }));
  act('edit', Editing, (records, order, { lines, note = null }) =>
    editOrder(sandbox, records, { order, edits: lines, note }),
  );
}

type Change<Body> = (records: StoreRecords, order: Order, body: Body) => string | null;
type Act = <Body>(name: string, shape: z.ZodType<Body>, change: Change<Body>) => void;

function registerMoneyActs(sandbox: Sandbox, act: Act): void {
  act('cancel', Cancelling, (records, order, how) => cancelOrder(sandbox, records, { order, ...how }));
  act('pay', z.unknown(), (records, order) => payOrder(sandbox, records, order));
  act('refund', Refunding, (records, order, { amount, note = null, restock }) =>
    refundOrder(sandbox, records, {
      order,
      amountCents: amount === undefined ? null : Math.round(amount * 100),
      note,
      restock,
    }),
  );
}

function registerShipmentActions(sandbox: Sandbox, act: Act): void {
  act('fulfil', Fulfilling, (records, order, { company, trackingNumber, trackingUrl, lines }) =>
    fulfilOrder(sandbox, records, {
      order,
      trackingCompany: company ?? null,
      trackingNumber: trackingNumber ?? null,
      trackingUrl: trackingUrl ?? null,
      lines,
    }),
  );
  act('deliver', Delivery, (records, order, which) =>
    trackShipment(sandbox, records, { order, status: 'delivered', message: null, ...which }),
  );
  act('track', Tracking, (records, order, { message = null, ...report }) =>
    trackShipment(sandbox, records, { order, message, ...report }),
  );
}

/** Returns the orders, newest first. */
function listOrders({ orders }: StoreRecords, query: Record<string, string>): object {
  const limit = Math.min(MOST_LISTED, Math.max(1, Math.trunc(Number(query['limit'])) || MOST_LISTED));
  return [...orders.values()].slice(-limit).toReversed().map(orderReading);
}

function changeOrder(
  records: StoreRecords,
  id: string,
  change: (order: Order) => string | null,
): object | Problem {
  const order = records.orders.get(id);
  if (!order) return missing('order');
  const problem = change(order);
  return problem ? refused(problem) : { orderId: id, ...orderReading(order) };
}
