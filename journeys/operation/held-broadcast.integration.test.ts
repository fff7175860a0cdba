import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf, holdEverything } from '#features/administration/operation/server/wiring.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openShop } from '#tools/test-environment/channels-client.ts';
import { call } from '#tools/test-environment/make-broadcast.ts';
import { ask, openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { formTokenOn } from './restore-fixture.ts';

const KEY = 'an-operator-key-of-24-signs';
const HELD = { is_paused: true, status_reason: 'restored', sending: 'paused' };

let server: OpenServer;
const [going, stoodStill] = [randomUUID(), randomUUID()];
beforeAll(async () => {
  server = await openServer({ role: 'api', settings: { BELLBIRD_OPERATOR_KEY: KEY } });
  // A worker would end a broadcast without messages, so it is stopped.
  await server.environment.programs.at(-1)?.stop();
  await plant(going, { isPaused: false, reason: null, sending: 'running' });
  await plant(stoodStill, { isPaused: true, reason: 'merchant', sending: 'paused' });
  const now = new Date();
  await server.db
    .transaction()
    .execute((tx) => holdEverything(connectionOf(tx), { backedUpAt: now, restoredAt: now }));
});
afterAll(() => server.close());

it('refuses to resume a broadcast that a restore holds, paused or not', async () => {
  const shop = await openShop(server.appUrl, DEMO_SHOP);
  for (const broadcastId of [going, stoodStill]) {
    expect(await standing(broadcastId)).toEqual(HELD);
    expect(await call(shop, 'resume', { broadcastId })).toMatchObject({
      status: 409,
      body: { error: { code: 'BROADCAST_HELD_BACK' } },
    });
  }
});

it('restores the state of each broadcast once an operator releases them', async () => {
  const authorization = `Basic ${Buffer.from(`me:${KEY}`).toString('base64')}`;
  const page = await ask(`${server.appUrl}/operator`, { headers: { authorization } });
  await ask(`${server.appUrl}/operator`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      what: 'held',
      kind: 'sending',
      decision: 'release',
      note: 'go on',
      formToken: formTokenOn(page.body),
    }).toString(),
  });
  await waitFor('the release', async () => (await standing(going))?.['is_paused'] === false);
  expect(await standing(going)).toEqual({ is_paused: false, status_reason: null, sending: 'running' });
  expect(await standing(stoodStill)).toEqual({
    is_paused: true,
    status_reason: 'merchant',
    sending: 'paused',
  });
});

async function standing(broadcastId: string) {
  const [row] = await server.rows(
    `select b.is_paused, b.status_reason, s.state as sending from broadcasts b
     join broadcast_sendings using (shop_id, broadcast_id) join sendings s using (shop_id, sending_id)
     where broadcast_id = $1`,
    [broadcastId],
  );
  return row;
}

/** Creates a broadcast that is half written, a state that normally lasts only a moment. */
async function plant(
  broadcastId: string,
  { isPaused, reason, sending }: { isPaused: boolean; reason: string | null; sending: string },
): Promise<void> {
  const sendingId = randomUUID();
  await server.rows(
    `insert into broadcasts (shop_id, broadcast_id, name, status, condition, created_at, changed_at, looked_at, is_paused, status_reason)
     values ($1, $2, 'Sale', 'sending', '{}', now(), now(), now(), $3, $4)`,
    [server.shopId, broadcastId, isPaused, reason],
  );
  await server.rows(
    `insert into sendings (shop_id, sending_id, sender_id, channel, purpose, source_kind, source_type, source_id, content,
       value_names, priority, due_at, expires_at, created_at, state, changed_at, recipients, expanded_to, is_expanded, looked_at)
     select $1, $2, sender_id, 'WA', 'marketing', 'broadcast', 'broadcast', $3, '{}', '{}', 5, now(), now(), now(), $4,
       now(), 10, 5, false, now() from senders where shop_id = $1 limit 1`,
    [server.shopId, sendingId, broadcastId, sending],
  );
  await server.rows(
    `insert into broadcast_sendings (shop_id, broadcast_id, sending_id, part, arm, template_name, language, recipients)
     values ($1, $2, $3, 'all', 'A', 'sale', 'en', 10)`,
    [server.shopId, broadcastId, sendingId],
  );
}
