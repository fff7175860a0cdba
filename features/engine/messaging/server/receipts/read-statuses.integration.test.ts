import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ONLY_ONE } from '#features/engine/messaging/contract/source.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { LENA } from '#platform/testing/cast.ts';
import {
  openServer,
  optIn,
  postMetaWebhook,
  whatsAppBody,
  testNow,
  writeMessage,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
  await optIn(server, { phone: LENA.phone, ip: '198.51.100.1' });
});
afterAll(() => server.close());

const STEPS = ['sent', 'delivered', 'read'] as const;
const SENT_AT = new Date('2026-11-10T12:00:00Z');

it.each([
  ['in order', ['sent', 'delivered', 'read']],
  ['in reverse', ['read', 'delivered', 'sent']],
  ['shuffled', ['delivered', 'read', 'sent']],
  [
    'each three times',
    ['sent', 'sent', 'read', 'delivered', 'sent', 'delivered', 'read', 'read', 'delivered'],
  ],
  ['without delivered', ['sent', 'read']],
  ['with a late failure', ['sent', 'delivered', 'failed', 'read', 'failed']],
] as const)('statuses that arrive %s end at read, each step counted once', async (_how, statuses) => {
  const before = await counted();
  const { messageId } = await writeMessage(server, { phone: LENA.phone, at: SENT_AT, source: aDrip() });
  for (const status of statuses) await receipt(messageId, status);
  const [message] = await server.rows('select state, failed_at from messages where message_id = $1', [
    messageId,
  ]);
  expect(message).toEqual({ state: 'read', failed_at: null });
  const after = await counted();
  for (const step of STEPS) expect(after[step] - before[step]).toBe(1);
  expect(after.failed).toBe(before.failed);
  expect(await rollups()).toEqual(await recount());
});

it('statuses of a failure are counted once and keep the reason', async () => {
  const before = await counted();
  const { messageId } = await writeMessage(server, { phone: LENA.phone, at: SENT_AT, source: aBroadcast() });
  for (const status of ['failed', 'sent', 'failed'] as const) await receipt(messageId, status);
  expect(
    await server.rows('select state, provider_code from messages where message_id = $1', [messageId]),
  ).toEqual([{ state: 'failed', provider_code: 131026 }]);
  expect((await counted()).failed - before.failed).toBe(1);
  expect(await rollups()).toEqual(await recount());
});

it('statuses in one body, in reverse and twice, end in the same state', async () => {
  const { messageId } = await writeMessage(server, { phone: LENA.phone, at: SENT_AT });
  const before = await counted();
  const reversed = STEPS.toReversed().map((status) => statusOf(messageId, status));
  await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ statuses: [...reversed, ...reversed] }));
  expect(await server.rows('select state from messages where message_id = $1', [messageId])).toEqual([
    { state: 'read' },
  ]);
  const after = await counted();
  for (const step of STEPS) expect(after[step] - before[step]).toBe(1);
  expect(await rollups()).toEqual(await recount());
});

it('statuses without a message of ours are stored as unmatched', async () => {
  const nameless = {
    ...statusOf('', 'delivered'),
    id: 'wamid.nameless',
    biz_opaque_callback_data: 'someone-elses-note',
  };
  const { biz_opaque_callback_data: _, ...bare } = nameless;
  const answer = await postMetaWebhook(
    server.appUrl,
    'whatsapp',
    whatsAppBody({ statuses: [nameless, { ...bare, id: 'wamid.bare' }] }),
  );
  expect(answer).toMatchObject({ status: 200 });
  expect(await server.rows('select provider_message_id, status from unmatched_receipts order by 1')).toEqual([
    { provider_message_id: 'wamid.bare', status: 'delivered' },
    { provider_message_id: 'wamid.nameless', status: 'delivered' },
  ]);
});

it('statuses without a note are matched by the provider’s id, even if that id is stored later', async () => {
  const { messageId } = await writeMessage(server, { phone: LENA.phone, at: testNow() });
  const { biz_opaque_callback_data: _, ...bare } = statusOf(messageId, 'delivered');
  await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ statuses: [bare] }));
  const kept = () =>
    server.rows<{ tries: number }>('select tries from unmatched_receipts where provider_message_id = $1', [
      bare.id,
    ]);
  await waitFor('a check without a result', async () => ((await kept())[0]?.tries ?? 0) > 0);
  await server.rows('update messages set provider_message_id = $2 where message_id = $1', [
    messageId,
    bare.id,
  ]);
  await waitFor('its message', async () => (await kept()).length === 0);
  expect(await server.rows('select state from messages where message_id = $1', [messageId])).toEqual([
    { state: 'delivered' },
  ]);
  expect(await rollups()).toEqual(await recount());
});

it('statuses with a person’s account id store it, so that an opt-out from that account counts for the person', async () => {
  const { messageId, subscriberId } = await writeMessage(server, { phone: LENA.phone, at: SENT_AT });
  const lena = async () => {
    const [row] = await server.rows<{ bsuid: string | null; may_write: boolean }>(
      'select bsuid, has_marketing_consent as may_write from subscribers where subscriber_id = $1',
      [subscriberId],
    );
    return row;
  };
  const reported = { ...statusOf(messageId, 'delivered'), recipient_user_id: 'DE.777' };
  await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ statuses: [reported] }));
  await waitFor('her account', async () => (await lena())?.bsuid === 'DE.777');
  const stop = { id: 'wamid.stop', from_user_id: 'DE.777', timestamp: reported.timestamp, type: 'text' };
  const contacts = [{ profile: { name: 'Lena' }, user_id: 'DE.777' }];
  await postMetaWebhook(
    server.appUrl,
    'whatsapp',
    whatsAppBody({ contacts, messages: [{ ...stop, text: { body: 'STOP' } }] }),
  );
  await waitFor('her opt-out', async () => (await lena())?.may_write === false);
});

