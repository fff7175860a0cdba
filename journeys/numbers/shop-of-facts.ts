import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ClickBatcher } from '#features/engine/links/server/click-batcher.ts';
import { moveTouches } from '#features/engine/links/server/wiring.ts';
import { advanceMessages } from '#features/engine/messaging/server/index.ts';
import { moveMessages } from '#features/engine/messaging/server/wiring.ts';
import { grantConsent, revokeConsent } from '#features/foundations/consent/server/index.ts';
import { applyFacts } from '#features/foundations/store-data/server/facts/apply-facts.ts';
import type { ReportedFact } from '#features/foundations/store-data/server/facts/read-facts.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { lockSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { mergeSubscribers } from '#features/foundations/subscribers/server/merge-subscribers.ts';
import { addUpTallies } from '#features/foundations/subscribers/server/wiring.ts';
import { CREDITED } from '#features/product/analytics/server/index.ts';
import {
  checkMerged,
  checkNextCredits,
  followOrders,
  moveCredits,
  recountNextOrders,
} from '#features/product/analytics/server/wiring.ts';
import { countOptIns, ensureTools } from '#features/product/opt-in-tools/server/wiring.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase, type Tx } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { compareNumbers, type RecountedNumbers } from '#tools/recount/recount-numbers.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';

/** Everything happens before this time. */
const NOW = new Date('2026-11-20T12:00:00Z');

export interface PlantedMessage {
  messageId: string;
  createdAt: Date;
  person: number;
}

/** The flow of all planted messages. */
const FLOW_ID = '01a1f8b4-7965-7f06-8434-417d01bc2f10';
export type PlantedTool = 'persistentPill' | 'visualPopup';

/** A shop with its stored figures and its own clock. Everything sent to it goes through the product's own code. */
export class ShopOfFacts {
  readonly #database: Awaited<ReturnType<typeof createTestDatabase>>;
  readonly #open: OpenDatabase;
  readonly #people: string[] = [];
  readonly #tools = new Map<PlantedTool, string>();
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
    events.onTogether(CREDITED, (tx, reported) => followOrders(tx, reported, { clock }));
    events.onTogether(['subscriberOptedIn'], countOptIns);
    for (const move of [moveMessages, moveTouches, moveCredits, checkMerged])
      events.on('subscriberMerged', move);
    const { db, pool } = this.#open;
    // The parts of a context that are used here.
    return { db, slowDb: db, pool, events, clock } as unknown as Context;
  }

  /** Starts over with another shop and this many people with the numbers from `phoneOf`. */
  async begin(people: number, shop: { currency?: string; time_zone?: string } = {}): Promise<void> {
    this.#now = NOW;
    this.shopId = await insertShop(this.#open.db, { ...shop, installed_at: new Date('2026-01-01') });
    this.#people.length = 0;
    const { db } = this.#open;
    for (let nth = 0; nth < people; nth += 1) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, nth));
      this.#people.push(await addSubscriber(db, this.shopId, { phone: phoneOf(nth), at }));
    }
    await db.transaction().execute((tx) => ensureTools(this.ctx, tx, this.shopId));
    const tools = await this.query<{ type: PlantedTool; tool_id: string }>(
      "select type, tool_id from opt_in_tools where shop_id = $1 and channel = 'WA'",
      [this.shopId],
    );
    for (const { type, tool_id: id } of tools) this.#tools.set(type, id);
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#open.pool.query<Row>(text, values)).rows;
  }

  async plantMessage(
    person: number,
    createdAt: Date,
    { drip = null, code = null }: { drip?: string | null; code?: string | null } = {},
  ): Promise<PlantedMessage> {
    const message = {
      shopId: this.shopId,
      subscriberId: this.#people[person] ?? '',
      source: { kind: 'campaign', type: 'abandonedCart', id: drip },
      discountCode: code,
      part: { flowId: FLOW_ID, nodeId: 'n1' },
    } as const;
    return { messageId: await queueMessage(this.#open.db, message, createdAt), createdAt, person };
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

  /** Sends these events of the store together. */
  async report(...facts: ReportedFact[]): Promise<void> {
    await this.#open.db.transaction().execute(async (tx) => {
      await applyFacts(this.ctx, tx, await getShop(tx, this.shopId), facts);
    });
  }

  /** Opts a person in through a tool by their own message, which lifts an earlier opt-out. */
  async optIn(person: number, tool: PlantedTool, at: Date): Promise<void> {
    await this.#asOf(at, person, async (tx, subscriber) => {
      await grantConsent(this.ctx, tx, subscriber, {
        ...NOTHING_SHOWN,
        toolId: this.#tools.get(tool) ?? null,
        toolType: tool,
        ownMessageId: randomUUID(),
      });
    });
  }

  async optOut(person: number, at: Date): Promise<void> {
    await this.#asOf(at, person, async (tx, subscriber) => {
      await revokeConsent(this.ctx, tx, subscriber, 'keyword');
    });
  }

  async #asOf(at: Date, person: number, act: (tx: Tx, row: Subscriber) => Promise<void>): Promise<void> {
    const now = this.#now;
    this.#now = at;
    await this.#open.db.transaction().execute(async (tx) => {
      const row = await lockSubscriber(tx, this.shopId, this.#people[person] ?? '');
      if (row) await act(tx, row);
    });
    this.#now = now;
  }

  /** Merges two people. The earlier one stays. */
  async merge(from: number, to: number): Promise<void> {
    const [fromId = '', toId = ''] = [this.#people[from], this.#people[to]];
    const merge = { subscriberIds: [fromId, toId], evidence: 'sameAccount' } as const;
    await this.#open.db.transaction().execute((tx) => mergeSubscribers(this.ctx, tx, this.shopId, merge));
    this.#people[from] = toId;
  }

  /** Runs all scheduled checks of credits, and the pending recounts. */
  async settle(): Promise<void> {
    for (let looks = 0; looks < 4; looks += 1) {
      while (await checkNextCredits(this.ctx));
      this.#now = new Date(this.#now.getTime() + 10 * DAY_MS);
    }
    while (await recountNextOrders(this.ctx));
    await addUpTallies(this.ctx);
  }

  /** Returns what a recount would correct; corrects nothing. */
  recount(): Promise<RecountedNumbers> {
    return compareNumbers(this.#open.db, { shopId: this.shopId, messagesFrom: '2020-01-01' });
  }

  /** Returns the stored daily figures of sources and of flow nodes, one line each. */
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

const NOTHING_SHOWN = { wording: null, pageAddress: null, ipPrefix: null, userAgent: null, locale: null };

export function phoneOf(nth: number): string {
  return `+49151555${String(10_000 + nth)}`;
}
