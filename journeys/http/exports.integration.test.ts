import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordRevocation } from '#features/foundations/subscribers/server/ledger-api.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import { get, post } from '#tools/test-environment/channels-client.ts';
import { linkIn, openExportClient, type ExportClient } from '#tools/test-environment/export-client.ts';
import {
  allHandled,
  ask,
  optIn,
  postStoreWebhook,
  refusal,
  testNow,
} from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { DEMO_SHOP } from '../../tools/seed/seed-demo-shop.ts';
import { waitFor } from '../../tools/test-environment/wait-for.ts';
import { writeReportedMessages } from './reported-messages.ts';

const PHONE = '+4915215550142';

let client: ExportClient;
let server: ExportClient['server'];
beforeAll(async () => {
  client = await openExportClient();
  ({ server } = client);
  await optIn(server, { phone: PHONE, ip: '198.51.100.42' });
  await allHandled(server.rows);
  await server.rows("update subscribers set first_name = '=Lena', last_name = 'Vogt' where phone_e164 = $1", [
    PHONE,
  ]);
});
afterAll(() => client.close());

it('sends a delivery report by e-mail, with a link to this file that works for a week', async () => {
  await writeReportedMessages(server, PHONE);
  const answer = await client.askReport();
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Submitted – You will get an email within 5 minutes with required data' },
  });

  const mail = await client.mailTo('eva@shop.example');
  expect(mail.subject).toBe('Your file is ready: Delivery report, Abandoned cart');
  const link = linkIn(mail);
  const file = await ask(link);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="delivery-report-abandonedCart-${testNow().toISOString().slice(0, 10)}.csv"`,
  );
  const lines = String(file.body).trim().split('\r\n');
  expect(lines[0]).toContain('"When (Asia/Tokyo)","Channel","Campaign","Drip"');
  expect(lines.slice(1)).toEqual([
    `"2026-06-01 17:01:00","WhatsApp","Abandoned cart","abandonedCart1","'=Lena Vogt","${PHONE}","Read","","2026-06-01 18:00:00","2026-06-01 19:00:00","#1077","37.50"`,
    `"2026-06-02 17:00:00","WhatsApp","Abandoned cart","","'=Lena Vogt","${PHONE}","Not sent","Ordered in the meantime","","","",""`,
    expect.stringMatching(/^"2026-06-03 17:00:00",.*"Failed","[^"]*WhatsApp[^"]*","","","",""$/),
  ]);

  const [exported] = await client.exportsOf();
  expect(exported).toMatchObject({ state: 'ready', rowsDone: 3, rowsTotal: 3, emailTo: 'eva@shop.example' });
  const changed = (name: string, value: string) => {
    const url = new URL(link);
    url.searchParams.set(name, value);
    return url.href;
  };
  const other = await server.rows<{ shop_id: string }>('select shop_id from shops where shop_id <> $1', [
    server.shopId,
  ]);
  const forged = [
    changed('signature', 'x'.repeat(43)),
    changed('expires', String(testNow().getTime() + 90 * DAY_MS)),
    changed('shop', String(other[0]?.shop_id)),
    changed('export', '01a1f8b4-7965-7f06-8434-417d01bc2f37'),
    link.replace(/&signature.*/, ''),
  ];
  const page = await ask(forged[0] ?? '', { headers: { accept: 'text/html,*/*' } });
  expect(page).toMatchObject({
    status: 410,
    body: expect.stringContaining('This link has expired') as string,
  });
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  for (const url of forged)
    expect(refusal(await ask(url))).toEqual({ status: 410, code: 'EXPORT_LINK_EXPIRED' });
});

it.each([
  ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 422, 'timeZone'],
  ['two addresses in one field', { emailTo: 'eva@shop.example,mallory@evil.example' }, 422, 'emailTo'],
  ['an address with a line break', { emailTo: 'eva@shop.example\r\nBcc: m@evil.example' }, 422, 'emailTo'],
  ['another shop', { shopUrl: 'bluebell-candles.myshopify.com' }, 403, 'shopUrl'],
])('refuses %s', async (_what, fields, status, field) => {
  expect(refusal(await client.askReport(fields))).toMatchObject({ status, field });
});

it('does nothing when another site leads here, or without a login', async () => {
  const before = (await client.exportsOf()).length;
  expect(refusal(await client.askReport({}, { 'sec-fetch-site': 'cross-site' }))).toEqual({
    status: 403,
    code: 'OTHER_SITE',
  });
  expect(refusal(await client.askReport({}, { cookie: '' }))).toMatchObject({ status: 401 });
  expect(await client.exportsOf()).toHaveLength(before);
});

it('shows no exports of another shop', async () => {
  const [mine] = await client.exportsOf();
  const { other } = client;
  const asked = await get(
    other,
    `/database/api/exports/getExport?shopUrl=${other.url}&exportId=${mine?.exportId}`,
  );
  expect(refusal(asked)).toMatchObject({ status: 404 });
});

it('sends a mail again when it is due if the server refused it for now', async () => {
  await server.environment.control('/mail/answer', { answer: '451 try again later' });
  await client.askReport({ emailTo: 'later@shop.example' });
  await waitFor('the end of a first try', async () => {
    const mail = await client.mailRow('later@shop.example');
    return mail !== undefined && mail.attempts > 0 && mail.state !== 'sending';
  });
  await server.environment.forward(15_000);
  const { headers } = await client.mailTo('later@shop.example');
  expect(headers.filter((line) => /^(to|bcc|cc):/i.test(line))).toEqual(['To: later@shop.example']);
  await waitFor('it to be sent', async () => (await client.mailRow('later@shop.example'))?.state === 'sent');
});

it('does not send a mail again that the server may have accepted', async () => {
  await server.environment.control('/mail/answer', { answer: '', isTaken: true });
  await client.askReport({ emailTo: 'lost@shop.example' });
  await waitFor(
    'an unknown fate',
    async () => (await client.mailRow('lost@shop.example'))?.state === 'unknown',
  );
  await server.environment.forward(2 * 3600 * 1000);
  await client.askReport({ emailTo: 'after@shop.example' });
  await client.mailTo('after@shop.example');
  expect(await client.mailsTo('lost@shop.example')).toHaveLength(1);
});

it('reports a refused address, offers the file anyway, and lets a person send the mail again', async () => {
  await server.environment.control('/mail/answer', { answer: '550 no such person' });
  await client.askReport({ emailTo: 'nobody@shop.example' });
  await waitFor('it to be given up', async () => (await client.givenUpMails()) === 1);
  const refused = (await client.exportsOf()).find(({ emailTo }) => emailTo === 'nobody@shop.example');
  expect(refused).toMatchObject({
    state: 'ready',
    mail: 'refused',
    mailNote: expect.stringMatching(
      /^The e-mail to nobody@shop.example could not be sent.*550 no such person\.$/,
    ) as string,
  });
  expect((await ask(`${server.appUrl}${refused?.downloadUrl ?? ''}`)).status).toBe(200);
  const reported = (await client.alerts()).filter((sentence) => sentence.includes('e-mail'));
  expect(reported).toEqual([
    expect.stringMatching(/^The e-mail with the link to \S+ did not reach nobody@shop.example\.$/),
  ]);
  await server.environment.merchant.post(`${server.appUrl}/database/api/messages/tryAgain`, {
    shopUrl: DEMO_SHOP,
  });
  await client.mailTo('nobody@shop.example');
  expect(await client.givenUpMails()).toBe(0);
  const handedOver = await waitFor('it to be handed over', async () =>
    (await client.exportsOf()).find(
      ({ emailTo, mail }) => emailTo === 'nobody@shop.example' && mail === 'taken',
    ),
  );
  // A mail server that accepted the mail may later find no such recipient. It reports that only to the sender.
  expect(handedOver.mailNote).toMatch(
    / was handed to the mail server\. Should it not arrive, the file is here\.$/,
  );
  expect((await client.alerts()).filter((sentence) => sentence.includes('e-mail'))).toEqual([]);
});

it('exports a shop’s own reviews in the columns of a review app, and counts the replies', async () => {
  await server.rows(
    `insert into reviews (shop_id, review_id, subscriber_id, message_id, product_handle, reply, rating, text, created_at, updated_at)
     select s.shop_id, gen_random_uuid(), s.subscriber_id, gen_random_uuid(), 'stoneware-mug', r.reply, r.rating, r.text, $2, $2
     from subscribers s, (values ('Great', 5, 'Lovely'), ('Bad', 1, null)) r(reply, rating, text) where s.phone_e164 = $1`,
    [PHONE, new Date('2026-06-09T10:00:00Z')],
  );
  const read = async (path: string, shop = client.demo) =>
    (await get(shop, `/database/api/${path}&shopUrl=${shop.url}`)).body;
  expect(await read('reviews?format=loox')).toMatchObject({
    columns: expect.arrayContaining(['product_handle', 'rating', 'body']),
    rows: [['stoneware-mug', '', '5', '=Lena Vogt', '', 'Lovely', '2026-06-09', '', '', '', 'true', 'false']],
    nextCursor: null,
  });
  const replies = 'getQuickRepliesAnalytics?sourceType=reviewWA';
  expect(await read(replies)).toEqual({ Great: 1, Okay: 0, Bad: 1, totalCount: 2 });
  expect(await read('reviews?format=loox', client.other)).toMatchObject({ rows: [] });
});

it('exports opt-outs, earned orders and daily figures at the same time, without spreadsheet formulas', async () => {
  const phone = '+4915215550143';
  const at = new Date('2026-05-01T12:00:00Z');
  const subscriberId = await addSubscriber(server.db, server.shopId, { phone, at });
  const names = { first_name: '=HYPERLINK("http://x")', last_name: '王伟', email: '+cmd@shop.example' };
  await postStoreWebhook(server.appUrl, { topic: 'customers/create', body: { id: 143, phone, ...names } });
  await allHandled(server.rows);
  const stop = { origin: 'keyword', at: new Date('2026-06-01T22:30:00Z'), endsAll: false };
  const row = { shop_id: server.shopId, subscriber_id: subscriberId };
  await server.db.transaction().execute((tx) => recordRevocation(tx, row, stop));
  const lines: Record<string, string[]> = {};
  const files = ['unsubscriberExport', 'orderExport', 'figureExport'];
  // All exports are requested before the first is written.
  for (const what of files) {
    const address = `${what}@shop.example`;
    const asked = await post(client.demo, `/api/analytics/${what}`, {
      shopUrl: DEMO_SHOP,
      email: address,
      timeZone: 'Asia/Tokyo',
    });
    expect(asked.body).toMatchObject({
      message: 'Submitted – You will get an email within 24 hours with required data',
    });
  }
  for (const what of files) {
    const { body } = await ask(linkIn(await client.mailTo(`${what}@shop.example`)));
    lines[what] = String(body).trim().split('\r\n');
  }
  expect(lines['unsubscriberExport']).toContain(
    `"+4915215550143","'=HYPERLINK(""http://x"") 王伟","'+cmd@shop.example","WhatsApp","2026-06-02 07:30:00"`,
  );
  expect(lines['orderExport']?.[0]).toContain('"Earned (EUR)"');
  expect(lines['orderExport']?.some((line) => line.includes('"#1077"') && line.includes('"50.00"'))).toBe(
    true,
  );
  expect(lines['figureExport']?.[0]).toContain('"Day (Europe/Berlin)","Channel","What","Sent"');
  const [reported] = await server.rows<{ day: string }>(
    `select day::text from daily_rollups where shop_id = $1 and source_kind = 'tool' and opt_ins = 1`,
    [server.shopId],
  );
  expect(lines['figureExport']?.find((line) => line.startsWith(`"${reported?.day ?? ''}"`))).toMatch(
    /"1","\d+"$/,
  );
});

it('keeps files for seven days, and accepts three exports at a time', async () => {
  const { text } = await client.mailTo('eva@shop.example');
  await server.environment.forward(8 * DAY_MS);
  await waitFor('a link that is no longer good', async () => {
    const answer = await ask(linkIn({ text }));
    return answer.status === 410 && refusal(answer).code === 'EXPORT_LINK_EXPIRED';
  });
  await server.rows(
    `insert into exports (shop_id, export_id, kind, params, requested_by, state, due_at, file_name, created_at)
     select $1, gen_random_uuid(), 'deliveryReport', '{}', 'merchant', 'queued', now() + interval '1 year', 'x.csv', now()
     from generate_series(1, 3)`,
    [server.shopId],
  );
  expect(refusal(await client.askReport())).toEqual({ status: 409, code: 'EXPORTS_UNDER_WAY' });
  const waiting = (await client.exportsOf()).filter(({ state }) => state === 'queued');
  const cancelled = await server.environment.merchant.post(
    `${server.appUrl}/database/api/exports/cancelExport`,
    {
      shopUrl: DEMO_SHOP,
      exportId: waiting[0]?.exportId,
    },
  );
  expect(cancelled.body).toEqual({ state: 'cancelled' });
  expect((await client.askReport()).status).toBe(200);
});