it('statuses with a price store it on delivery, and a later correction too', async () => {
  const { messageId } = await writeMessage(server, { phone: LENA.phone, at: SENT_AT });
  const priced = (status: string, billable: boolean, type: string) => ({
    ...statusOf(messageId, status),
    pricing: { billable, pricing_model: 'PMP', type, category: `marketing${'!'.repeat(100)}` },
  });
  const report = (status: object) =>
    postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ statuses: [status] }));
  const stored = async () => {
    const [row] = await server.rows<{ price_category: string }>(
      'select is_billable, price_type, price_category from messages where message_id = $1',
      [messageId],
    );
    return { ...row, price_category: row?.price_category.length };
  };
  await report(priced('delivered', true, 'regular'));
  expect(await stored()).toEqual({ is_billable: true, price_type: 'regular', price_category: 40 });
  await report(priced('sent', true, 'older'));
  expect(await stored()).toMatchObject({ price_type: 'regular' });
  await report(priced('read', false, 'free_entry_point'));
  expect(await stored()).toMatchObject({ is_billable: false, price_type: 'free_entry_point' });
  expect(await rollups()).toEqual(await recount());
});

it('statuses of a message that no longer exists are stored as unmatched, and the others still count', async () => {
  const gone = timeOrderedId(SENT_AT);
  const { messageId } = await writeMessage(server, { phone: LENA.phone, at: SENT_AT });
  const statuses = [statusOf(gone, 'delivered'), statusOf(messageId, 'delivered')];
  const answer = await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ statuses }));
  expect(answer).toMatchObject({ status: 200 });
  const kept = await server.rows(
    "select provider_message_id from unmatched_receipts where status = 'delivered'",
  );
  expect(kept).toContainEqual({ provider_message_id: `wamid.${gone}` });
  expect(kept).not.toContainEqual({ provider_message_id: `wamid.${messageId}` });
  expect(await server.rows('select state from messages where message_id = $1', [messageId])).toEqual([
    { state: 'delivered' },
  ]);
  expect(await rollups()).toEqual(await recount());
});

const receipt = (messageId: string, status: string) =>
  postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ statuses: [statusOf(messageId, status)] })).then(
    (answer) => expect(answer).toMatchObject({ status: 200 }),
  );

function statusOf(messageId: string, status: string) {
  const minutes = ['sent', 'delivered', 'read', 'failed'].indexOf(status);
  return {
    id: `wamid.${messageId}`,
    status,
    timestamp: String(SENT_AT.getTime() / 1000 + minutes * 60),
    recipient_id: LENA.phone.slice(1),
    biz_opaque_callback_data: `b1:${server.shopId}:${messageId}`,
    ...(status === 'failed' && { errors: [{ code: 131026, title: 'Message undeliverable' }] }),
  };
}

const aDrip = () => ({ kind: 'campaign', type: 'abandonedCart', id: randomUUID() }) as const;
const aBroadcast = () => ({ kind: 'broadcast', type: 'broadcast', id: randomUUID() }) as const;

const COUNTS = ['sent', 'delivered', 'read', 'failed'] as const;
const asNumbers = (row: Record<string, unknown>) =>
  Object.fromEntries(COUNTS.map((name) => [name, Number(row[name])])) as Record<
    (typeof COUNTS)[number],
    number
  >;

async function counted() {
  const rows = await server.rows(
    'select sum(sent) sent, sum(delivered) delivered, sum(read) read, sum(failed) failed from daily_rollups',
  );
  return asNumbers(rows[0] ?? {});
}

/** The rollups of each day on which something was sent. */
const rollups = () =>
  server.rows(
    `select day::text, source_kind, source_type, source_id, sent::int, delivered::int, read::int, failed::int
     from daily_rollups where sent + delivered + read + failed > 0 order by day, source_kind, source_type, source_id`,
  );

/** The same figures, counted from the messages themselves. A failure counts on the day when it is reported. */
const recount = () =>
  server.rows(
    `select day::text, source_kind, source_type, source_id, sum(sent)::int sent, sum(delivered)::int delivered, sum(read)::int read, sum(failed)::int failed
     from (
       select (sent_at at time zone time_zone)::date as day, source_kind, source_type,
         coalesce(source_id, '${ONLY_ONE}') as source_id, 1 as sent, (delivered_at is not null)::int as delivered,
         (read_at is not null)::int as read, 0 as failed
       from messages join shops using (shop_id) where sent_at is not null
       union all
       select (failed_at at time zone time_zone)::date, source_kind, source_type, coalesce(source_id, '${ONLY_ONE}'),
         0, 0, 0, 1
       from messages join shops using (shop_id) where failed_at is not null
     ) steps group by day, source_kind, source_type, source_id order by day, source_kind, source_type, source_id`,
  );
