import { expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, post, type Shop } from '#tools/test-environment/channels-client.ts';
import { refusal, type OpenServer } from '#tools/test-environment/open-server.ts';

export interface ReportedDrip {
  type: string;
  dripId: string;
  dripIndex: string;
  flowId: string;
  templateName: string;
}

interface Fixture {
  server: OpenServer;
  wren: Shop;
  /** The drips as they were first reported. */
  drips: readonly ReportedDrip[];
  listDrips: () => Promise<ReportedDrip[]>;
  allApproved: (name: string) => Promise<void>;
  setDrip: (type: string, attributes: object) => Promise<void>;
}

/** Defines tests of the settings, switches, preview and refusals of a campaign's page. */
export function defineSettingTests(fixtureOf: () => Fixture): void {
  it.each([
    [{ enablePrepaid: true, prepaidDiscount: '' }, 'PREPAID_DISCOUNT_EMPTY', 'Discount cannot be empty'],
    [
      { enablePrepaid: true, prepaidDiscount: '100' },
      'PERCENTAGE_INVALID',
      'Enter a valid percentage between 0.00 to 100.00',
    ],
    [{ expirePayment: 'delay' }, 'EXPIRATION_EMPTY', 'Expiration time cannot be empty'],
    [{ expireCancel: 'delay' }, 'EXPIRATION_EMPTY', 'Expiration time cannot be empty'],
    [
      { expireCancel: 'delay', expireCancelTime: 9000 },
      'EXPIRATION_TOO_LONG',
      'Enter a year at most, which is 8760 hours',
    ],
    [
      { codLabels: ['x'.repeat(101)] },
      'PAYMENT_NAMES_INVALID',
      'Enter 20 names at most, each of 100 characters at most',
    ],
  ])('refuses %j of cash on delivery as its page does', async (settings, code, message) => {
    const { wren, drips } = fixtureOf();
    const answer = await post(wren, '/database/api/updateDripAttributes', {
      pageId: DEMO_SHOP,
      dripId: drips.find(({ type }) => type === 'CODConfirmation')?.dripId,
      attributes: { settings },
    });
    expect(answer).toMatchObject({ status: 422, body: { error: { code, message } } });
  });

  it('renders each message with the unsaved values of its page, and stores none of them', async () => {
    const { wren, drips } = fixtureOf();
    const preview = async (flowId: string, shown: string) =>
      JSON.stringify(
        (await get(wren, `/redis/getFlowPreview?pageId=${DEMO_SHOP}&flowId=${flowId}${shown}`)).body,
      );
    const kinds = ['abandonedCart', 'browserAbandonment', 'persistentPill'];
    for (const { flowId } of drips.filter(({ type }) => kinds.includes(type))) {
      expect(await preview(flowId, '&discountType=unique&discountPercentage=17')).toContain('17%');
      const fixed = await preview(flowId, '&discountType=fixed&discountCode=SPRING&discountPercentage=8.5');
      expect(fixed).toContain('SPRING');
      expect(fixed).toContain('8.5%');
      expect(await preview(flowId, '')).not.toContain('17%');
    }
    const [cart] = drips.filter(({ type }) => type === 'abandonedCart');
    const unset = await preview(cart?.flowId ?? '', '&discountType=unique&discountPercentage=');
    expect(unset).toContain('… off your order');
    expect(await preview(cart?.flowId ?? '', '&support=44-2079460000')).toContain('+44 2079460000');
    const asked = await get(
      wren,
      `/database/api/CODCampaign/getFlow?shopUrl=${DEMO_SHOP}&support=44-2079460000`,
    );
    expect(JSON.stringify(asked.body)).toContain('+44 2079460000');
  });

  it('shows the cash-on-delivery question for its switches, and has it approved before the first order', async () => {
    const { server, setDrip, listDrips, allApproved } = fixtureOf();
    await server.rows(
      "update drips set settings = jsonb_set(settings, '{own,paymentActive}', 'true') where type = 'CODConfirmation'",
    );
    await server.rows("delete from template_submissions where name = 'cod_question_4'");
    await setDrip('CODConfirmation', { settings: { enablePrepaid: true, prepaidDiscount: '5' } });
    const reported = (await listDrips()).find(({ type }) => type === 'CODConfirmation');
    expect(reported?.templateName).toBe('cod_question_4');
    await allApproved('cod_question_4');
    await setDrip('CODConfirmation', { settings: { enablePrepaid: false } });
  });

  it('does not switch on a second message of an active campaign unless its discount is set', async () => {
    const { server, wren, drips } = fixtureOf();
    const second = drips.find(({ dripIndex }) => dripIndex === 'abandonedCart2')?.dripId;
    const set = (call: 'toggleDraftState' | 'toggleDripStatus', state: boolean) =>
      post(wren, `/database/api/dripCampaign/${call}`, { pageId: DEMO_SHOP, dripId: second, state });
    const { body } = await get(wren, `/database/api/chatbot/templates?pageId=${DEMO_SHOP}`);
    const templates = body as Record<
      string,
      { flowId: string; dripIndexes: string[]; showsDiscount: boolean }[]
    >;
    const offer = templates['abandonedCart']?.find(
      (one) => one.showsDiscount && one.dripIndexes.includes('abandonedCart2'),
    );
    await post(wren, '/database/api/setWAAttributes', {
      pageId: DEMO_SHOP,
      attributes: { globalSupport: '49-15215550101' },
    });
    await post(wren, '/database/api/dripChangeTemplate', {
      pageId: DEMO_SHOP,
      dripId: second,
      flowId: offer?.flowId,
    });
    const discount = (percentage: string) =>
      post(wren, '/database/api/updateDripAttributes', {
        pageId: DEMO_SHOP,
        dripId: second,
        attributes: { discount: { type: 'unique', percentage } },
      });
    await discount('');
    expect(await set('toggleDraftState', false)).toMatchObject({ status: 200 });
    expect(await set('toggleDraftState', true)).toMatchObject({ status: 200 });
    await set('toggleDraftState', false);
    await server.rows("update campaigns set is_on = true where channel = 'WA' and type = 'abandonedCart'");
    expect(refusal(await set('toggleDraftState', true))).toMatchObject({ code: 'DISCOUNT_MISSING' });
    expect(refusal(await set('toggleDripStatus', true))).toMatchObject({ code: 'DISCOUNT_MISSING' });
    await discount('10');
    expect(await set('toggleDraftState', true)).toMatchObject({ status: 200 });
    await server.rows('update campaigns set is_on = false');
  });

  it('answers a shop without a Facebook page with a sentence, and switches nothing on there', async () => {
    const { server, wren } = fixtureOf();
    const [shop] = await server.rows<{ facebook_page_id: string }>(
      'select facebook_page_id from shops where shop_id = $1',
      [server.shopId],
    );
    // The placeholder for a page. A screen sends it if it knows of no page.
    for (const pageId of [shop?.facebook_page_id, 'BSFB']) {
      const body = { pageId, type: 'abandonedCart', state: true };
      expect(await post(wren, '/redis/setDripStatus', body)).toMatchObject({
        status: 409,
        body: {
          error: {
            code: 'SENDER_NOT_CONNECTED',
            message: 'No WhatsApp number or Facebook page is connected to send this from. Connect one first.',
          },
        },
      });
    }
    const on = await server.rows(
      "select from campaigns where channel = 'FB' and type = 'abandonedCart' and is_on",
    );
    expect(on).toEqual([]);
  });

  it('reports what one message of a campaign sent, apart from the others', async () => {
    const { server, wren, drips } = fixtureOf();
    const [first, second] = ['abandonedCart1', 'abandonedCart2'].map(
      (index) => drips.find(({ dripIndex }) => dripIndex === index)?.dripId ?? '',
    );
    await server.rows(
      `insert into daily_rollups (shop_id, day, channel, source_kind, source_type, source_id, sent, delivered, read, clicked)
       values ($1, '2026-01-05', 'WA', 'campaign', 'abandonedCart', $2, 8, 8, 4, 2),
         ($1, '2026-01-05', 'WA', 'campaign', 'abandonedCart', $3, 2, 2, 0, 0)`,
      [server.shopId, first, second],
    );
    const counts = async (of = '') =>
      (
        await get(
          wren,
          `/database/api/dripCampaign/analytics?pageId=${DEMO_SHOP}&channel=WA&type=abandonedCart${of}`,
        )
      ).body;
    expect(await counts(`&dripId=${first}`)).toMatchObject({
      sent: 8,
      read: 50,
      readNumber: 4,
      CTRNumber: 2,
    });
    expect(await counts(`&dripId=${second}`)).toMatchObject({ sent: 2, readNumber: 0 });
    expect(await counts()).toMatchObject({ sent: 10 });
    expect(await counts('&dripId=nobody')).toMatchObject({ error: { code: 'MALFORMED_REQUEST' } });
  });
}
