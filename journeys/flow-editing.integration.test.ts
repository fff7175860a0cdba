import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recountShop } from '#features/analytics/server/index.ts';
import type { PartFigures } from '#features/automations/contract/flow-figure-calls.ts';
import { advanceMessages } from '#features/messaging/server/index.ts';
import { openStage, ORDERED_AT, WREN, type Stage } from './planted-campaign/stage.ts';

/** Ends everything, as answers name it. */
const STOP = 'STOP';

let stage: Stage;
let flowId: string;
beforeAll(async () => {
  stage = await openStage();
  await stage.call('POST', '/redis/setDripStatus', { pageId: WREN, type: 'orderThanks', state: true });
  const [row] = await stage.rows<{ flow_id: string }>(
    "select flow_id from flows where channel = 'WA' and flow_key = 'order_thanks_where'",
  );
  flowId = row?.flow_id ?? '';
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.rows('delete from flow_versions');
  await stage.rows("delete from flows where flow_key like 'answer_%'");
  await stage.rows('update flows set nodes = null, revision = 1 where flow_id = $1', [flowId]);
});

const text = (masterId: string, said: string) => ({ masterId, textOrButtonTemplate: { text: said } });
const answers = (masterId: string, ...replies: { title: string; payload: string }[]) => ({
  masterId,
  quickReplies: replies.map((reply) => ({ quickRepliesId: `${masterId}-${reply.title}`, ...reply })),
});
const save = (...flows: object[]) =>
  stage.call('POST', '/redis/setFlowFrontend', { pageId: WREN, allFlows: flows });
const stored = async (id = flowId) =>
  (
    await stage.rows<{ nodes: { masterId: string; text: string }[] | null; revision: number }>(
      'select nodes, revision from flows where flow_id = $1',
      [id],
    )
  )[0];

describe('a follow-up that branches', () => {
  it('is saved with the flows that its answers lead to, and a shopper is led through it', async () => {
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
    const { body } = await stage.call('GET', `/redis/getFlowPreview?pageId=${WREN}&flowId=${flowId}`);
    expect(body).toMatchObject({
      flows: [{ level: 0 }, { flowId: yes, level: 1 }, { flowId: more, level: 2 }],
    });

    const orderId = await stage.order();
    await stage.fireAfter(1);
    const steps = [
      [flowId, 'On its way. More?'],
      [yes, 'There is more.'],
      [more, 'That was all.'],
    ] as const;
    for (const [at, [tapped, said]] of steps.entries()) {
      await stage.tap(tapped, orderId);
      const answered = await stage.rows<{ body: string }>(
        "select content ->> 'body' as body from messages where source_kind = 'service'",
      );
      expect(answered).toHaveLength(at + 1);
      expect(answered).toContainEqual({ body: said });
    }
  });

  it('is saved part by part: what is not sent stays as it is', async () => {
    await save({ flowId, nodes: [text('a', 'One'), text('b', 'Two')] });
    await save({ flowId, order: ['b', 'a'], nodes: [text('a', 'New')] });
    expect((await stored())?.nodes).toMatchObject([
      { masterId: 'b', text: 'Two' },
      { masterId: 'a', text: 'New' },
    ]);
  });
});

describe('what became of a follow-up', () => {
  it('is told part by part, and of what its answers lead to, and a count from the rows says the same', async () => {
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
    const [first, second] = [await stage.order(), await stage.order()];
    await stage.fireAfter(1);
    await arrive([first, second], 'delivered');
    await stage.tap(flowId, first);
    await arrive([first, second], 'delivered');
    // Whoever taps twice is one.
    for (const payload of [yes, yes]) await stage.tap(payload, first);
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
    const recounted = await stage.ctx.db
      .transaction()
      .execute((tx) => recountShop(tx, { shopId: stage.shopId, messagesFrom: '2020-01-01' }));
    expect(recounted.parts).toEqual([]);
  });
});

const figures = async () => {
  const asked = `/database/api/dripCampaign/flowFigures?pageId=${WREN}&flowId=${flowId}`;
  return (await stage.call('GET', asked)).body['parts'] as PartFigures[];
};

