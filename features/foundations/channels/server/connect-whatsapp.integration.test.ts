import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLUEBELL, BUSINESS_ACCOUNT } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  get,
  logInWithFacebook,
  openShop,
  post,
  type Shop,
} from '#tools/test-environment/channels-client.ts';
import {
  allHandled,
  openServer,
  postMetaWebhook,
  refusal,
  type Answer,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const FIRST_NUMBER = '106540352242922';
const OUTLET_NUMBER = '106540352242944';

let server: OpenServer;
let wren: Shop;
let bluebell: Shop;
beforeAll(async () => {
  server = await openServer();
  wren = await openShop(server.appUrl, DEMO_SHOP);
  bluebell = await openShop(server.appUrl, BLUEBELL);
});
afterAll(() => server.close());

describe('a WhatsApp number', () => {
  it('is signed up and replaces the number before, with its templates', async () => {
    const body = await signUp(bluebell, OUTLET_NUMBER);
    expect(await post(bluebell, '/database/api/channels/connectWhatsAppNumber', body)).toMatchObject({
      body: { connected: true },
    });
    // Shown immediately, before the rest is read, and never as the provider's id.
    const { body: first } = await get(
      bluebell,
      `/database/api/channels/getWhatsAppNumber?shopUrl=${BLUEBELL}`,
    );
    expect(first).toMatchObject({ sender: { displayPhoneNumber: '+49 1521 5550111' } });
    const sender = await waitFor('the reading of the number', async () => {
      const { body: read } = await get(
        bluebell,
        `/database/api/channels/getWhatsAppNumber?shopUrl=${BLUEBELL}`,
      );
      const found = (read as { sender: Record<string, unknown> | null }).sender;
      return found?.['nameStatus'] ? found : null;
    });
    expect(sender).toMatchObject({
      displayPhoneNumber: '+49 1521 5550111',
      qualityColor: 'GREEN',
      currentLimit: 'TIER_2K',
      stoppedReason: null,
    });
    expect(
      await server.rows('select sends_per_second from senders where external_id = $1', [OUTLET_NUMBER]),
    ).toEqual([{ sends_per_second: 80 }]);
    await waitFor('its approved templates', async () => {
      const rows = await server.rows<{ status: string }>(
        'select t.status from template_submissions t join senders s on s.sender_id = t.sender_id where s.external_id = $1',
        [OUTLET_NUMBER],
      );
      return rows.length > 0 && rows.every(({ status }) => status === 'ENABLED');
    });
  });

  it('ignores a removal that happened before it was connected again', async () => {
    const { now } = await server.environment.control<{ now: string }>('/clock');
    const hourAgo = Math.floor(Date.parse(now) / 1000) - 3600;
    await report(
      { event: 'PARTNER_REMOVED', waba_info: { waba_id: BUSINESS_ACCOUNT } },
      '520744086200222',
      hourAgo,
    );
    await allHandled(server.rows);
    const stopped = await server.rows<{ id: string }>(
      'select external_id as id from senders where stopped_at is not null and released_at is null',
    );
    // The demo shop's number came with the installation, so the time of its connection is unknown.
    expect(stopped.map(({ id }) => id)).not.toContain(OUTLET_NUMBER);
    await server.rows('update senders set stopped_at = null, stopped_reason = null, stopped_by = null');
  });

  it('belongs to one shop, and is accepted only if WhatsApp shared it', async () => {
    const taken = await signUp(bluebell, FIRST_NUMBER);
    const connectNumber = (body: object) =>
      post(bluebell, '/database/api/channels/connectWhatsAppNumber', body);
    expect(refusal(await connectNumber(taken))).toMatchObject({ status: 409, code: 'NUMBER_TAKEN' });
    const invented = { ...taken, phoneNumberId: '999' };
    expect(refusal(await connectNumber(invented))).toMatchObject({ status: 403, code: 'NUMBER_NOT_SHARED' });
    const login = await logInWithFacebook(bluebell);
    const wrongKind = { ...taken, accessToken: login.accessToken };
    expect(refusal(await connectNumber(wrongKind))).toMatchObject({ code: 'FACEBOOK_LOGIN_EXPIRED' });
  });

  it('follows WhatsApp’s reports: quality, limit, a ban and its end', async () => {
    const number = async () => {
      const { body } = await get(wren, `/database/api/channels/getWhatsAppNumber?shopUrl=${DEMO_SHOP}`);
      return (body as { sender: Record<string, unknown> }).sender;
    };
    await server.environment.control('/whatsapp/number', { quality: 'RED', tier: 'TIER_250' });
    await waitFor('the new quality', async () => (await number())['qualityColor'] === 'RED');
    expect(await number()).toMatchObject({ currentLimit: 'TIER_250' });
    await report({
      event: 'DISABLED_UPDATE',
      ban_info: { waba_ban_state: 'DISABLE', waba_ban_date: 'today' },
    });
    await waitFor('the stop', async () => (await number())['stoppedReason'] !== null);
    expect(await number()).toMatchObject({ stoppedReason: expect.stringContaining('disabled') as string });
    await report({
      event: 'DISABLED_UPDATE',
      ban_info: { waba_ban_state: 'REINSTATE', waba_ban_date: 'today' },
    });
    await waitFor('the end of the ban', async () => (await number())['stoppedReason'] === null);
  });

  it('that was stopped resumes when its merchant asks, but not with a dead token', async () => {
    const resume = () => post(wren, '/database/api/channels/resumeWhatsAppNumber', { shopUrl: DEMO_SHOP });
    const stop = (more: string) =>
      server.rows(
        `update senders set stopped_at = now(), stopped_reason = 'refused' ${more} where shop_id = $1 and channel = 'WA'`,
        [server.shopId],
      );
    await stop('');
    expect(await resume()).toMatchObject({ body: { resumed: true } });
    await stop(', token_died_at = now()');
    expect(await resume()).toMatchObject({ body: { resumed: false } });
    await server.rows(
      'update senders set stopped_at = null, stopped_reason = null, token_died_at = null where shop_id = $1',
      [server.shopId],
    );
  });
});

describe('a number that WhatsApp has not described yet', () => {
  it('shows no digits, instead of those of its id', async () => {
    const number = async () =>
      (await get(wren, `/database/api/channels/getWhatsAppNumber?shopUrl=${DEMO_SHOP}`)).body as {
        sender: { displayPhoneNumber: string | null };
      };
    const kept = (await number()).sender.displayPhoneNumber;
    // The check of the number after the resumption above may still run, and store its digits again.
    await waitFor('a number without digits', async () => {
      await server.rows(
        "update senders set display_phone_number = null where shop_id = $1 and channel = 'WA'",
        [server.shopId],
      );
      return (await number()).sender.displayPhoneNumber === null;
    });
    await server.rows("update senders set display_phone_number = $2 where shop_id = $1 and channel = 'WA'", [
      server.shopId,
      kept,
    ]);
  });
});

describe('the WhatsApp attributes', () => {
  interface Settings {
    attributes: Record<string, unknown>;
    country: string;
  }
  const read = async () => {
    const { body } = await get(wren, `/database/api/getWAAttributes?pageId=${DEMO_SHOP}`);
    return (body as { data: Settings }).data;
  };
  const set = (attributes: object, globalSet = false) =>
    post(wren, '/database/api/setWAAttributes', { pageId: DEMO_SHOP, attributes, globalSet });

  it('start with the provider’s description of the number and the campaigns’ values', async () => {
    expect(await read()).toMatchObject({
      attributes: {
        current_limit: 'TIER_250',
        quality_color: 'RED',
        whatsapp_rating: 'Low',
        abandonedCartDiscountPercentage: '10',
      },
      country: 'DE',
    });
  });

  it('store a support number, and copy it to campaigns without one', async () => {
    await set({ abandonedCartSupport: '91-9876543210' });
    const { body } = await set({ globalSupport: '49-15112345678' }, true);
    expect(body).toMatchObject({
      attributes: {
        globalSupport: '49-15112345678',
        abandonedCartSupport: '91-9876543210',
        broadcastWASupport: '49-15112345678',
      },
    });
    expect((await read()).attributes).toMatchObject({ globalSupport: '49-15112345678' });
  });

  it('of a campaign’s discount are those of its drips', async () => {
    await set({ abandonedCartDiscount: 'WREN5', abandonedCartDiscountType: 'fixed' });
    const { body } = await get(wren, `/database/api/dripCampaign/getDripsStatus?pageId=${DEMO_SHOP}`);
    const { drips } = body as { drips: { type: string; dripAttributes: object }[] };
    const discounts = drips.filter(({ type }) => type === 'abandonedCart');
    expect(discounts).toMatchObject(
      [1, 2].map(() => ({ dripAttributes: { discount: { type: 'fixed', code: 'WREN5' } } })),
    );
  });

  it.each([
    [{ globalSupport: '4915112345678' }, 'MALFORMED_REQUEST'],
    [{ abandonedCartDiscountPercentage: '100' }, 'PERCENTAGE_INVALID'],
    [{ globalSupport: '999-1234567' }, 'PHONE_INVALID'],
  ])('refuse %j', async (attributes, code) => {
    expect(refusal(await set(attributes))).toMatchObject({ status: 422, code });
  });
});

async function signUp(shop: Shop, phoneNumberId: string) {
  const { accessToken } = await logInWithFacebook(shop, 'whatsapp');
  return { shopUrl: shop.url, accessToken, phoneNumberId, businessAccountId: BUSINESS_ACCOUNT };
}

function report(value: object, id = BUSINESS_ACCOUNT, time?: number): Promise<Answer> {
  const changes = [{ field: 'account_update', value }];
  return postMetaWebhook(server.appUrl, 'whatsapp', {
    object: 'whatsapp_business_account',
    entry: [{ id, ...(time !== undefined && { time }), changes }],
  });
}
