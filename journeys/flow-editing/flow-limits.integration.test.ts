import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { WREN } from '../planted-campaign/fixture.ts';
import { answers, flowId, onFlowFixture, save, fixture, STOP, stored, text } from './flow-fixture.ts';

onFlowFixture();

describe('the limits of a flow', () => {
  const many = Array.from({ length: 21 }, (_, at) => text(`n${at}`, 'x'));
  it.each([
    ['more nodes than a flow can have', { nodes: many }, 422, 'flows.0.nodes.'],
    ['two nodes with one id', { nodes: [text('a', 'One'), text('a', 'Two')] }, 422, 'flows.0.masterId'],
    [
      'an answer that leads to another shop’s flow',
      { nodes: [text('a', 'One'), answers('q', { title: 'Yes', payload: randomUUID() })] },
      422,
      'flows.0.payload',
    ],
    [
      'answers below no message',
      { nodes: [answers('q', { title: 'Yes', payload: STOP })] },
      422,
      'flows.0.nodes',
    ],
    [
      'answers that nobody would see, below other answers',
      {
        nodes: [
          text('a', 'One'),
          answers('q', { title: 'Yes', payload: STOP }),
          answers('r', { title: 'No', payload: STOP }),
        ],
      },
      422,
      'flows.0.r',
    ],
    [
      'answers that nobody would see, above everything else',
      { nodes: [answers('q', { title: 'Yes', payload: STOP }), text('a', 'One')] },
      422,
      'flows.0.q',
    ],
    [
      'an unknown kind of node',
      { nodes: [{ masterId: 'a', hologram: { text: 'Hi' } }] },
      422,
      'flows.0.nodes.0.text',
    ],
    [
      'a malformed id',
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
    ['an unknown flow', { flowId: randomUUID(), nodes: [text('a', 'x')] }, 404, 'flowId'],
  ])('refuse %s, and leave everything unchanged', async (_what, flow, status, field) => {
    const before = await fixture.rows('select flow_id, nodes, revision from flows order by 1');
    expect(await save({ flowId, ...flow })).toMatchObject({ status, body: { error: { field } } });
    expect(await fixture.rows('select flow_id, nodes, revision from flows order by 1')).toEqual(before);
  });

  it('refuse a request that contains a flow twice', async () => {
    const twice = ['One', 'Two'].map((message) => ({ flowId, nodes: [text('a', message)] }));
    expect(await save(...twice)).toMatchObject({ status: 422, body: { error: { field: 'flowId' } } });
    expect((await stored())?.revision).toBe(1);
  });

  it('refuse a flow of five megabytes', async () => {
    const refused = await save({ flowId, nodes: [text('a', 'x'.repeat(5_000_000))] });
    expect([413, 422]).toContain(refused.status);
  });

  it('allow loops and ten levels, and each flow is shown once', async () => {
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
    const { body } = await fixture.call('GET', `/redis/getFlowPreview?pageId=${WREN}&flowId=${flowId}`);
    expect((body as { flows: { level: number }[] }).flows.map(({ level }) => level)).toEqual(
      ids.map((_, at) => at),
    );
  });

  it('allow a hundred answers beside unused flows, but not two hundred', async () => {
    // Flows that many edits left behind. Nothing leads to them any more.
    await fixture.rows(
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

  it('allow two hundred nodes in ten flows, and one edit sends one node', async () => {
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
