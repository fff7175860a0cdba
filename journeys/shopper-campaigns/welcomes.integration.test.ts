import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, openShopperStage, type ShopperStage } from './shopper-stage.ts';

let stage: ShopperStage;
beforeAll(async () => {
  stage = await openShopperStage();
});
afterAll(() => stage.close());

const TOOLS = ['visualPopup', 'spinTheWheel', 'persistentPill'];

const setDiscount = (type: string, discount: object | null) =>
  stage.rows(
    "update drips set settings = jsonb_set(settings, '{discount}', coalesce($2::jsonb, 'null')) where type = $1",
    [type, discount],
  );

/** What somebody won on the page. */
const win = (
  toolId: string,
  shopper: { subscriberId: string },
  { code, percent, days = null }: { code: string; percent: number | null; days?: number | null },
) =>
  stage.rows(
    `insert into tool_prizes (shop_id, prize_id, tool_id, subscriber_id, offer_key, offer_text, message,
       discount_code, discount_percent, valid_days, is_made, won_at)
     select shop_id, gen_random_uuid(), tool_id, $2, 'a', '', '', $3, $4, $5, $5::int is null, now()
     from opt_in_tools where tool_id = $1`,
    [toolId, shopper.subscriberId, code, percent, days],
  );

describe.each(TOOLS)('the follow-up of %s', (type) => {
  it('welcomes at once, without a switch, in words alone while no discount is set, where the sign-up was', async () => {
    const toolId = await stage.toolOf(type);
    const shopper = await stage.addShopper('WA', 'pt-BR');
    await stage.signUp(shopper, type, toolId);
    await stage.fireAfter(0);
    expect(await stage.messagesTo(shopper)).toMatchObject([
      {
        channel: 'WA',
        purpose: 'marketing',
        source_type: type,
        content: {
          kind: 'template',
          templateName: expect.stringMatching(/^welcome_[a-z]+$/) as string,
          language: 'pt_BR',
          body: [{ text: 'tudo bem' }, { text: stage.shop.name }],
          buttons: [
            { kind: 'link', index: 0, link: 'page' },
            { kind: 'reply', index: 1, payload: 'STOP' },
          ],
        },
        discount_code: null,
      },
    ]);
    const decided =
      "select channel, outcome from decisions where campaign_type = $1 and subject like 'optIn:%'";
    expect(await stage.rows(decided, [type])).toEqual([{ channel: 'WA', outcome: 'send' }]);
  });

  it('brings the discount once one is set, with a code of its own', async () => {
    await setDiscount(type, { type: 'unique', code: '', percentage: 15, expiry: null });
    const shopper = await stage.addShopper('WA', 'de-AT');
    await stage.signUp(shopper, type, await stage.toolOf(type));
    await stage.fireAfter(0);
    const code = expect.stringMatching(/^BELL-/) as string;
    expect(await stage.messagesTo(shopper)).toMatchObject([
      {
        content: {
          templateName: expect.stringMatching(/_offer$/) as string,
          language: 'de',
          body: [{ text: 'du' }, { text: stage.shop.name }, { text: code }, { text: '15%' }],
        },
        discount_code: code,
      },
    ]);
    await setDiscount(type, null);
  });

  it('is a text in the chat on Messenger', async () => {
    const shopper = await stage.addShopper('FB', 'ar_AR');
    await stage.signUp(shopper, type, await stage.toolOf(type, 'FB'));
    await stage.fireAfter(0);
    expect(await stage.messagesTo(shopper)).toMatchObject([
      {
        channel: 'FB',
        content: {
          kind: 'messengerButtons',
          text: expect.stringMatching(/^مرحبًا، /) as string,
          buttons: [{ kind: 'link', link: 'page' }],
          quickReplies: [{ title: 'إلغاء الاشتراك', payload: 'STOP' }],
        },
      },
    ]);
  });
});

