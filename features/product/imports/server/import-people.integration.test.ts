import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openImportClient, type ImportClient } from '#tools/test-environment/import-client.ts';
import {
  ask,
  optIn,
  postJson,
  postMetaWebhook,
  refusal,
  whatsAppBody,
  allHandled,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const STATEMENT = 'Signed up at our stand at the spring fair';
const LENA = '+4915215550142';
const STOPPED = '+4915215550143';

let client: ImportClient;
beforeAll(async () => {
  client = await openImportClient();
  client.server.plantsAgainst.add('queuedMessageHasPlace');
  await optIn(client.server, { phone: LENA, ip: '198.51.100.42' });
  await optIn(client.server, { phone: STOPPED, ip: '198.51.100.43' });
  await say(STOPPED, 'STOP');
});
afterAll(() => client.close());

it('adds people with the values of the list, without sending them a message', async () => {
  const list = [
    'First name;Phone;Consent;Tags;Umsatz;Seit',
    'Anna;0151 12345678;ja;"vip, candles";1.234,50;3.11.2024',
    `Lena;${LENA};ja;vip;10;1.1.2025`,
    `Uwe;${STOPPED};ja;;20;2.1.2025`,
    'Otto;+43 664 1234567;nein;;30;3.1.2025',
    'Nobody;call me;ja;;;',
    '"=Twice";+4915112345678;ja;;;',
  ].join('\n');
  const importId = await client.bring(list, 'Spring fair');
  const { plan, names, rows } = await client.suggest(importId);
  expect(plan.columns.map(({ target }) => target)).toEqual([
    'firstName',
    'phone',
    'consent',
    'tags',
    'attribute',
    'attribute',
  ]);
  expect([names[1], rows[0]?.[1]]).toEqual(['Phone', '0151 12345678']);
  expect(refusal(await client.start(importId))).toMatchObject({ code: 'IMPORT_STATEMENT_MISSING' });
  expect(await client.start(importId, { statement: STATEMENT })).toMatchObject({ status: 200 });
  expect(await client.over(importId)).toMatchObject({
    status: 'completed',
    name: 'Spring fair',
    population: 4,
    percent: 100,
    hasErrors: true,
    counts: {
      rowsRead: 6,
      rowsGood: 4,
      rowsBad: 1,
      rowsDouble: 1,
      peopleAdded: 4,
      peopleNew: 2,
      peopleAgreed: 1,
      peopleWaiting: 1,
    },
  });
  expect(await people()).toEqual([
    { phone_e164: '+4915112345678', first_name: 'Anna', consent: true, origin: 'import' },
    { phone_e164: LENA, first_name: 'Lena', consent: true, origin: 'persistentPill' },
    { phone_e164: STOPPED, first_name: 'Uwe', consent: false, origin: 'persistentPill' },
    { phone_e164: '+436641234567', first_name: 'Otto', consent: false, origin: null },
  ]);
  expect(await ledgerOf('+4915112345678')).toEqual([
    { kind: 'granted', origin: 'import', wording: STATEMENT },
  ]);
  expect(await ledgerOf(STOPPED)).toMatchObject([
    { kind: 'granted' },
    { kind: 'revoked', origin: 'keyword' },
  ]);
  expect(await client.server.rows('select 1 from outbox')).toEqual([]);
  expect(await attributesOf('+4915112345678')).toEqual([
    { name: 'Seit', value: '2024-11-03' },
    { name: 'Tags', value: 'candles' },
    { name: 'Tags', value: 'vip' },
    { name: 'Umsatz', value: '1234.50' },
  ]);
  const { body } = await ask(
    `${client.server.appUrl}/database/api/broadcast/getImportedAttributes?shopUrl=${client.shop.url}`,
    { headers: { cookie: client.shop.cookie } },
  );
  expect(body).toEqual({
    attributes: [
      { attribute: 'Seit', valueType: 'valueDate' },
      { attribute: 'Tags', valueType: 'valueString' },
      { attribute: 'Umsatz', valueType: 'valueNumber' },
    ],
  });
});

it('stores attributes whose names have unusual lower-case letters, also from a second list', async () => {
  for (const [place, province] of ['Bursa', 'İzmir'].entries()) {
    const importId = await client.bring(
      `Phone;İl;ΤΟΠΟΣ\n+49151123450${place}1;${province};Πάτρα`,
      `Provinces ${place}`,
    );
    expect(await client.start(importId)).toMatchObject({ status: 200 });
    expect(await client.over(importId)).toMatchObject({ status: 'completed' });
    expect(await attributesOf(`+49151123450${place}1`)).toEqual([
      { name: 'İl', value: province },
      { name: 'ΤΟΠΟΣ', value: 'Πάτρα' },
    ]);
  }
});

it('lists each refused row in a file without spreadsheet formulas', async () => {
  const [{ import_id: importId } = { import_id: '' }] = await client.server.rows<{ import_id: string }>(
    "select import_id from imports where name = 'Spring fair'",
  );
  const { status, body, headers } = await client.get('errors', importId);
  expect({ status, type: headers.get('content-type') }).toEqual({
    status: 200,
    type: 'text/csv; charset=utf-8',
  });
  expect(body).toContain(
    '"6","This is not a phone number that can be reached (read as of DE).","Nobody","call me","ja"',
  );
  expect(body).toContain(
    `"7","An earlier row has this number already: that one was taken.","'=Twice","+4915112345678"`,
  );
});

it('reads a calling code from its own column, and refuses an ambiguous number', async () => {
  const list = [
    'Name,Country Code,Phone Number,WhatsApp Opted,Size',
    'Asha,91,9876571595,TRUE,7',
    'Beth,,919876543210,TRUE,8',
    'Carl,Atlantis,9876571596,TRUE,9',
    'Dora,49,15215550190,TRUE,8, 5',
  ].join('\n');
  // The shop already has an attribute with this name, with texts.
  await client.server.rows(`insert into attributes (shop_id, attribute_id, name, value_type, created_at)
    select shop_id, gen_random_uuid(), 'Size', 'valueString', now() from shops where shop_url = '${client.shop.url}'`);
  const importId = await client.bring(list, 'Interakt');
  const { plan } = await client.suggest(importId);
  const asked = 'Did you mean +91 98765 43210 or +49 9198 76543210?';
  const { body } = await client.post('preview', { importId, plan });
  expect(body).toEqual({
    faults: [
      null,
      expect.stringContaining(asked) as string,
      expect.stringContaining('“Atlantis” is not a country') as string,
      expect.stringContaining('This row has 6 cells') as string,
    ],
  });
  expect(await client.start(importId, { statement: STATEMENT })).toMatchObject({ status: 200 });
  expect(await client.over(importId)).toMatchObject({
    population: 1,
    counts: { rowsRead: 4, rowsGood: 1, rowsBad: 3, peopleAgreed: 1 },
  });
  expect(await attributesOf('+919876571595')).toEqual([{ name: 'Size', value: '7' }]);
  const { body: file } = await client.get('errors', importId);
  expect(file).toContain(`"3","${asked} Write the number with a plus and its country code.","Beth"`);
  expect(file).toContain('"4","“Atlantis” is not a country');
  await client.server.rows("delete from subscribers where phone_e164 = '+919876571595'");
});

it('skips erased people, and gives nobody consent without a consent column', async () => {
  const erased = '+4915215550144';
  await client.bring('Phone\n', 'Draft');
  await optIn(client.server, { phone: erased, ip: '198.51.100.44' });
  const [person] = await client.server.rows<{ subscriber_id: string }>(
    'select subscriber_id from subscribers where phone_e164 = $1',
    [erased],
  );
  await ask(`${client.server.appUrl}/database/api/privacy/erasePerson`, {
    method: 'POST',
    headers: { cookie: client.shop.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ shopUrl: client.shop.url, subscriberId: person?.subscriber_id }),
  });
  await waitFor('the erasure', async () => {
    const rows = await client.server.rows('select 1 from suppressed_phones');
    return rows.length > 0;
  });
  const importId = await client.bring(`Phone,City\n${erased},Bonn\n+4915215550145,Ulm\n`);
  await client.start(importId);
  expect(await client.over(importId)).toMatchObject({
    population: 1,
    counts: { peopleLeftOut: 1, peopleNew: 1, peopleAgreed: 0 },
  });
  expect(await client.server.rows('select 1 from subscribers where phone_e164 = $1', [erased])).toEqual([]);
  const newcomer = (await people()).find(({ phone_e164: phone }) => phone === '+4915215550145');
  expect(newcomer).toMatchObject({ consent: false, origin: null });
});

