import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAMPAIGNS } from '#features/product/automations/campaign-list.ts';
import { openFixture, type Fixture } from './planted-campaign/fixture.ts';
import { changeThanksDrip, readThanksDrip, WREN } from './planted-campaign/thanks-drip.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.call('POST', '/redis/setDripStatus', { pageId: WREN, type: 'orderThanks', state: true });
});
afterAll(() => fixture.close());
beforeEach(() => fixture.rows('delete from timers'));

const drip = () => readThanksDrip(fixture);
const change = (attributes: object, more: object = {}) => changeThanksDrip(fixture, attributes, more);

const flowIdOf = async (key: string, channel = 'WA') =>
  (
    await fixture.rows<{ flow_id: string }>(
      `select flow_id from flows where channel = $2 and flow_key = $1`,
      [key, channel],
    )
  )[0]?.flow_id ?? '';

describe('the settings of a message', () => {
  it('are saved field by field: omitted fields keep their values', async () => {
    await change({ utm: { utm_source: 'wa' }, redirectURL: 'https://wren.example/sale', cooldownTime: '7' });
    const { body } = await change({ discount: { type: 'unique', percentage: '12.' } });
    expect(body).toMatchObject({
      dripAttributes: {
        utm: { utm_source: 'wa' },
        redirectURL: 'https://wren.example/sale',
        cooldownTime: 7,
        discount: { type: 'unique', percentage: '12' },
      },
    });
    await change({ discount: null, redirectURL: '', utm: {}, cooldownTime: '' });
  });

  it.each([
    [{ discount: { percentage: '100' } }, 'PERCENTAGE_INVALID', 'attributes.discount.percentage'],
    [{ discountPercentage: '1.234' }, 'PERCENTAGE_INVALID', 'attributes.discount.percentage'],
    [{ discount: { percentage: 'ten' } }, 'PERCENTAGE_INVALID', 'attributes.discount.percentage'],
    [{ redirectURL: 'javascript:alert(1)' }, 'MALFORMED_REQUEST', 'attributes.redirectURL'],
    [{ cooldownTime: 400 }, 'MALFORMED_REQUEST', 'attributes.cooldownTime'],
    [{ settings: { signature: 'x'.repeat(21) } }, 'MALFORMED_REQUEST', 'attributes.settings.signature'],
  ])('refuse %j and save nothing', async (attributes, code, field) => {
    const before = await drip();
    expect(await change(attributes)).toMatchObject({ status: 422, body: { error: { code, field } } });
    expect(await drip()).toEqual(before);
  });

  it('are not overwritten by a save that is based on an older state', async () => {
    const { revision } = await drip();
    expect(await change({ upsellOnCOD: true }, { revision })).toMatchObject({ status: 200 });
    expect(await change({ upsellOnCOD: false }, { revision })).toMatchObject({
      status: 409,
      body: { error: { code: 'SETTINGS_CHANGED' } },
    });
    expect(await drip()).toMatchObject({ dripAttributes: { upsellOnCOD: true } });
  });

  it('are not found for another shop’s drip or an unknown one', async () => {
    const dripId = '0198f1f0-0000-7000-8000-000000000000';
    const body = { pageId: WREN, dripId, attributes: {} };
    expect(await fixture.call('POST', '/database/api/updateDripAttributes', body)).toMatchObject({
      status: 404,
    });
  });
});

describe('a message that is switched off on its own', () => {
  it('is not scheduled, even while its campaign is on', async () => {
    const { dripId } = await drip();
    const set = (state: boolean) =>
      fixture.call('POST', '/database/api/dripCampaign/toggleDraftState', { pageId: WREN, dripId, state });
    await set(false);
    await fixture.order();
    expect(await fixture.rows("select 1 from timers where payload ->> 'dripId' = $1", [dripId])).toEqual([]);
    await set(true);
    await fixture.order();
    expect(await fixture.rows("select 1 from timers where payload ->> 'dripId' = $1", [dripId])).toHaveLength(
      1,
    );
  });
});

