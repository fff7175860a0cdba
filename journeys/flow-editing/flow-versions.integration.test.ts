import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { WREN } from '../planted-campaign/fixture.ts';
import { answers, flowId, onFlowFixture, save, fixture, text } from './flow-fixture.ts';

onFlowFixture();

describe('earlier versions of a message', () => {
  const versions = async (saveId?: string) =>
    (
      await fixture.call(
        'GET',
        saveId === undefined
          ? `/database/api/chatbotBuilder/getFlowSaves?pageId=${WREN}&flowId=${flowId}`
          : `/database/api/chatbotBuilder/getFlowSave?pageId=${WREN}&flowId=${flowId}&saveId=${saveId}`,
      )
    ).body;

  it('include the original before the first change, and can be restored', async () => {
    await save({ flowId, nodes: [text('a', 'Mine')] });
    const { saves } = (await versions()) as { saves: { saveId: string; flowIds: string[] }[] };
    expect(saves).toMatchObject([{ flowIds: [flowId] }, { saveId: 'original' }]);
    expect(await versions(saves[0]?.saveId)).toMatchObject({
      flows: [{ flowId, revision: 2, nodes: [{ textOrButtonTemplate: { text: 'Mine' } }] }],
    });
    expect(JSON.stringify(await versions('original'))).toContain('{{orderName}}');
    expect(await versions(randomUUID())).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('contain the message’s own flows, including those that its answers once led to', async () => {
    const yes = randomUUID();
    await save(
      { flowId, nodes: [text('a', 'More?'), answers('q', { title: 'Yes', payload: yes })] },
      { flowId: yes, shouldCreate: true, type: 'orderThanks', nodes: [text('b', 'More.')] },
    );
    await save({ flowId, nodes: [text('a', 'No more.')] });
    const other = randomUUID();
    await save({ flowId: other, shouldCreate: true, type: 'orderThanks', nodes: [text('c', 'Else')] });
    const { saves } = (await versions()) as { saves: { saveId: string; flowIds: string[] }[] };
    // In this environment no time passes between saves, so their order is not defined.
    expect(saves.map(({ flowIds }) => flowIds.length).toSorted((few, many) => few - many)).toEqual([1, 1, 2]);
    expect(new Set(saves.flatMap(({ flowIds }) => flowIds))).toEqual(new Set([flowId, yes]));
    const { flows } = (await versions(saves[0]?.saveId)) as { flows: { flowId: string }[] };
    expect(flows.map((flow) => flow.flowId).toSorted()).toEqual([flowId, yes].toSorted());
  });

  it('include the delay and the texts that were saved with it', async () => {
    const [drip] = await fixture.rows<{ drip_id: string; time_box: object }>(
      "select drip_id, time_box from drips where channel = 'WA' and type = 'orderThanks'",
    );
    const dripId = drip?.drip_id;
    const reported = async (path: string) =>
      (
        await fixture.call(
          'GET',
          `/database/api/chatbotBuilder/${path}&pageId=${WREN}&flowId=${flowId}&dripId=${dripId}`,
        )
      ).body;
    const setTime = async (magnitude: number, more = {}) => {
      const timeBox = { magnitude, unit: 'Hours' };
      const body = { pageId: WREN, dripId, timeBox, ...more };
      expect(await fixture.call('POST', '/database/api/dripCampaign/changeDelay', body)).toMatchObject({
        status: 200,
      });
    };
    await setTime(7);
    // Saving the same delay again creates no second version.
    await setTime(7);
    const { body } = await save({ flowId, nodes: [text('a', 'Mine')] });
    await setTime(8, { saveId: body['saveId'] });

    const { saves } = (await reported('getFlowSaves?')) as { saves: { saveId: string; flowIds: string[] }[] };
    const whole = saves.find(({ saveId }) => saveId === body['saveId']);
    expect(whole?.flowIds).toEqual([flowId]);
    expect(saves.map(({ flowIds }) => flowIds.length).toSorted((few, many) => few - many)).toEqual([0, 1, 1]);
    expect(await reported('getFlowSave?saveId=original')).toMatchObject({ timeBox: drip?.time_box });
    expect(await reported(`getFlowSave?saveId=${whole?.saveId}`)).toMatchObject({
      timeBox: { magnitude: 8, unit: 'Hours' },
    });
    // Only a request that names a drip returns a delay.
    expect(await versions('original')).toMatchObject({ timeBox: null });
    await fixture.rows('update drip_times set nth = 52 where nth = 2');
    await setTime(9);
    expect(await fixture.rows('select nth from drip_times order by nth')).toEqual(
      [0, 52, 53].map((nth) => ({ nth })),
    );
  });

  it('are limited to fifty', async () => {
    for (let count = 0; count < 55; count += 1) await save({ flowId, nodes: [text('a', `Text ${count}`)] });
    const [{ count, first } = { count: 0, first: 0 }] = await fixture.rows<{ count: number; first: number }>(
      'select count(*)::int as count, min(revision) as first from flow_versions',
    );
    expect({ count, first }).toEqual({ count: 50, first: 7 });
  });
});
