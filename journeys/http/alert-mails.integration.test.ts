import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMerchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { LANGUAGE_COOKIE } from '#platform/language/languages.ts';
import { get, post } from '#tools/test-environment/channels-client.ts';
import { openExportClient, type ExportClient } from '#tools/test-environment/export-client.ts';
import { ask } from '#tools/test-environment/open-server.ts';
import { texts as german } from '../../features/administration/alerts/texts/de.ts';
import { DEMO_SHOP } from '../../tools/seed/seed-demo-shop.ts';

let client: ExportClient;
beforeAll(async () => {
  client = await openExportClient();
});
afterAll(() => client.close());

const save = (fields: { isOn: boolean; email: string | null }) =>
  post(client.demo, '/database/api/alerts/setMails', { shopUrl: DEMO_SHOP, ...fields });

it('mails an urgent alert to the address that the merchant saved, and a test before', async () => {
  expect((await save({ isOn: true, email: 'eva@shop.example' })).body).toMatchObject({
    isOn: true,
    email: 'eva@shop.example',
    canSend: true,
  });
  const url = `/database/api/alerts/getMails?shopUrl=${DEMO_SHOP}`;
  expect((await get(client.demo, url)).body).toMatchObject({ email: 'eva@shop.example' });

  const tested = await post(client.demo, '/database/api/alerts/sendTestMail', { shopUrl: DEMO_SHOP });
  expect(tested.body).toEqual({ email: 'eva@shop.example' });
  expect((await client.mailTo('eva@shop.example')).subject).toMatch(/^Test from Bellbird for /);

  // The merchant now reads the app in German.
  const { appUrl, cookie } = client.demo;
  await ask(`${appUrl}${getMerchant.path}`, { headers: { cookie: `${cookie}; ${LANGUAGE_COOKIE}=de` } });
  // With the new address in the same moment, because the check after the first save may still be running.
  await client.server.rows(
    `with full_shop as (update shops set plan_limit_reached_at = now() where shop_url = $1 returning shop_id)
     update alert_watches w set email = 'mira@shop.example' from full_shop where w.shop_id = full_shop.shop_id`,
    [DEMO_SHOP],
  );
  // Saving checks the alerts immediately.
  await save({ isOn: true, email: 'mira@shop.example' });
  const mail = await client.mailTo('mira@shop.example');
  expect(mail.text).toContain(german.room.reached);
  expect(mail.text).toContain('/settings#alert-mails');
});

it('refuses a test while there is no address', async () => {
  await client.server.rows('update shops set email = null where shop_url = $1', [DEMO_SHOP]);
  await save({ isOn: true, email: null });
  const { status, body } = await post(client.demo, '/database/api/alerts/sendTestMail', {
    shopUrl: DEMO_SHOP,
  });
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { code: 'NO_MAIL_ADDRESS' } });
});
