import { randomUUID } from 'node:crypto';
import type { OpenServer } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';

interface Held {
  phone?: string;
  sourceEvent?: string;
  percent?: number;
  validSeconds?: number;
  code?: string;
  /** The expiry of its code in the store. Undefined if the store has no code. */
  endsAt?: string;
}

export interface StoredCode {
  id: number;
  code: string;
  title: string;
  percentage: number;
  endsAt: string;
  usageLimit: number;
}

/** A message with its own code, and its state. */
export interface HeldMessage {
  code: string;
  sourceEvent: string;
}

export interface StoredMessageRow {
  state: string;
  reason: string | null;
  code: string;
  discount: { percent: number; validSeconds: number; endsAt?: string };
  content: unknown;
  queue: string | null;
}

/** Creates messages that wait for their codes. */
export class CodeFixture {
  readonly #server: OpenServer;
  #people = 0;

  constructor(server: OpenServer) {
    this.#server = server;
  }

  nextPhone(): string {
    this.#people += 1;
    return `+4915200${String(806_600 + this.#people)}`;
  }

  async subscribe(shopId: number, phone: string): Promise<void> {
    await addSubscriber(this.#server.db, shopId, { phone });
  }

  /** A reminder with its own code, due now. */
  async hold(shopId: number, given: Held = {}): Promise<HeldMessage> {
    const { rows } = this.#server;
    const phone = given.phone ?? this.nextPhone();
    const sourceEvent = given.sourceEvent ?? `held-${this.#people}`;
    if (given.phone === undefined) await this.subscribe(shopId, phone);
    const [sender] = await rows<{ sender_id: string }>('select sender_id from senders where shop_id = $1', [
      shopId,
    ]);
    const { code = `BELL-HELD${this.#people}`, percent = 10, validSeconds = 72 * 3600, endsAt } = given;
    await queueMessages(
      this.#server.db,
      { shopId, senderId: sender?.sender_id ?? randomUUID() },
      { phone, sourceEvent, delaySeconds: 24 * 3600 },
    );
    await rows(
      `with held as (
         update messages set discount_code = $3, verdict = jsonb_build_object('discount', $4::jsonb),
           content = replace(content::text, 'BELL-1234567', $3)::jsonb
         where shop_id = $1 and source_event = $2 returning shop_id, message_id, created_at, subscriber_id
       ), led as (
         insert into short_links (code, shop_id, message_id, message_created_at, subscriber_id, target_url)
         select 'L' || $3, shop_id, message_id, created_at, subscriber_id, 'https://wren.example/?discount=' || $3 from held
       )
       update outbox o set due_at = now() - interval '1 day' from held h where o.message_id = h.message_id`,
      [shopId, sourceEvent, code, JSON.stringify({ code, percent, validSeconds, endsAt })],
    );
    return { code, sourceEvent };
  }

  async kept({ sourceEvent }: HeldMessage): Promise<StoredMessageRow> {
    const [row] = await this.#server.rows<StoredMessageRow>(
      `select m.state, m.verdict ->> 'reason' as reason, m.discount_code as code, m.verdict -> 'discount' as discount,
         m.content, o.state as queue
       from messages m left join outbox o on o.shop_id = m.shop_id and o.message_id = m.message_id
       where m.source_event = $1`,
      [sourceEvent],
    );
    if (!row) throw new Error(`no message ${sourceEvent}`);
    return row;
  }

  async isLetGo(message: HeldMessage): Promise<boolean> {
    return (await this.kept(message)).discount.endsAt !== undefined;
  }

  async codesIn(shop: string): Promise<StoredCode[]> {
    const codes = await this.#server.environment.control<StoredCode[]>(`/shops/${shop}/discounts`);
    return codes.filter(({ code }) => code.startsWith('BELL-'));
  }
}
