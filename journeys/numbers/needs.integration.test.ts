import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/world/open-server.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
  // What the demo shop begins with is another story's.
  await server.rows('update campaigns set is_on = false');
});
afterAll(() => server.close());

async function needs(): Promise<string[]> {
  const url = `${server.appUrl}/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`;
  const { body } = await server.world.merchant.get(url);
  return (body as { needs: { sentence: string }[] }).needs.map(({ sentence }) => sentence);
}

it('says that nothing needs the merchant, and then each thing that does until it is put right', async () => {
  expect(await needs()).toEqual([]);
  await server.rows(
    "update template_submissions set status = 'REJECTED', reason = 'INVALID_FORMAT' where name = (select min(name) from template_submissions)",
  );
  const [rejected = ''] = await needs();
  expect(rejected).toMatch(/^WhatsApp rejected the template \w+: /);
  await server.rows(
    "update template_submissions set status = 'ENABLED', reason = null where status = 'REJECTED'",
  );
  await server.rows(
    "update shops set refused_webhook = 'ORDERS_CREATE', installed_at = installed_at - interval '30 days'",
  );
  await server.rows(
    "update campaigns set is_on = true, changed_at = changed_at - interval '30 days' where type = 'abandonedCart' and channel = 'WA'",
  );
  await server.rows("update opt_in_tools set is_active = type = 'persistentPill' and channel = 'WA'");
  expect(await needs()).toEqual([
    'Abandoned cart is on, but sent nothing in 7 days.',
    expect.stringMatching(/ is on, but no shopper saw it in 7 days\.$/),
    'Your store refuses to tell of ORDERS_CREATE, so orders and carts come late.',
  ]);
  await server.rows(
    `insert into daily_rollups (shop_id, day, channel, source_kind, source_type, sent)
     select shop_id, current_date, 'WA', 'campaign', 'abandonedCart', 1 from shops`,
  );
  await server.rows(
    `insert into tool_days (shop_id, tool_id, day, impressions)
     select shop_id, tool_id, current_date, 1 from opt_in_tools where is_active`,
  );
  await server.rows('update shops set refused_webhook = null');
  expect(await needs()).toEqual([]);
});

it('tells of a list and a file that failed, until the file is asked for again', async () => {
  await server.rows(
    `insert into imports (shop_id, import_id, name, state, due_at, created_at)
     select shop_id, gen_random_uuid(), 'Fair', 'failed', now(), now() from shops`,
  );
  const file = (state: string, age: string) =>
    server.rows(
      `insert into exports (shop_id, export_id, kind, params, requested_by, state, due_at, file_name, created_at, reason)
       select shop_id, gen_random_uuid(), 'subscribers', '{}', 'merchant', '${state}', now(), 'people.csv',
         now() - interval '${age}', ${state === 'failed' ? "'broken'" : 'null'} from shops`,
    );
  await file('failed', '1 hour');
  expect(await needs()).toEqual([
    'The list “Fair” could not be imported.',
    'The file people.csv could not be made.',
  ]);
  await file('expired', '1 minute');
  expect(await needs()).toEqual(['The list “Fair” could not be imported.']);
});
