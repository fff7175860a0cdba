import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  checkMerged,
  checkNextCredits,
  CREDITED,
  followOrders,
  moveCredits,
  recountNextOrders,
  recountShop,
  type RecountedShop,
} from '#features/analytics/server/index.ts';
import { ClickBatcher } from '#features/links/server/click-batcher.ts';
import { moveTouches } from '#features/links/server/index.ts';
import { advanceMessages, moveMessages } from '#features/messaging/server/index.ts';
import { applyFacts } from '#features/store-data/server/facts/apply-facts.ts';
import type { ToldFact } from '#features/store-data/server/facts/read-facts.ts';
import { getShop } from '#features/store-data/server/index.ts';
import { addUpTallies } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/world/insert-shop.ts';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** All of the story lies behind this moment. */
const NOW = new Date('2026-11-20T12:00:00Z');

export interface PlantedMessage {
  messageId: string;
  createdAt: Date;
  person: number;
}

/** The flow that all planted messages say a part of. */
const FLOW_ID = '01a1f8b4-7965-7f06-8434-417d01bc2f10';

/** One shop with its numbers as they are kept, and a time of its own: what is told to it goes the ways of the product. */
export class ShopOfFacts {
  readonly #database: Awaited<ReturnType<typeof createTestDatabase>>;
  readonly #open: OpenDatabase;
  readonly #people: string[] = [];
  readonly #senderId = randomUUID();
  #now = NOW;
  shopId = 0;

  private constructor(database: Awaited<ReturnType<typeof createTestDatabase>>) {
    this.#database = database;
    this.#open = openDatabase(database.url, { connections: 3 });
  }

  static async open(): Promise<ShopOfFacts> {
    return new ShopOfFacts(await createTestDatabase());
  }

  async close(): Promise<void> {
    await this.#open.close();
    await this.#database.drop();
  }

  get ctx(): Context {
    const events = new EventBus();
    const clock = { now: () => this.#now };
    events.onTogether(CREDITED, (tx, told) => followOrders(tx, told, { clock }));
    const { db, pool } = this.#open;
    // As much of a context as what is called here takes.
    return { db, slowDb: db, pool, events, clock } as unknown as Context;
  }

  /** Begins anew with another shop and so many people of the numbers that `phoneOf` gives. */
  async begin(people: number, shop: { currency?: string; time_zone?: string } = {}): Promise<void> {
    this.#now = NOW;
    this.shopId = await insertShop(this.#open.db, { ...shop, installed_at: new Date('2026-01-01') });
    this.#people.length = 0;
    for (let nth = 0; nth < people; nth += 1) {
      const id = randomUUID();
      this.#people.push(id);
      await this.query(
        `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, created_at)
         values ($1, $2, 'WA', $3, true, '2026-01-01')`,
        [this.shopId, id, phoneOf(nth)],
      );
    }
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#open.pool.query<Row>(text, values)).rows;
  }

  async plantMessage(
    person: number,
    createdAt: Date,
    { drip = null, code = null }: { drip?: string | null; code?: string | null } = {},
  ): Promise<PlantedMessage> {
    const messageId = timeOrderedId(createdAt);
    await this.query(
      `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type,
         source_id, source_event, content, state, discount_code, flow_id, node_id)
       values ($1, $2, $3, $4, $5, 'WA', 'marketing', 'abandonedCart', $6, $2::uuid::text, '{}', 'queued', $7, $8, 'n1')`,
      [this.shopId, messageId, createdAt, this.#senderId, this.#people[person], drip, code, FLOW_ID],
    );
    return { messageId, createdAt, person };
  }

  async receipt(
    { messageId, createdAt }: PlantedMessage,
    step: 'sentAt' | 'deliveredAt' | 'readAt' | 'failedAt',
    at: Date,
    code?: number,
  ): Promise<void> {
    const advance = { shopId: this.shopId, messageId, createdAt, [step]: at, ...(code && { code }) };
    await advanceMessages(this.#open.pool, [advance]);
  }

  async click({ messageId, createdAt, person }: PlantedMessage, clickedAt: Date): Promise<void> {
    const clicks = new ClickBatcher(this.#open.pool, console as never);
    const subscriberId = this.#people[person] ?? '';
    const within = { messageId, createdAt };
    clicks.add({ shopId: this.shopId, messageId, createdAt, subscriberId, within, clickedAt });
    await clicks.written();
  }

  /** Whatever the store tells, in one go. */
  async tell(...facts: ToldFact[]): Promise<void> {
    await this.#open.db.transaction().execute(async (tx) => {
      await applyFacts(this.ctx, tx, await getShop(tx, this.shopId), facts);
    });
  }

  /** One person's rows become another's. */
  async merge(from: number, to: number): Promise<void> {
    const move = { shopId: this.shopId, fromId: this.#people[from] ?? '', toId: this.#people[to] ?? '' };
    await this.#open.db.transaction().execute(async (tx) => {
      await moveMessages(tx, move);
      await moveTouches(tx, move);
      await moveCredits(tx, move);
      await checkMerged(tx, move);
    });
    this.#people[from] = move.toId;
  }

  /** Everything that is looked at again later is. */
  async settle(): Promise<void> {
    for (let looks = 0; looks < 4; looks += 1) {
      while (await checkNextCredits(this.ctx));
      this.#now = new Date(this.#now.getTime() + 10 * DAY_MS);
    }
    while (await recountNextOrders(this.ctx));
    await addUpTallies(this.ctx);
  }

  /** What a count from the rows would put right; puts nothing right. */
  async recount(): Promise<RecountedShop> {
    let found: RecountedShop | null = null;
    await this.#open.db
      .transaction()
      .execute(async (tx) => {
        found = await recountShop(tx, { shopId: this.shopId, messagesFrom: '2020-01-01' });
        throw new Error('only looked at');
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'only looked at') throw error;
      });
    if (!found) throw new Error('Nothing was recounted');
    return found;
  }

  /** The days as they are kept, of sources and of parts of flows, each in a line. */
  async days(): Promise<string[]> {
    const rows = await this.query<{ line: string }>(
      `select concat_ws(' ', day, source_type, sent, delivered, read, clicked, failed, orders, revenue_minor, click_orders,
         click_revenue_minor) as line
       from daily_rollups
       where shop_id = $1 and (sent, delivered, read, clicked, failed, orders, revenue_minor) <> (0, 0, 0, 0, 0, 0, 0)
       union all
       select concat_ws(' ', day, node_id, sent, delivered, read, tapped) from flow_node_days where shop_id = $1
       order by 1`,
      [this.shopId],
    );
    return rows.map(({ line }) => line);
  }
}

export function phoneOf(nth: number): string {
  return `+49151555${String(10_000 + nth)}`;
}