it('deletes every file that names an erased person', async () => {
  const erased = '+4915215550160';
  await optIn(client.server, { phone: erased, ip: '198.51.100.48' });
  const [reports, figures] = [await askForFile('subscriberExport'), await askForFile('figureExport')];
  const read = await client.bring('Name,Phone\nMarie,+4915215550161\nZyx 0152 155 50160,call me\n', 'Read');
  await client.start(read);
  expect(await client.over(read)).toMatchObject({ status: 'completed', hasErrors: true });
  const errors = await client.get('errors', read);
  expect(errors).toMatchObject({ status: 200, body: expect.stringContaining('155 50160') as string });
  const naming = await client.bring('Phone\n0152-155 50160\n', 'Names her');
  const other = await client.bring('Phone\n+4915215550162\n', 'Names others');

  await erase(erased);
  expect((await ask(reports)).status).toBe(410);
  expect((await ask(figures)).status).toBe(200);
  expect((await client.get('errors', read)).status).toBe(404);
  expect(await client.read(naming)).toMatchObject({
    status: 'error',
    reason: expect.stringContaining('asked to be erased') as string,
  });
  expect((await client.suggest(other)).rows).toEqual([['+4915215550162']]);
  expect(await filesNaming('15550160')).toEqual([]);
});

it('recognises other encodings', async () => {
  const importId = await client.bring(Buffer.from('Name;Telefon\nJürgen;+4915215550146\n', 'latin1'));
  expect(await client.suggest(importId)).toMatchObject({
    encoding: 'windows-1252',
    rows: [['Jürgen', '+4915215550146']],
  });
});