describe('a message’s text', () => {
  it('is one of the texts that its campaign offers for it', async () => {
    const { dripId } = await drip();
    const choose = (flowId: string) =>
      fixture.call('POST', '/database/api/dripChangeTemplate', { pageId: WREN, dripId, flowId });
    const { body } = await fixture.call('GET', `/database/api/chatbot/templates?pageId=${WREN}&channel=WA`);
    const offered = (body as Record<string, { flowId: string; name: string }[]>)['orderThanks'];
    expect(offered?.map(({ name }) => name)).toEqual(['Thanks', 'Thanks, and an offer']);
    expect(await choose(offered?.[1]?.flowId ?? '')).toMatchObject({ status: 200 });
    expect(await drip()).toMatchObject({ flowId: offered?.[1]?.flowId, needsDiscount: true });
    expect(await choose(await flowIdOf('order_thanks_where'))).toMatchObject({ status: 404 });
    expect(await choose(await flowIdOf('cart_reminder_1'))).toMatchObject({ status: 404 });
    await choose(await flowIdOf('order_thanks'));
  });

  it('is shown with all flows that its answers lead to', async () => {
    const { flowId } = await drip();
    const { body } = await fixture.call('GET', `/redis/getFlowPreview?pageId=${WREN}&flowId=${flowId}`);
    const where = await flowIdOf('order_thanks_where');
    expect(body).toMatchObject({
      flows: [
        { flowId, level: 0, isEditable: false, replies: [{ title: 'Wo ist sie?', leadsTo: where }] },
        { flowId: where, level: 1, isEditable: true },
      ],
    });
  });

  it('stays as Messenger approved it, but the reply behind its button can change', async () => {
    const receipt = await flowIdOf('order_receipt_messenger', 'FB');
    const page = await flowIdOf('order_receipt_page', 'FB');
    const open = await flowIdOf('order_receipt_open', 'FB');
    const { body } = await fixture.call('GET', `/redis/getFlowPreview?pageId=BSFB0&flowId=${receipt}`);
    expect(body).toMatchObject({
      flows: [
        { flowId: receipt, isEditable: false, instead: null },
        { flowId: open, isEditable: true, instead: 'In place of it while the chat is open' },
        { flowId: page, isEditable: true, instead: null },
      ],
    });
    const save = (flowId: string) =>
      fixture.call('POST', '/redis/setFlowFrontend', {
        pageId: 'BSFB0',
        allFlows: [{ flowId, nodes: [{ masterId: 'n1', textOrButtonTemplate: { text: 'Mine' } }] }],
      });
    expect(await save(receipt)).toMatchObject({ status: 409, body: { error: { code: 'FLOW_LOCKED' } } });
    expect(await save(page)).toMatchObject({ status: 200 });
    expect(
      await fixture.rows('select 1 from flows where nodes is not null and flow_id = $1', [receipt]),
    ).toEqual([]);
  });

  it('can change if WhatsApp did not approve it, and is then sent after an answer', async () => {
    const flowId = await flowIdOf('order_thanks_where');
    const text = 'Almost there: {{orderName}}!';
    const nodes = [
      { masterId: 'n1', textOrButtonTemplate: { text } },
      { textOrButtonTemplate: { text: 'dropped' } },
    ];
    const saved = await fixture.call('POST', '/database/api/chatbotBuilder/updateFlows', {
      pageId: WREN,
      flows: [{ flowId, nodes }],
    });
    expect(saved).toMatchObject({ status: 200, body: { flows: [{ flowId, nodes: [{ masterId: 'n1' }] }] } });
    const orderId = await fixture.order();
    await fixture.fireAfter(1);
    await fixture.tap(flowId, orderId);
    const answers = await fixture.rows(
      "select content ->> 'body' as body from messages where source_kind = 'service'",
    );
    expect(answers).toEqual([{ body: `Almost there: #${orderId}!` }]);
  });

  it('is changed as a whole: if one part is invalid, no part changes', async () => {
    const [where, thanks] = [await flowIdOf('order_thanks_where'), await flowIdOf('order_thanks')];
    const text = (message: string) => [{ masterId: 'n1', textOrButtonTemplate: { text: message } }];
    const save = (flows: object[]) =>
      fixture.call('POST', '/redis/setFlowFrontend', { pageId: WREN, allFlows: flows });
    const before = await fixture.rows('select flow_id, revision from flows order by 1');
    expect(
      await save([
        { flowId: where, nodes: text('New') },
        { flowId: thanks, nodes: text('New') },
      ]),
    ).toMatchObject({
      status: 409,
      body: { error: { code: 'FLOW_LOCKED' } },
    });
    expect(await save([{ flowId: where, nodes: text(' ') }])).toMatchObject({ status: 422 });
    expect(await fixture.rows('select flow_id, revision from flows order by 1')).toEqual(before);
  });
});

it('keeps all WhatsApp campaigns off if an old store’s plan lacks them', async () => {
  await fixture.rows("update shops set plan_name = 'Starter'");
  const types = CAMPAIGNS.filter(({ channels }) => channels.WA?.hasSwitch).map(({ type }) => type);
  expect(types).toHaveLength(8);
  for (const type of types)
    expect(
      await fixture.call('POST', '/redis/setDripStatus', { pageId: WREN, type, state: true }),
    ).toMatchObject({ status: 402, body: { error: { code: 'FEATURE_LOCKED' } } });
  await fixture.rows("update shops set plan_name = 'Free'");
});
