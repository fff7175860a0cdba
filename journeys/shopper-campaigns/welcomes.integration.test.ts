import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, openShopperFixture, type ShopperFixture } from './shopper-fixture.ts';

let fixture: ShopperFixture;
beforeAll(async () => {
  fixture = await openShopperFixture();
});
afterAll(() => fixture.close());

const TOOLS = ['visualPopup', 'spinTheWheel', 'persistentPill'];

const setDiscount = (type: string, discount: object | null) =>
  fixture.rows(
    "update drips set settings = jsonb_set(settings, '{discount}', coalesce($2::jsonb, 'null')) where type = $1",
    [type, discount],
  );

/** A prize that a person won on the page. */
const win = (
  toolId: string,
  shopper: { subscriberId: string },
  { code, percent, days = null }: { code: string; percent: number | null; days?: number | null },
) =>
  fixture.rows(
    `insert into tool_prizes (shop_id, prize_id, tool_id, subscriber_id, offer_key, offer_text, message,
       discount_code, discount_percent, valid_days, is_made, won_at)
     select shop_id, gen_random_uuid(), tool_id, $2, 'a', '', '', $3, $4, $5, $5::int is null, now()
     from opt_in_tools where tool_id = $1`,
    [toolId, shopper.subscriberId, code, percent, days],
  );