describe('a welcome', () => {
  it('that was written with a discount and without says what there is, to whom has no name too', async () => {
    const [offer] = await stage.rows<{ flow_id: string }>(
      `update flows set nodes = $1 where channel = 'FB' and flow_key = 'welcome_popup_offer' returning flow_id`,
      [
        JSON.stringify([
          {
            kind: 'text',
            masterId: 'n1',
            text: 'Hi {{firstName}}, {{discountCode}} takes {{discountPercent}} off.',
            withoutValues: 'Hi {{firstName}}, have a look round.',
            buttons: [],
          },
        ]),
      ],
    );
    const welcomeOf = async (name: string | null) => {
      const toolId = await stage.toolOf('visualPopup', 'FB');
      const choice =
        "update opt_in_tools set settings = jsonb_set(settings, '{flowId}', to_jsonb($2::text)) where tool_id = $1";
      await stage.rows(choice, [toolId, offer?.flow_id]);
      const shopper = await stage.addShopper('FB');
      await stage.rows('update subscribers set first_name = $2 where subscriber_id = $1', [
        shopper.subscriberId,
        name,
      ]);
      await stage.signUp(shopper, 'visualPopup', toolId);
      await stage.fireAfter(0);
      const [message] = await stage.messagesTo(shopper);
      return message;
    };
    expect(await welcomeOf('Lena')).toMatchObject({
      content: { text: 'Hi Lena, have a look round.' },
      discount_code: null,
    });
    await setDiscount('visualPopup', { type: 'unique', code: '', percentage: 15, expiry: null });
    expect(await welcomeOf(null)).toMatchObject({
      content: { text: expect.stringMatching(/^Hi, BELL-\w+ takes 15% off\.$/) as string },
      discount_code: expect.stringMatching(/^BELL-/) as string,
    });
    await setDiscount('visualPopup', { type: 'fixed', code: 'SPRING', percentage: 20, expiry: null });
    expect(await welcomeOf('Lena')).toMatchObject({
      content: { text: 'Hi Lena, SPRING takes 20% off.' },
      discount_code: 'SPRING',
    });
    await setDiscount('visualPopup', null);
    await stage.rows("update flows set nodes = null where flow_key = 'welcome_popup_offer'");
  });

  it('says on Messenger what was chosen for its tool, and what its campaign says where that is gone', async () => {
    const flows = await stage.rows<{ flow_id: string; is_usual: boolean }>(
      `select f.flow_id, d.drip_id is not null as is_usual from flows f
       left join drips d on d.shop_id = f.shop_id and d.flow_id = f.flow_id
       where f.channel = 'FB' and f.campaign_type = 'visualPopup'`,
    );
    const other = flows.find(({ is_usual: isUsual }) => !isUsual)?.flow_id ?? '';
    const usual = flows.find(({ is_usual: isUsual }) => isUsual)?.flow_id ?? '';
    await setDiscount('visualPopup', { type: 'unique', code: '', percentage: 15, expiry: null });
    const said: unknown[] = [];
    for (const chosen of [other, usual, '0199f2c4-7a3b-7c1d-8e2f-123456789abc']) {
      const toolId = await stage.toolOf('visualPopup', 'FB');
      await stage.rows(
        "update opt_in_tools set settings = jsonb_set(settings, '{flowId}', to_jsonb($2::text)) where tool_id = $1",
        [toolId, chosen],
      );
      const shopper = await stage.addShopper('FB');
      await stage.signUp(shopper, 'visualPopup', toolId);
      await stage.fireAfter(0);
      const decided = 'select flow_id from decisions where subscriber_id = $1';
      said.push((await stage.rows<{ flow_id: string }>(decided, [shopper.subscriberId]))[0]?.flow_id);
    }
    expect(said).toEqual([other, usual, usual]);
    await setDiscount('visualPopup', null);
  });

  it('is said once in 30 days for each tool, also to who had agreed before', async () => {
    const [popup, pill] = [await stage.toolOf('visualPopup'), await stage.toolOf('persistentPill')];
    const shopper = await stage.addShopper('WA');
    await stage.signUp(shopper, 'visualPopup', popup);
    await stage.signUp(shopper, 'visualPopup', popup);
    await stage.signUp(shopper, 'persistentPill', pill);
    await stage.fireAfter(0);
    expect((await stage.messagesTo(shopper)).map((one) => one.source_type).toSorted()).toEqual([
      'persistentPill',
      'visualPopup',
    ]);
    expect(await stage.dropsFor(shopper)).toEqual([{ channel: 'WA', reason: 'welcomedBefore' }]);
    await stage.signUp(shopper, 'visualPopup', popup);
    await stage.fireAfter(30 * 24);
    expect(await stage.messagesTo(shopper)).toHaveLength(3);
  });

  it('brings the code that was won on the page, a code of one’s own too', async () => {
    const toolId = await stage.toolOf('spinTheWheel');
    const [fixed, own] = [await stage.addShopper('WA'), await stage.addShopper('WA')];
    await win(toolId, fixed, { code: 'WREN-20', percent: 20 });
    await win(toolId, own, { code: 'BELL-WONBYME', percent: 20, days: 30 });
    for (const shopper of [fixed, own]) await stage.signUp(shopper, 'spinTheWheel', toolId);
    await stage.fireAfter(0);
    expect(await stage.messagesTo(fixed)).toMatchObject([{ discount_code: 'WREN-20' }]);
    expect(JSON.stringify(await stage.messagesTo(own))).toContain('BELL-WONBYME');
  });

  it('brings no code that had run out when its person signed up again', async () => {
    const toolId = await stage.toolOf('spinTheWheel');
    const shopper = await stage.addShopper('WA');
    await win(toolId, shopper, { code: 'BELL-GONEBYX', percent: 20, days: 1 });
    const fourDaysAgo =
      "update tool_prizes set won_at = $2::timestamptz - interval '4 days' where subscriber_id = $1";
    await stage.rows(fourDaysAgo, [shopper.subscriberId, NOW]);
    await stage.signUp(shopper, 'spinTheWheel', toolId);
    await stage.fireAfter(0);
    expect(await stage.messagesTo(shopper)).toMatchObject([{ discount_code: null }]);
    expect(JSON.stringify(await stage.messagesTo(shopper))).not.toContain('BELL-GONEBYX');
  });

  it('brings a code that was won without a percentage too, on either channel, whatever text was chosen', async () => {
    for (const channel of ['WA', 'FB'] as const) {
      const [plain] = await stage.rows<{ flow_id: string }>(
        "select flow_id from flows where channel = $1 and flow_key = 'welcome_popup'",
        [channel],
      );
      const said: string[] = [];
      for (const flowId of [null, plain?.flow_id]) {
        const toolId = await stage.toolOf('visualPopup', channel);
        await stage.rows(
          'update opt_in_tools set settings = jsonb_build_object($2::text, $3::text) where tool_id = $1',
          [toolId, 'flowId', flowId],
        );
        const shopper = await stage.addShopper(channel, 'de-DE');
        await win(toolId, shopper, { code: 'FREE-SHIPPING', percent: null });
        await stage.signUp(shopper, 'visualPopup', toolId);
        await stage.fireAfter(0);
        const [message] = await stage.messagesTo(shopper);
        expect(message?.discount_code).toBe('FREE-SHIPPING');
        said.push(JSON.stringify(message?.content));
      }
      for (const one of said) expect(one).toContain('FREE-SHIPPING');
    }
  });

  it('is not said to who unsubscribed at once, nor once its tool was switched off', async () => {
    const toolId = await stage.toolOf('visualPopup');
    const [gone, late] = [await stage.addShopper('WA'), await stage.addShopper('WA')];
    await stage.signUp(gone, 'visualPopup', toolId);
    await stage.unsubscribe(gone);
    await stage.fireAfter(0);
    expect(await stage.dropsFor(gone)).toEqual([{ channel: 'WA', reason: 'unsubscribed' }]);
    await stage.signUp(late, 'visualPopup', toolId);
    await stage.rows('update opt_in_tools set is_active = false where tool_id = $1', [toolId]);
    await stage.fireAfter(0);
    expect(await stage.dropsFor(late)).toEqual([{ channel: 'WA', reason: 'toolOff' }]);
    expect([await stage.messagesTo(gone), await stage.messagesTo(late)]).toEqual([[], []]);
  });

  it('follows no consent that was given in another way', async () => {
    const toolId = await stage.toolOf('visualPopup');
    const shopper = await stage.addShopper('WA');
    await stage.signUp(shopper, 'keyword', null);
    // As when they take up again in WhatsApp's own settings what they once agreed to.
    await stage.signUp(shopper, 'userPreferences', toolId);
    await stage.fireAfter(0);
    expect(await stage.messagesTo(shopper)).toEqual([]);
    expect(await stage.dropsFor(shopper)).toEqual([]);
  });
});
