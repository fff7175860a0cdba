import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { advanceMessages } from '#features/engine/messaging/server/index.ts';
import { recountShop } from '#features/product/analytics/server/wiring.ts';
import type { PartFigures } from '#features/product/automations/contract/flow-figure-calls.ts';
import { ORDERED_AT, WREN } from '../planted-campaign/fixture.ts';
import { answers, flowId, onFlowFixture, save, fixture, STOP, stored, text } from './flow-fixture.ts';

onFlowFixture();

describe('a branching follow-up', () => {
  it('is saved with the flows that its answers lead to, and guides a shopper through them', async () => {
    const [yes, more] = [randomUUID(), randomUUID()];
    const saved = await save(
      {
        flowId,
        revision: 1,
        nodes: [
          text('a', 'On its way. More?'),
          answers('q', { title: 'Yes', payload: yes }, { title: 'No', payload: STOP }),
        ],
      },
      {
        flowId: yes,
        shouldCreate: true,
        type: 'orderThanks',
        nodes: [text('b', 'There is more.'), answers('r', { title: 'Even more', payload: more })],
      },
      { flowId: more, shouldCreate: true, type: 'orderThanks', nodes: [text('c', 'That was all.')] },
    );
    expect(saved).toMatchObject({
      status: 200,
      body: { flows: [{ revision: 2 }, { revision: 1 }, { revision: 1 }] },
    });
    const { body } = await fixture.call('GET', `/redis/getFlowPreview?pageId=${WREN}&flowId=${flowId}`);
    expect(body).toMatchObject({
      flows: [{ level: 0 }, { flowId: yes, level: 1 }, { flowId: more, level: 2 }],
    });

    const orderId = await fixture.order();
    await fixture.fireAfter(1);
    const steps = [
      [flowId, 'On its way. More?'],
      [yes, 'There is more.'],
      [more, 'That was all.'],
    ] as const;
    for (const [at, [tapped, message]] of steps.entries()) {
      await fixture.tap(tapped, orderId);
      const answered = await fixture.rows<{ body: string }>(
        "select content ->> 'body' as body from messages where source_kind = 'service'",
      );
      expect(answered).toHaveLength(at + 1);
      expect(answered).toContainEqual({ body: message });
    }
  });

  it('ends politely, once, if everything behind its answer was removed', async () => {
    const orderId = await fixture.order();
    await fixture.fireAfter(1);
    await fixture.rows("update flows set nodes = '[]' where flow_id = $1", [flowId]);
    for (const nth of [1, 2]) {
      await fixture.tap(flowId, orderId);
      expect([
        nth,
        await fixture.rows("select from messages where source_type = 'politeEnd' and source_event = $1", [
          flowId,
        ]),
      ]).toEqual([nth, [{}]]);
    }
  });

  it('is saved node by node: omitted nodes stay unchanged', async () => {
    await save({ flowId, nodes: [text('a', 'One'), text('b', 'Two')] });
    await save({ flowId, order: ['b', 'a'], nodes: [text('a', 'New')] });
    expect((await stored())?.nodes).toMatchObject([
      { masterId: 'b', text: 'Two' },
      { masterId: 'a', text: 'New' },
    ]);
  });
});

describe('the figures of a follow-up', () => {
  it('are reported for each node and each answer’s flow, and match a recount', async () => {
    const yes = randomUUID();
    await save(
      {
        flowId,
        nodes: [
          text('a', 'On its way.'),
          text('b', 'More?'),
          answers('q', { title: 'Yes', payload: yes }, { title: 'No', payload: STOP }),
        ],
      },
      { flowId: yes, shouldCreate: true, type: 'orderThanks', nodes: [text('c', 'There is more.')] },
    );
    const before = await figures();
    const [first, second] = [await fixture.order(), await fixture.order()];
    await fixture.fireAfter(1);
    await arrive([first, second], 'delivered');
    await fixture.tap(flowId, first);
    await arrive([first, second], 'delivered');
    // A person who taps twice counts once.
    for (const payload of [yes, yes]) await fixture.tap(payload, first);
    await arrive([first, second], 'read');
    const after = await figures();
    const since = ['n1', 'a', 'b', 'c'].map((part) => {
      const [was, is] = [before, after].map((all) => all.find(({ nodeId }) => nodeId === part));
      const by = (name: 'sent' | 'readNumber' | 'tappedNumber') => (is?.[name] ?? 0) - (was?.[name] ?? 0);
      return `${part}: ${by('sent')} sent, ${by('readNumber')} read, ${by('tappedNumber')} tapped`;
    });
    expect(since).toEqual([
      'n1: 2 sent, 0 read, 1 tapped',
      'a: 1 sent, 0 read, 0 tapped',
      'b: 1 sent, 0 read, 1 tapped',
      'c: 1 sent, 1 read, 0 tapped',
    ]);
    const recounted = await fixture.ctx.db
      .transaction()
      .execute((tx) => recountShop(tx, { shopId: fixture.shopId, messagesFrom: '2020-01-01' }));
    expect(recounted.parts).toEqual([]);
  });
});

const figures = async () => {
  const asked = `/database/api/dripCampaign/flowFigures?pageId=${WREN}&flowId=${flowId}`;
  return (await fixture.call('GET', asked)).body['parts'] as PartFigures[];
};

/** Sends and delivers the queued messages about these orders. */
async function arrive(orderIds: readonly string[], as: 'delivered' | 'read'): Promise<void> {
  const queued = await fixture.rows<{ message_id: string; created_at: Date }>(
    "select message_id, created_at from messages where state = 'queued' and source_event = any($1)",
    [orderIds],
  );
  const reported = queued.map((row) => ({
    shopId: fixture.shopId,
    messageId: row.message_id,
    createdAt: row.created_at,
    sentAt: ORDERED_AT,
    deliveredAt: ORDERED_AT,
    ...(as === 'read' && { readAt: ORDERED_AT }),
  }));
  expect(await advanceMessages(fixture.ctx.pool, reported)).toEqual([]);
}

describe('two editors at the same time', () => {
  it('refuse the later save, and the first one is not overwritten', async () => {
    expect(await save({ flowId, revision: 1, nodes: [text('a', 'First')] })).toMatchObject({ status: 200 });
    expect(await save({ flowId, revision: 1, nodes: [text('a', 'Second')] })).toMatchObject({
      status: 409,
      body: { error: { code: 'FLOW_CHANGED', field: flowId } },
    });
    expect((await stored())?.nodes).toMatchObject([{ text: 'First' }]);
  });

  it('accept a repeated save whose first answer was lost', async () => {
    const yes = randomUUID();
    const again = () =>
      save(
        { flowId, revision: 1, nodes: [text('a', 'More?'), answers('q', { title: 'Yes', payload: yes })] },
        { flowId: yes, shouldCreate: true, type: 'orderThanks', nodes: [text('b', 'More.')] },
      );
    expect(await again()).toMatchObject({ status: 200 });
    expect(await again()).toMatchObject({ status: 200, body: { flows: [{ revision: 2 }, { revision: 1 }] } });
  });
});
