import {
  allHandled,
  optIn,
  postStoreWebhook,
  writeMessage,
  type Answer,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';

/** When the shoppers of these tests got their reminders, by default. */
export const REMINDED_AT = new Date('2026-11-10T12:00:00Z');

interface Placed {
  phone: string;
  at: number;
  code?: string;
  checkoutToken?: string;
}

/** Reminded shoppers, their orders of 50 euros, and the resulting credits. */
export class TestCheckout {
  readonly #server: OpenServer;
  #shoppers = 0;
  #orders = 0;

  constructor(server: OpenServer) {
    this.#server = server;
  }

  /** A new shopper who got a reminder. */
  async remindedShopper(
    change: { discountCode?: string; sourceEvent?: string; at?: Date; isSent?: boolean } = {},
  ) {
    this.#shoppers += 1;
    const phone = `+4915215550${100 + this.#shoppers}`;
    const ip = `198.51.100.${this.#shoppers}`;
    expectTaken(await optIn(this.#server, { phone, ip }));
    const sentAt = change.at ?? REMINDED_AT;
    const written = await writeMessage(this.#server, { phone, ...change, at: sentAt });
    if (change.isSent ?? true) await this.#markSent(written.messageId, sentAt);
    return { phone, ...written };
  }

  async #markSent(messageId: string, sentAt: Date): Promise<void> {
    await this.#server.rows("update messages set state = 'sent', sent_at = $2 where message_id = $1", [
      messageId,
      sentAt,
    ]);
  }

  /** Returns a new order in the store's form. */
  orderBody({ phone, at, code, checkoutToken }: Placed) {
    this.#orders += 1;
    const createdAt = new Date(at).toISOString();
    return {
      id: 8000 + this.#orders,
      name: `#${8000 + this.#orders}`,
      phone,
      checkout_token: checkoutToken ?? `checkout-${this.#orders}`,
      currency: 'EUR',
      total_price: '50.00',
      line_items: [],
      discount_codes: code ? [{ code, amount: '5.00', type: 'percentage' }] : [],
      created_at: createdAt,
      updated_at: createdAt,
    };
  }

  /** Sends an event from the store, and waits until it is processed. */
  async report(topic: string, body: object): Promise<void> {
    expectTaken(await postStoreWebhook(this.#server.appUrl, { topic, body }));
    await allHandled(this.#server.rows);
  }

  async place(placed: Placed) {
    const order = this.orderBody(placed);
    await this.report('orders/create', order);
    return order;
  }

  async creditOf({ id }: { id: number }) {
    const rows = await this.#server.rows<Record<'message_id' | 'touch_kind', string>>(
      `select message_id, touch_kind, amount_minor::int, returned_minor::int from order_credits where order_id = $1`,
      [String(id)],
    );
    return rows[0] ?? null;
  }

  /** Returns the campaign's orders and net revenue by the shop's days. */
  async byDay(): Promise<Record<string, string>> {
    const rows = await this.#server.rows<{ day: string; orders: string; revenue_minor: string }>(
      `select day::text, orders, revenue_minor from daily_rollups
       where source_type = 'abandonedCart' and (orders <> 0 or revenue_minor <> 0)`,
    );
    return Object.fromEntries(rows.map((row) => [row.day, `${row.orders} for ${row.revenue_minor}`]));
  }
}

function expectTaken({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
}