it('deletes a list, but not its people', async () => {
  const importId = await client.bring('Phone\n+4915215550147\n');
  await client.start(importId);
  await client.over(importId);
  expect(await client.post('delete', { importId })).toMatchObject({ status: 200 });
  expect(await client.get('get', importId)).toMatchObject({ status: 404 });
  expect((await people()).map(({ phone_e164: phone }) => phone)).toContain('+4915215550147');
});

it('keeps a list that a segment or an unsent broadcast uses, and names them', async () => {
  const importId = await client.bring('Phone\n+4915215550148\n', 'Never again');
  await client.start(importId);
  await client.over(importId);
  const condition = {
    rules: [
      { segmentType: 'NumberOfOrders<', key: 0, exclude: 0, conditions: [{ checkValue: 100 }] },
      { segmentType: 'importedOrders', key: 1, exclude: 1, conditions: [{ importId }] },
    ],
  };
  const { body: segment } = await call('segments/saveSegment', { name: 'Others', condition });
  const { body: begun } = await call('broadcast/create', { pageId: client.shop.url });
  const broadcastId = (begun as { data: string }).data;
  await call('broadcast/update', {
    pageId: client.shop.url,
    broadcastId,
    broadcastName: 'Spring',
    status: 'draft',
    condition,
  });
  expect(await client.post('delete', { importId })).toMatchObject({
    status: 200,
    body: { deleted: false, usedBy: ['segment “Others”', 'broadcast “Spring”'] },
  });
  expect(await client.read(importId)).toMatchObject({ status: 'completed', population: 1 });
  await call('segments/deleteSegment', { id: (segment as { id: string }).id });
  await client.server.rows("update broadcasts set status = 'sent' where broadcast_id = $1", [broadcastId]);
  expect(await client.post('delete', { importId })).toMatchObject({ body: { deleted: true, usedBy: [] } });
});

