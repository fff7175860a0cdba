import { afterAll, beforeAll, expect, it } from 'vitest';
import type { getSenderHealth } from '#features/product/sender-health/contract/sending-health.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  openServer,
  postStoreWebhook,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const CALLS = '/database/api/messages';
const GIVEN_UP_AFTER = 12;

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it('shows a merchant what was given up in her shop, and tries it again on request', async () => {
  expect(await givenUp()).toEqual({ webhooks: 0, timers: 0, commands: 0, mails: 0 });
  const unreadable = { topic: 'checkouts/create', body: { total_price: 'no token at all' } };
  await postStoreWebhook(server.appUrl, unreadable);
  await postStoreWebhook(server.appUrl, { ...unreadable, shop: 'wren.myshopify.com' });
  await waitFor('the first try', () => isTried(DEMO_SHOP));
  await server.rows(
    `insert into timers (shop_id, timer_key, kind, subject, due_at, payload, attempts)
     values ($1, 'of-nobody', 'unheardOf', 'checkout:1', $2, '{}', 19)`,
    [server.shopId, testNow()],
  );
  // The webhooks have failed eleven times, which takes half an hour.
  await server.rows("update webhook_inbox set attempts = $2, due_at = $1 where state = 'new'", [
    testNow(),
    GIVEN_UP_AFTER - 1,
  ]);
  const both = await waitFor('both to be given up', async () => {
    const found = await givenUp();
    return found.webhooks + found.timers === 2 && found;
  });
  expect(both).toEqual({ webhooks: 1, timers: 1, commands: 0, mails: 0 });

  const answer = await server.environment.merchant.post(`${server.appUrl}${CALLS}/tryAgain`, {
    shopUrl: DEMO_SHOP,
  });
  expect(answer.body).toEqual({ tried: { webhooks: 1, timers: 1, commands: 0, mails: 0 } });
  expect(await givenUp()).toEqual({ webhooks: 0, timers: 0, commands: 0, mails: 0 });
  await waitFor('another first try', () => isTried(DEMO_SHOP));
});

async function givenUp(): Promise<ResponseOf<typeof getSenderHealth>['givenUp']> {
  const { body } = await server.environment.merchant.get(
    `${server.appUrl}${CALLS}/getSenderHealth?shopUrl=${DEMO_SHOP}`,
  );
  return (body as ResponseOf<typeof getSenderHealth>).givenUp;
}

/** The second try follows within a second, which may be over before anybody looks. */
async function isTried(shopUrl: string): Promise<boolean> {
  const [row] = await server.rows<{ attempts: number }>(
    "select attempts from webhook_inbox where shop_url = $1 and topic = 'checkouts/create' and body ->> 'token' is null",
    [shopUrl],
  );
  const attempts = row?.attempts ?? 0;
  return attempts > 0 && attempts < GIVEN_UP_AFTER - 1;
}