describe.each(TOOLS)('the follow-up of %s', (type) => {
  it('welcomes immediately, without a switch, as text without a discount, on the channel of the sign-up', async () => {
    const toolId = await fixture.toolOf(type);
    const shopper = await fixture.addShopper('WA', 'pt-BR');
    await fixture.signUp(shopper, type, toolId);
    await fixture.fireAfter(0);
    expect(await fixture.messagesTo(shopper)).toMatchObject([
      {
        channel: 'WA',
        purpose: 'marketing',
        source_type: type,
        content: {
          kind: 'template',
          templateName: expect.stringMatching(/^welcome_[a-z]+$/) as string,
          language: 'pt_BR',
          body: [{ text: 'tudo bem' }, { text: fixture.shop.name }],
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
    expect(await fixture.rows(decided, [type])).toEqual([{ channel: 'WA', outcome: 'send' }]);
  });

  it('contains the discount once one is set, with a personal code', async () => {
    await setDiscount(type, { type: 'unique', code: '', percentage: 15, expiry: null });
    const shopper = await fixture.addShopper('WA', 'de-AT');
    await fixture.signUp(shopper, type, await fixture.toolOf(type));
    await fixture.fireAfter(0);
    const code = expect.stringMatching(/^BELL-/) as string;
    expect(await fixture.messagesTo(shopper)).toMatchObject([
      {
        content: {
          templateName: expect.stringMatching(/_offer$/) as string,
          language: 'de',
          body: [{ text: 'du' }, { text: fixture.shop.name }, { text: code }, { text: '15\u00A0%' }],
        },
        discount_code: code,
      },
    ]);
    await setDiscount(type, null);
  });

  it('is a text in the chat on Messenger', async () => {
    const shopper = await fixture.addShopper('FB', 'ar_AR');
    await fixture.signUp(shopper, type, await fixture.toolOf(type, 'FB'));
    await fixture.fireAfter(0);
    expect(await fixture.messagesTo(shopper)).toMatchObject([
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
  it('shows the part for a discount or for none, also to a person without a name', async () => {
    const [offer] = await fixture.rows<{ flow_id: string }>(
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
      const toolId = await fixture.toolOf('visualPopup', 'FB');
      const choice =
        "update opt_in_tools set settings = jsonb_set(settings, '{flowId}', to_jsonb($2::text)) where tool_id = $1";
      await fixture.rows(choice, [toolId, offer?.flow_id]);
      const shopper = await fixture.addShopper('FB');
      await fixture.rows('update subscribers set first_name = $2 where subscriber_id = $1', [
        shopper.subscriberId,
        name,
      ]);
      await fixture.signUp(shopper, 'visualPopup', toolId);
      await fixture.fireAfter(0);
      const [message] = await fixture.messagesTo(shopper);
      return message;
    };
    expect(await welcomeOf('Lena')).toMatchObject({
      content: { text: 'Hi Lena, have a look round.' },
      discount_code: null,
    });
    await setDiscount('visualPopup', { type: 'unique', code: '', percentage: 15, expiry: null });
    expect(await welcomeOf(null)).toMatchObject({
      content: { text: expect.stringMatching(/^Hi, BELL-\w+ takes 15\u00A0% off\.$/) as string },
      discount_code: expect.stringMatching(/^BELL-/) as string,
    });
    await setDiscount('visualPopup', { type: 'fixed', code: 'SPRING', percentage: 20, expiry: null });
    expect(await welcomeOf('Lena')).toMatchObject({
      content: { text: 'Hi Lena, SPRING takes 20\u00A0% off.' },
      discount_code: 'SPRING',
    });
    await setDiscount('visualPopup', null);
    await fixture.rows("update flows set nodes = null where flow_key = 'welcome_popup_offer'");
  });

  it('uses the text of its tool on Messenger, and the campaign’s own if that is gone', async () => {
    const flows = await fixture.rows<{ flow_id: string; is_usual: boolean }>(
      `select f.flow_id, d.drip_id is not null as is_usual from flows f
       left join drips d on d.shop_id = f.shop_id and d.flow_id = f.flow_id
       where f.channel = 'FB' and f.campaign_type = 'visualPopup'`,
    );
    const other = flows.find(({ is_usual: isUsual }) => !isUsual)?.flow_id ?? '';
    const usual = flows.find(({ is_usual: isUsual }) => isUsual)?.flow_id ?? '';
    await setDiscount('visualPopup', { type: 'unique', code: '', percentage: 15, expiry: null });
    const received: unknown[] = [];
    for (const chosen of [other, usual, '0199f2c4-7a3b-7c1d-8e2f-123456789abc']) {
      const toolId = await fixture.toolOf('visualPopup', 'FB');
      await fixture.rows(
        "update opt_in_tools set settings = jsonb_set(settings, '{flowId}', to_jsonb($2::text)) where tool_id = $1",
        [toolId, chosen],
      );
      const shopper = await fixture.addShopper('FB');
      await fixture.signUp(shopper, 'visualPopup', toolId);
      await fixture.fireAfter(0);
      const decided = 'select flow_id from decisions where subscriber_id = $1';
      received.push((await fixture.rows<{ flow_id: string }>(decided, [shopper.subscriberId]))[0]?.flow_id);
    }
    expect(received).toEqual([other, usual, usual]);
    await setDiscount('visualPopup', null);
  });

  it('is sent once in 30 days for each tool, also to people who had agreed before', async () => {
    const [popup, pill] = [await fixture.toolOf('visualPopup'), await fixture.toolOf('persistentPill')];
    const shopper = await fixture.addShopper('WA');
    await fixture.signUp(shopper, 'visualPopup', popup);
    await fixture.signUp(shopper, 'visualPopup', popup);
    await fixture.signUp(shopper, 'persistentPill', pill);
    await fixture.fireAfter(0);
    expect((await fixture.messagesTo(shopper)).map((one) => one.source_type).toSorted()).toEqual([
      'persistentPill',
      'visualPopup',
    ]);
    expect(await fixture.dropsFor(shopper)).toEqual([{ channel: 'WA', reason: 'welcomedBefore' }]);
    await fixture.signUp(shopper, 'visualPopup', popup);
    await fixture.fireAfter(30 * 24);
    expect(await fixture.messagesTo(shopper)).toHaveLength(3);
  });

  it('contains the code that was won on the page, also a personal one', async () => {
    const toolId = await fixture.toolOf('spinTheWheel');
    const [fixed, own] = [await fixture.addShopper('WA'), await fixture.addShopper('WA')];
    await win(toolId, fixed, { code: 'WREN-20', percent: 20 });
    await win(toolId, own, { code: 'BELL-WONBYME', percent: 20, days: 30 });
    for (const shopper of [fixed, own]) await fixture.signUp(shopper, 'spinTheWheel', toolId);
    await fixture.fireAfter(0);
    expect(await fixture.messagesTo(fixed)).toMatchObject([{ discount_code: 'WREN-20' }]);
    expect(JSON.stringify(await fixture.messagesTo(own))).toContain('BELL-WONBYME');
  });

  it('contains no code that had expired when its person signed up again', async () => {
    const toolId = await fixture.toolOf('spinTheWheel');
    const shopper = await fixture.addShopper('WA');
    await win(toolId, shopper, { code: 'BELL-GONEBYX', percent: 20, days: 1 });
    const fourDaysAgo =
      "update tool_prizes set won_at = $2::timestamptz - interval '4 days' where subscriber_id = $1";
    await fixture.rows(fourDaysAgo, [shopper.subscriberId, NOW]);
    await fixture.signUp(shopper, 'spinTheWheel', toolId);
    await fixture.fireAfter(0);
    expect(await fixture.messagesTo(shopper)).toMatchObject([{ discount_code: null }]);
    expect(JSON.stringify(await fixture.messagesTo(shopper))).not.toContain('BELL-GONEBYX');
  });

  it('contains a code that was won without a percentage, on either channel and with any text', async () => {
    for (const channel of ['WA', 'FB'] as const) {
      const [plain] = await fixture.rows<{ flow_id: string }>(
        "select flow_id from flows where channel = $1 and flow_key = 'welcome_popup'",
        [channel],
      );
      const received: string[] = [];
      for (const flowId of [null, plain?.flow_id]) {
        const toolId = await fixture.toolOf('visualPopup', channel);
        await fixture.rows(
          'update opt_in_tools set settings = jsonb_build_object($2::text, $3::text) where tool_id = $1',
          [toolId, 'flowId', flowId],
        );
        const shopper = await fixture.addShopper(channel, 'de-DE');
        await win(toolId, shopper, { code: 'FREE-SHIPPING', percent: null });
        await fixture.signUp(shopper, 'visualPopup', toolId);
        await fixture.fireAfter(0);
        const [message] = await fixture.messagesTo(shopper);
        expect(message?.discount_code).toBe('FREE-SHIPPING');
        received.push(JSON.stringify(message?.content));
      }
      for (const one of received) expect(one).toContain('FREE-SHIPPING');
    }
  });

  it('is not sent to a person who unsubscribed immediately, or once its tool was switched off', async () => {
    const toolId = await fixture.toolOf('visualPopup');
    const [gone, late] = [await fixture.addShopper('WA'), await fixture.addShopper('WA')];
    await fixture.signUp(gone, 'visualPopup', toolId);
    await fixture.unsubscribe(gone);
    await fixture.fireAfter(0);
    expect(await fixture.dropsFor(gone)).toEqual([{ channel: 'WA', reason: 'unsubscribed' }]);
    await fixture.signUp(late, 'visualPopup', toolId);
    await fixture.rows('update opt_in_tools set is_active = false where tool_id = $1', [toolId]);
    await fixture.fireAfter(0);
    expect(await fixture.dropsFor(late)).toEqual([{ channel: 'WA', reason: 'toolOff' }]);
    expect([await fixture.messagesTo(gone), await fixture.messagesTo(late)]).toEqual([[], []]);
  });

  it('does not follow a consent that was given in another way', async () => {
    const toolId = await fixture.toolOf('visualPopup');
    const shopper = await fixture.addShopper('WA');
    await fixture.signUp(shopper, 'keyword', null);
    // As if a person renews an earlier consent in WhatsApp's own settings.
    await fixture.signUp(shopper, 'userPreferences', toolId);
    await fixture.fireAfter(0);
    expect(await fixture.messagesTo(shopper)).toEqual([]);
    expect(await fixture.dropsFor(shopper)).toEqual([]);
  });
});