/** What waits to be said about these orders goes out, and arrives. */
async function arrive(orderIds: readonly string[], as: 'delivered' | 'read'): Promise<void> {
  const queued = await stage.rows<{ message_id: string; created_at: Date }>(
    "select message_id, created_at from messages where state = 'queued' and source_event = any($1)",
    [orderIds],
  );
  const told = queued.map((row) => ({
    shopId: stage.shopId,
    messageId: row.message_id,
    createdAt: row.created_at,
    sentAt: ORDERED_AT,
    deliveredAt: ORDERED_AT,
    ...(as === 'read' && { readAt: ORDERED_AT }),
  }));
  expect(await advanceMessages(stage.ctx.pool, told)).toEqual([]);
}

describe('two editors at once', () => {
  it('have the later one told, and nothing of the first is written over', async () => {
    expect(await save({ flowId, revision: 1, nodes: [text('a', 'First')] })).toMatchObject({ status: 200 });
    expect(await save({ flowId, revision: 1, nodes: [text('a', 'Second')] })).toMatchObject({
      status: 409,
      body: { error: { code: 'FLOW_CHANGED', field: flowId } },
    });
    expect((await stored())?.nodes).toMatchObject([{ text: 'First' }]);
  });

  it('are not two where one tries again because no answer came', async () => {
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

describe('what was saved before', () => {
  const versions = async (saveId?: string) =>
    (
      await stage.call(
        'GET',
        saveId === undefined
          ? `/database/api/chatbotBuilder/getFlowSaves?pageId=${WREN}&flowId=${flowId}`
          : `/database/api/chatbotBuilder/getFlowSave?pageId=${WREN}&flowId=${flowId}&saveId=${saveId}`,
      )
    ).body;

  it('is listed with how it was before the first change, and can be had again', async () => {
    await save({ flowId, nodes: [text('a', 'Mine')] });
    const { saves } = (await versions()) as { saves: { saveId: string; flowIds: string[] }[] };
    expect(saves).toMatchObject([{ flowIds: [flowId] }, { saveId: 'original' }]);
    expect(await versions(saves[0]?.saveId)).toMatchObject({
      flows: [{ flowId, revision: 2, nodes: [{ textOrButtonTemplate: { text: 'Mine' } }] }],
    });
    expect(JSON.stringify(await versions('original'))).toContain('{{orderName}}');
    expect(await versions(randomUUID())).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('is the message’s alone, with what its answers lead to or once led to', async () => {
    const yes = randomUUID();
    await save(
      { flowId, nodes: [text('a', 'More?'), answers('q', { title: 'Yes', payload: yes })] },
      { flowId: yes, shouldCreate: true, type: 'orderThanks', nodes: [text('b', 'More.')] },
    );
    await save({ flowId, nodes: [text('a', 'No more.')] });
    const other = randomUUID();
    await save({ flowId: other, shouldCreate: true, type: 'orderThanks', nodes: [text('c', 'Else')] });
    const { saves } = (await versions()) as { saves: { saveId: string; flowIds: string[] }[] };
    // In this world no time passes between saves, so which one comes first is not said.
    expect(saves.map(({ flowIds }) => flowIds.length).toSorted((few, many) => few - many)).toEqual([1, 1, 2]);
    expect(new Set(saves.flatMap(({ flowIds }) => flowIds))).toEqual(new Set([flowId, yes]));
    const { flows } = (await versions(saves[0]?.saveId)) as { flows: { flowId: string }[] };
    expect(flows.map((flow) => flow.flowId).toSorted()).toEqual([flowId, yes].toSorted());
  });

  it('is kept fifty times', async () => {
    for (let count = 0; count < 55; count += 1) await save({ flowId, nodes: [text('a', `Text ${count}`)] });
    const [{ count, first } = { count: 0, first: 0 }] = await stage.rows<{ count: number; first: number }>(
      'select count(*)::int as count, min(revision) as first from flow_versions',
    );
    expect({ count, first }).toEqual({ count: 50, first: 7 });
  });
});

describe('what cannot be', () => {
  const many = Array.from({ length: 21 }, (_, at) => text(`n${at}`, 'x'));
  it.each([
    ['more parts than a flow has', { nodes: many }, 422, 'flows.0.nodes.'],
    ['two parts of one id', { nodes: [text('a', 'One'), text('a', 'Two')] }, 422, 'flows.0.masterId'],
    [
      'an answer to a flow of somebody else',
      { nodes: [text('a', 'One'), answers('q', { title: 'Yes', payload: randomUUID() })] },
      422,
      'flows.0.payload',
    ],
    ['answers to nothing', { nodes: [answers('q', { title: 'Yes', payload: STOP })] }, 422, 'flows.0.nodes'],
    [
      'a kind of part that nobody knows',
      { nodes: [{ masterId: 'a', hologram: { text: 'Hi' } }] },
      422,
      'flows.0.nodes.0.text',
    ],
    [
      'an id that is none',
      { flowId: 'mine', shouldCreate: true, type: 'orderThanks', nodes: [text('a', 'x')] },
      422,
      'flowId',
    ],
    [
      'a flow of no campaign',
      { flowId: randomUUID(), shouldCreate: true, type: 'nothing', nodes: [text('a', 'x')] },
      422,
      'type',
    ],
    ['a flow of nobody', { flowId: randomUUID(), nodes: [text('a', 'x')] }, 404, 'flowId'],
  ])('is refused, and keeps everything as it was: %s', async (_what, flow, status, field) => {
    const before = await stage.rows('select flow_id, nodes, revision from flows order by 1');
    expect(await save({ flowId, ...flow })).toMatchObject({ status, body: { error: { field } } });
    expect(await stage.rows('select flow_id, nodes, revision from flows order by 1')).toEqual(before);
  });

  it('is refused where it is five megabytes', async () => {
    const refused = await save({ flowId, nodes: [text('a', 'x'.repeat(5_000_000))] });
    expect([413, 422]).toContain(refused.status);
  });

  it('is no circle and no ten levels: both are saved and shown once', async () => {
    const ids = [flowId, ...Array.from({ length: 10 }, () => randomUUID())];
    const flows = ids.map((id, at) => ({
      flowId: id,
      ...(at > 0 && { shouldCreate: true, type: 'orderThanks' }),
      nodes: [
        text('a', `Level ${at}`),
        answers('q', { title: 'Go on', payload: ids[(at + 1) % ids.length] ?? '' }),
      ],
    }));
    expect(await save(...flows)).toMatchObject({ status: 200 });
    const { body } = await stage.call('GET', `/redis/getFlowPreview?pageId=${WREN}&flowId=${flowId}`);
    expect((body as { flows: { level: number }[] }).flows.map(({ level }) => level)).toEqual(
      ids.map((_, at) => at),
    );
  });

  it('is not a hundred answers at once, nor what nothing leads to any more', async () => {
    await stage.rows(
      `insert into flows (shop_id, flow_id, channel, campaign_type, flow_key, nodes, revision, changed_at)
       select shop_id, gen_random_uuid(), 'WA', 'orderThanks', 'answer_' || n, '[]', 1, now()
       from shops, generate_series(1, 150) n`,
    );
    const ids = [flowId, ...Array.from({ length: 100 }, () => randomUUID())];
    const flows = ids.map((id, at) => ({
      flowId: id,
      ...(at > 0 && { shouldCreate: true, type: 'orderThanks' }),
      nodes: [text('a', `Level ${at}`), answers('q', { title: 'Go on', payload: ids[at + 1] ?? STOP })],
    }));
    expect(await save(...flows)).toMatchObject({ status: 200 });
    const more = Array.from({ length: 100 }, () => ({
      flowId: randomUUID(),
      shouldCreate: true,
      type: 'orderThanks',
      nodes: [text('a', 'One too many')],
    }));
    expect(await save(...more)).toMatchObject({ status: 422, body: { error: { field: 'flows' } } });
  });

  it('is not two hundred parts over ten flows: they are saved, and one edit sends one part', async () => {
    const ids = [flowId, ...Array.from({ length: 9 }, () => randomUUID())];
    const nodesOf = (at: number) =>
      Array.from({ length: 19 }, (_, node) => text(`n${node}`, `Text ${at} ${node}`));
    const flows = ids.map((id, at) => ({
      flowId: id,
      ...(at > 0 && { shouldCreate: true, type: 'orderThanks' }),
      nodes: [...nodesOf(at), answers('q', { title: 'Go on', payload: ids[at + 1] ?? STOP })],
    }));
    expect(await save(...flows)).toMatchObject({ status: 200 });
    const order = [...nodesOf(9).map(({ masterId }) => masterId), 'q'];
    const last = ids[9] ?? '';
    expect(await save({ flowId: last, revision: 1, order, nodes: [text('n7', 'New')] })).toMatchObject({
      status: 200,
    });
    expect((await stored(last))?.nodes?.[7]).toMatchObject({ text: 'New' });
  });
});
