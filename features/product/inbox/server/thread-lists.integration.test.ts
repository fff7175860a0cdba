import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { NOW, ago, ThreadsFixture } from '#tools/test-environment/threads-fixture.ts';
import type { Thread } from '../contract/thread.ts';
import { OWNER_ID } from '../rules/member-id.ts';
import { readThreadCursor, type ThreadCursor } from '../rules/thread-cursor.ts';
import { setDone } from './change-thread.ts';
import { listThreads } from './list-threads.ts';
import { addNote } from './notes.ts';

const on = new ThreadsFixture();
const { acting, answer, listed, opened, receive, run } = on;

const readPage = (cursor: ThreadCursor | null) =>
  run((tx) => listThreads(tx, { shopId: on.shopId, memberId: OWNER_ID, list: 'waiting', cursor }));

describe('the lists', () => {
  it('begin with whoever waits longest, and with the newest answer', async () => {
    const late = await addSubscriber(opened.db, on.shopId, {
      phone: '+4915215550102',
      firstName: 'Late',
      at: ago(6000),
    });
    await receive(10);
    await receive(5, { subscriberId: late });
    expect(await listed('waiting')).toEqual([on.mira, late]);
    await answer();
    expect(await listed('waiting')).toEqual([late]);
    expect(await listed('answered')).toEqual([on.mira]);
    expect(await listed('mine')).toEqual([on.mira]);
    await run((tx) => setDone(tx, acting(), { isDone: true, now: NOW }));
    expect(await listed('done')).toEqual([on.mira]);
    expect(await listed('mine')).toEqual([]);
  });

  it('find people by name, number and words', async () => {
    const late = await addSubscriber(opened.db, on.shopId, {
      phone: '+4915215550102',
      firstName: 'Late',
      at: ago(6000),
    });
    await receive(10);
    await receive(5, { subscriberId: late });
    const note = {
      requestId: randomUUID(),
      writer: { userId: null, person: null },
      text: '100% wool',
      now: NOW,
    };
    await run((tx) => addNote(tx, { shopId: on.shopId, subscriberId: late, ...note }));
    expect(await listed('waiting', 'Mira')).toEqual([on.mira]);
    expect(await listed('waiting', '5550102')).toEqual([late]);
    expect(await listed('waiting', '0% w')).toEqual([late]);
    expect(await listed('waiting', '0_ w')).toEqual([]);
    expect(await listed('waiting', '#1001')).toEqual([]);
  });

  it('show each thread once over all pages, with two of the same moment', async () => {
    await addPeople(opened.db, on.shopId, 70);
    await opened.pool.query(
      `insert into inbox_threads (shop_id, subscriber_id, channel, state, waiting_since, last_message_at, last_kind, last_from)
        select shop_id, subscriber_id, channel, 'waiting', $2, $2, 'text', 'person' from subscribers where shop_id = $1`,
      [on.shopId, NOW],
    );
    const seen: string[] = [];
    let cursor: ThreadCursor | null = null;
    do {
      const page: { threads: Thread[]; nextCursor: string | null } = await readPage(cursor);
      seen.push(...page.threads.map(({ subscriberId }) => subscriberId));
      cursor = page.nextCursor === null ? null : readThreadCursor(page.nextCursor);
    } while (cursor !== null);
    expect(seen).toHaveLength(71);
    expect(new Set(seen).size).toBe(71);
  });
});