function call(name: string, body: object) {
  const { server, shop } = client;
  return postJson(`${server.appUrl}/database/api/${name}`, body, { cookie: shop.cookie });
}

async function say(phone: string, text: string): Promise<void> {
  const value = {
    contacts: [{ profile: { name: 'Uwe' }, wa_id: phone.slice(1) }],
    messages: [
      {
        from: phone.slice(1),
        id: `wamid.${phone}.${text}`,
        timestamp: String(Math.floor(Date.now() / 1000)),
        type: 'text',
        text: { body: text },
      },
    ],
  };
  await postMetaWebhook(client.server.appUrl, 'whatsapp', whatsAppBody(value));
  await allHandled(client.server.rows);
  await client.server.rows('delete from outbox');
  await client.server.rows('update subscribers set first_name = null');
}

function people() {
  return client.server.rows<{ phone_e164: string; consent: boolean; origin: string | null }>(
    `select phone_e164, first_name, has_marketing_consent as consent, opt_in_tool_type as origin
     from subscribers where phone_e164 is not null order by phone_e164 <> '+4915112345678', phone_e164 like '+43%', phone_e164`,
  );
}

function ledgerOf(phone: string) {
  return client.server.rows(
    `select kind, origin, wording from consent_ledger join subscribers using (shop_id, subscriber_id)
     where phone_e164 = $1 order by recorded_at`,
    [phone],
  );
}

function attributesOf(phone: string) {
  return client.server.rows(
    `select name, coalesce(text_value, number_value::text, date_value::text) as value
     from attribute_values join attributes using (shop_id, attribute_id) join subscribers using (shop_id, subscriber_id)
     where phone_e164 = $1 order by name, item`,
    [phone],
  );
}

/** Requests a file of the shop, and returns the link in its e-mail. */
async function askForFile(kind: string): Promise<string> {
  const { shop, server } = client;
  const email = `${kind.toLowerCase()}@shop.example`;
  const body = { shopUrl: shop.url, email, timeZone: 'UTC' };
  const answer = await postJson(`${server.appUrl}/api/analytics/${kind}`, body, { cookie: shop.cookie });
  expect(answer.status).toBe(200);
  return waitFor('the mail with the link', async () => {
    const { mails } = await server.environment.control<{ mails: { recipients: string[]; text: string }[] }>(
      '/mail',
    );
    const mail = mails.find(({ recipients }) => recipients.includes(email));
    return mail && /http\S+/.exec(mail.text)?.[0];
  });
}

async function erase(phone: string): Promise<void> {
  const [person] = await client.server.rows<{ subscriber_id: string }>(
    'select subscriber_id from subscribers where phone_e164 = $1',
    [phone],
  );
  const body = { shopUrl: client.shop.url, subscriberId: person?.subscriber_id };
  const headers = { cookie: client.shop.cookie };
  const answer = await postJson(`${client.server.appUrl}/database/api/privacy/erasePerson`, body, headers);
  const { requestId } = answer.body as { requestId: string };
  await waitFor('the erasure', async () => {
    const done = 'select from privacy_requests where request_id = $1 and state = $2';
    return (await client.server.rows(done, [requestId, 'done'])).length === 1;
  });
}

/** Returns the stored files with these digits in a row, ignoring all other characters. */
async function filesNaming(digits: string): Promise<string[]> {
  const folder = path.join(client.server.environment.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  const named: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    if (text.replaceAll(/[^0-9]/g, '').includes(digits)) named.push(file);
  }
  return named;
}
