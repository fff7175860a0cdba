import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { WREN } from '../planted-campaign/fixture.ts';
import { answers, flowId, onFlowFixture, save, fixture, STOP, stored, text } from './flow-fixture.ts';

onFlowFixture();

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
      'answers that nobody would see, below answers',
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
      'answers that nobody would see, above all',
      { nodes: [answers('q', { title: 'Yes', payload: STOP }), text('a', 'One')] },
      422,
      'flows.0.q',
    ],
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
    const before = await fixture.rows('select flow_id, nodes, revision from flows order by 1');
    expect(await save({ flowId, ...flow })).toMatchObject({ status, body: { error: { field } } });
    expect(await fixture.rows('select flow_id, nodes, revision from flows order by 1')).toEqual(before);
  });

  it('is refused where one flow is to say two things', async () => {
    const twice = ['One', 'Two'].map((message) => ({ flowId, nodes: [text('a', message)] }));
    expect(await save(...twice)).toMatchObject({ status: 422, body: { error: { field: 'flowId' } } });
    expect((await stored())?.revision).toBe(1);
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
    const { body } = await fixture.call('GET', `/redis/getFlowPreview?pageId=${WREN}&flowId=${flowId}`);
    expect((body as { flows: { level: number }[] }).flows.map(({ level }) => level)).toEqual(
      ids.map((_, at) => at),
    );
  });

  it('is not a hundred answers at once, nor what nothing leads to any more', async () => {
    // What many edits left behind; nothing leads to them any more.
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
