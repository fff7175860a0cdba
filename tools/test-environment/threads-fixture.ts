import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { ThreadList } from '#features/product/inbox/contract/thread.ts';
import { OWNER_ID } from '#features/product/inbox/rules/member-id.ts';
import { listThreads } from '#features/product/inbox/server/list-threads.ts';
import { noteAnswer } from '#features/product/inbox/server/note-answer.ts';
import { noteOutside } from '#features/product/inbox/server/note-outside.ts';
import { noteReceived } from '#features/product/inbox/server/note-received.ts';
import { findThread } from '#features/product/inbox/server/read-threads.ts';
import { sendToPerson } from '#features/product/people/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { EventBus, type DomainEvents } from '#platform/events/domain-events.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from './seeds/add-subscriber.ts';
import { insertSender } from './seeds/insert-sender.ts';
import { insertShop } from './seeds/insert-shop.ts';

export const NOW = new Date('2026-11-20T12:00:00Z');
export const ANA = '01989fd0-0000-7000-8000-0000000000a1';

export const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

export type Received = DomainEvents['messageReceived'];

/** Gives a test file a database, and for each test a new shop with Mira, who wrote to nobody yet. */
export class ThreadsFixture {
  readonly opened = useTestDatabase();
  shopId = 0;
  senderId = '';
  mira = '';

  constructor() {
    beforeEach(async () => {
      this.shopId = await insertShop(this.opened.db);
      this.senderId = await insertSender(this.opened.db, this.shopId);
      this.mira = await addSubscriber(this.opened.db, this.shopId, {
        phone: '+4915215550101',
        firstName: 'Mira',
        at: ago(6000),
      });
    });
  }

  readonly run = <Result>(work: (tx: Tx) => Promise<Result>) => inShop(this.opened.db, this.shopId, work);
  readonly acting = (memberId = OWNER_ID, subscriberId = this.mira) => ({
    shopId: this.shopId,
    memberId,
    subscriberId,
  });

  readonly receive = async (minutes: number, changes: Partial<Received> = {}): Promise<void> => {
    const at = ago(minutes);
    const text = {
      kind: 'text',
      text: 'Where is my parcel?',
      isTap: false,
      isStandby: false,
      taken: null,
      at,
      startedAt: at,
    } as const;
    await this.run(async (tx) => {
      const to = { channel: 'WA', senderId: this.senderId, inboundId: `wamid.${minutes}` } as const;
      const received = { shopId: this.shopId, subscriberId: this.mira, ...to, ...text, ...changes } as const;
      await tx
        .updateTable('subscribers')
        .set({ last_inbound_at: at })
        .where('subscriber_id', '=', received.subscriberId)
        .execute();
      await noteReceived(tx, received, { clock: { now: () => NOW } });
    });
  };

  readonly answer = async (
    requestId: string = randomUUID(),
    userId: string | null = null,
  ): Promise<string> => {
    const events = new EventBus();
    events.on('personAnswered', noteAnswer);
    const ctx = { clock: { now: () => NOW }, events, settings: { meta: { hasHumanAgent: false } } };
    const writer = { userId, person: userId && 'Ana' };
    return this.run((tx) =>
      sendToPerson(ctx, tx, {
        shopId: this.shopId,
        writer,
        subscriberId: this.mira,
        requestId,
        text: 'It arrives today.',
      }),
    );
  };

  readonly thread = (memberId = OWNER_ID) => this.run((tx) => findThread(tx, this.acting(memberId)));
  readonly listed = async (list: ThreadList, search?: string) => {
    const { threads } = await this.run((tx) =>
      listThreads(tx, { shopId: this.shopId, memberId: OWNER_ID, list, search, cursor: null }),
    );
    return threads.map(({ subscriberId }) => subscriberId);
  };

  readonly addAna = async (): Promise<void> => {
    await this.opened.pool.query(
      `insert into users (user_id, email, name, created_at) values ($1, 'ana@bluebell.example', 'Ana', now())
      on conflict do nothing`,
      [ANA],
    );
    await this.opened.pool.query(
      `insert into memberships (shop_id, user_id, role, joined_at) values ($1, $2, 'support', now())`,
      [this.shopId, ANA],
    );
  };

  readonly writeOutside = (minutes: number) =>
    this.run((tx) =>
      noteOutside(tx, {
        shopId: this.shopId,
        subscriberId: this.mira,
        channel: 'WA',
        kind: 'text',
        text: 'It is on its way.',
        at: ago(minutes),
      }),
    );
}
