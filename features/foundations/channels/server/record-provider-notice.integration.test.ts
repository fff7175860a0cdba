import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { BUSINESS_ACCOUNT } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, type Shop } from '#tools/test-environment/channels-client.ts';
import {
  allHandled,
  openServer,
  postMetaWebhook,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
let wren: Shop;
beforeAll(async () => {
  server = await openServer();
  wren = await openShop(server.appUrl, DEMO_SHOP);
});
afterAll(() => server.close());

/** Returns the number as the merchant sees it in Settings. */
async function number() {
  const { body } = await get(wren, `/database/api/channels/getWhatsAppNumber?shopUrl=${DEMO_SHOP}`);
  return (body as { sender: { stoppedReason: string | null; notes: string[]; currentLimit: string } }).sender;
}

/** WhatsApp sends a notice about the account. Returns whether the number sends afterwards. */
async function hears(event: string, more: object = {}): Promise<boolean> {
  // Two identical notices within one second count as one.
  await server.environment.forward(1000);
  await server.environment.control('/whatsapp/account', { event, ...more });
  await reported();
  return (await number()).stoppedReason === null;
}

/** Waits until a notice of the sandbox was received and processed. */
async function reported(field = 'account_update'): Promise<void> {
  const topic = `whatsapp/${field}`;
  const before = received.get(topic) ?? 0;
  await waitFor(`${topic} to come in`, async () => {
    const rows = await server.rows('select 1 from webhook_inbox where topic = $1', [topic]);
    return rows.length > before && received.set(topic, rows.length);
  });
  await allHandled(server.rows);
}
const received = new Map<string, number>();

describe('a number', () => {
  beforeEach(async () => {
    await server.rows(
      'update senders set stopped_at = null, stopped_reason = null, stopped_by = null, stopped_until = null where shop_id = $1',
      [server.shopId],
    );
  });

  it.each([
    ['the merchant removed Bellbird', 'PARTNER_REMOVED', /removed/, 'PARTNER_ADDED'],
    ['the merchant removed our permissions', 'PARTNER_APP_UNINSTALLED', /removed/, 'PARTNER_APP_INSTALLED'],
    ['it moved to another phone', 'ACCOUNT_OFFBOARDED', /another phone/, 'ACCOUNT_RECONNECTED'],
  ])('stops when %s, and sends again after the opposite notice', async (_story, stop, reason, start) => {
    expect(await hears(stop)).toBe(false);
    expect((await number()).stoppedReason).toMatch(reason);
    expect(await hears(start)).toBe(true);
  });

  it('that stopped for another reason is not started by these notices', async () => {
    await server.rows(
      "update senders set stopped_at = now(), stopped_reason = 'No money left.' where shop_id = $1",
      [server.shopId],
    );
    expect(await hears('PARTNER_ADDED')).toBe(false);
    expect(await hears('ACCOUNT_RECONNECTED')).toBe(false);
    expect(await hears('DISABLED_UPDATE', { banState: 'REINSTATE' })).toBe(false);
    expect((await number()).stoppedReason).toBe('No money left.');
  });

  it('that was reinstated is not stopped by an older ban that arrives late', async () => {
    expect(await hears('DISABLED_UPDATE')).toBe(false);
    const { now } = await server.environment.control<{ now: string }>('/clock');
    const at = Math.ceil(Date.parse(now) / 1000);
    await tellAt(at, 'REINSTATE');
    await waitFor('the end of the ban', async () => (await number()).stoppedReason === null);
    await tellAt(at - 60, 'DISABLE');
    expect((await number()).stoppedReason).toBeNull();
  });

  it('with a temporary restriction sends again automatically when that ends', async () => {
    expect(await hears('ACCOUNT_RESTRICTION', { endsInMs: 2 * HOUR_MS })).toBe(false);
    await server.environment.forward(HOUR_MS);
    const half = await server.rows('select 1 from senders where stopped_at is not null');
    expect(half).toHaveLength(1);
    await server.environment.forward(HOUR_MS + 60_000);
    await waitFor('the end of the restriction', async () => (await number()).stoppedReason === null);
  });

  it('shows what WhatsApp refused, until it is approved', async () => {
    await server.environment.control('/whatsapp/review', { what: 'account', decision: 'REJECTED' });
    await reported('account_review_update');
    await server.environment.control('/whatsapp/review', { what: 'name', decision: 'REJECTED' });
    await reported('phone_number_name_update');
    // The number is also read after each notice. A reading that started before the second one may show the old name.
    const notes = await waitFor('both refusals', async () => {
      const { notes: shown } = await number();
      return shown.length === 2 && shown;
    });
    expect(notes).toEqual([
      expect.stringContaining('did not approve it'),
      expect.stringContaining('not how your business calls itself'),
    ]);
    for (const what of ['account', 'name'])
      await server.environment.control('/whatsapp/review', { what, decision: 'APPROVED' });
    await reported('phone_number_name_update');
    await waitFor('both approvals', async () => (await number()).notes.length === 0);
  });
});

/** Sends a notice about the ban with this time. */
async function tellAt(time: number, state: 'DISABLE' | 'REINSTATE'): Promise<void> {
  const value = { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: state, waba_ban_date: 'today' } };
  await postMetaWebhook(server.appUrl, 'whatsapp', {
    object: 'whatsapp_business_account',
    entry: [{ id: BUSINESS_ACCOUNT, time, changes: [{ field: 'account_update', value }] }],
  });
  await reported();
}
