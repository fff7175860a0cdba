import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/administration/audit/contract/audit-calls.ts';
import type { ApiKey } from '#features/administration/public-api/contract/key-calls.ts';
import type {
  ApiConversation,
  ApiConversationMessage,
} from '#features/administration/public-api/contract/resources/conversations.ts';
import type { ApiMessage } from '#features/administration/public-api/contract/resources/messages.ts';
import type { ApiPerson } from '#features/administration/public-api/contract/resources/people.ts';
import type { ApiTemplate } from '#features/administration/public-api/contract/resources/templates.ts';
import { SCOPES, type Scope } from '#features/administration/public-api/contract/scope.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { announceBody } from '#tools/test-environment/announce-body.ts';
import { get, openShop, post } from '#tools/test-environment/channels-client.ts';
import { ask, postJson, type Answer } from '#tools/test-environment/open-server.ts';
import { openTemplateClient, type TemplateClient } from '#tools/test-environment/template-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { Bellbird, eachEntry } from '../../clients/typescript/bellbird.ts';

const HELLO = {
  templateName: 'Parcel_ready',
  template: 'Hi {{firstNameWA}}, your parcel is at {{place}}.',
  type: 'Text',
  samples: { place: 'the shop' },
};

let client: TemplateClient;
let key: string;
let phones = 0;
beforeAll(async () => {
  client = await openTemplateClient();
  key = (await makeKey()).secret;
});
afterAll(() => client.close());

async function makeKey(
  scopes: readonly Scope[] = SCOPES,
  shop = client.shop,
): Promise<{ secret: string; key: ApiKey }> {
  const path = '/database/api/publicApi/createKey';
  const { body } = await post(shop, path, { shopUrl: shop.url, name: 'Reports', scopes, days: null });
  return body as { secret: string; key: ApiKey };
}

function read(path: string, secret = key): Promise<Answer> {
  return ask(`${client.server.appUrl}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` } });
}

function write(path: string, body: object, idempotencyKey: string = crypto.randomUUID(), secret = key) {
  return postJson(`${client.server.appUrl}/api/v1${path}`, body, {
    authorization: `Bearer ${secret}`,
    'idempotency-key': idempotencyKey,
  });
}

async function makePerson(): Promise<ApiPerson> {
  phones += 1;
  const { body } = await write('/people', { phone: `+49152155502${String(phones).padStart(2, '0')}` });
  return body as ApiPerson;
}

const grant = (person: ApiPerson, idempotencyKey?: string) =>
  write(`/people/${person.id}/grant-consent`, { wording: 'Yes, send me offers.' }, idempotencyKey);

const problem = (status: number, code: string) => ({ status, body: { status, code } });

describe('a key', () => {
  it('is shown once, is listed without its secret, and ends when it is deleted', async () => {
    const { secret, key: made } = await makeKey(['people:read']);
    expect(secret).toMatch(/^bb_test_[\w-]{43}$/);
    const list = async () => await get(client.shop, `/database/api/publicApi/getKeys?shopUrl=${DEMO_SHOP}`);
    expect((await read('/shop', secret)).body).toMatchObject({
      shop: { domain: DEMO_SHOP, currency: 'EUR' },
      key: { name: 'Reports', scopes: ['people:read'] },
    });
    const listed = JSON.stringify((await list()).body);
    expect(listed).toContain(`"ending":"${secret.slice(-4)}"`);
    expect(listed).not.toContain(secret.slice(0, -4));
    const remove = { shopUrl: DEMO_SHOP, keyId: made.keyId };
    await post(client.shop, '/database/api/publicApi/deleteKey', remove);
    expect(await read('/shop', secret)).toMatchObject(problem(401, 'API_KEY_INVALID'));
  });

  it.each([
    ['no key', {}],
    ['a wrong key', { authorization: 'Bearer bb_test_wrong' }],
    ['a key as a password', { authorization: 'Basic YmI6YmI=' }],
    ['a key with a quote', { authorization: "Bearer ' or true --" }],
  ])('is needed: %s is refused', async (_what, headers) => {
    const answer = await ask(`${client.server.appUrl}/api/v1/shop`, { headers });
    expect(answer).toMatchObject(problem(401, 'API_KEY_INVALID'));
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('is refused once it has expired', async () => {
    const { secret, key: made } = await makeKey();
    await client.server.rows("update api_keys set expires_at = now() - interval '1 day' where key_id = $1", [
      made.keyId,
    ]);
    expect(await read('/shop', secret)).toMatchObject(problem(401, 'API_KEY_INVALID'));
  });

  it('does only what its scopes say', async () => {
    const { secret } = await makeKey(['campaigns:read']);
    expect((await read('/campaigns', secret)).status).toBe(200);
    expect(await read('/people', secret)).toMatchObject(problem(403, 'SCOPE_MISSING'));
    expect(await write('/people', { phone: '+4915215550299' }, undefined, secret)).toMatchObject(
      problem(403, 'SCOPE_MISSING'),
    );
  });

  it('sees nothing of another shop', async () => {
    const other = await openShop(client.server.appUrl, 'bluebell-candles.myshopify.com');
    const { secret } = await makeKey(SCOPES, other);
    const person = await makePerson();
    expect(await read(`/people/${person.id}`, secret)).toMatchObject(problem(404, 'NOT_FOUND'));
    expect((await read('/people', secret)).body).toEqual({ data: [], nextCursor: null });
    const path = `/people/${person.id}/revoke-consent`;
    expect(await write(path, {}, undefined, secret)).toMatchObject(problem(404, 'NOT_FOUND'));
  });
});

describe('a list', () => {
  it('continues at its cursor, whatever was added meanwhile', async () => {
    const made = [await makePerson(), await makePerson(), await makePerson()];
    const first = (await read('/people?limit=2')).body as { data: ApiPerson[]; nextCursor: string };
    expect(first.data.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
    await makePerson();
    const second = (await read(`/people?limit=2&cursor=${first.nextCursor}`)).body as typeof first;
    expect(second.data[0]?.id).toBe(made[0]?.id);
    expect(await read(`/messages?cursor=${first.nextCursor}`)).toMatchObject(problem(422, 'CURSOR_INVALID'));
    expect(await read('/people?limit=101')).toMatchObject({
      status: 422,
      body: { code: 'MALFORMED_REQUEST', field: 'limit' },
    });
  });

  it.each(['campaigns', 'broadcasts', 'segments', 'templates', 'messages', 'orders/credits'])(
    'of %s can be read',
    async (path) => {
      expect(await read(`/${path}`)).toMatchObject({ status: 200, body: { data: expect.any(Array) as [] } });
    },
  );

  it('finds a person by their number', async () => {
    const person = await makePerson();
    const found = await read(`/people?phone=${encodeURIComponent(person.phone ?? '')}`);
    expect(found.body).toEqual({ data: [person], nextCursor: null });
  });
});

describe('consent', () => {
  it('is recorded with its wording, and a refusal wins until the person writes', async () => {
    const person = await makePerson();
    expect(person.consent.marketing).toBe('never');
    expect((await grant(person)).body).toMatchObject({
      outcome: 'granted',
      person: { consent: { marketing: 'granted' } },
    });
    await write(`/people/${person.id}/revoke-consent`, {});
    expect((await grant(person)).body).toMatchObject({
      outcome: 'waitsForConfirmation',
      person: { consent: { marketing: 'revoked' } },
    });
    expect((await read(`/people/${person.id}/consents`)).body).toMatchObject({
      data: [
        { change: 'revoked', origin: 'merchant' },
        { change: 'granted', origin: 'api', wording: 'Yes, send me offers.' },
      ],
    });
  });
});

describe('a request with an Idempotency-Key', () => {
  it('is done once, however often it is repeated', async () => {
    const person = await makePerson();
    const answers = [await grant(person, 'grant-1'), await grant(person, 'grant-1')];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    const rows = 'select from consent_ledger where subscriber_id = $1';
    expect(await client.server.rows(rows, [person.id])).toHaveLength(1);
  });

  it('is done once if it is repeated at the same moment', async () => {
    const person = await makePerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => grant(person, 'grant-2')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    const rows = 'select from consent_ledger where subscriber_id = $1';
    expect(await client.server.rows(rows, [person.id])).toHaveLength(1);
  });

  it('leaves one entry in the audit log with the name of its key, and none if it is refused', async () => {
    const person = await makePerson();
    await grant(person, 'grant-4');
    await grant(person, 'grant-4');
    await write('/people', { phone: 'no number' });
    const url = `/database/api/audit/getEntries?shopUrl=${DEMO_SHOP}&size=5`;
    const { entries } = (await get(client.shop, url)).body as { entries: AuditEntry[] };
    expect(entries.slice(0, 2)).toMatchObject([
      { by: { name: 'Reports', role: null }, action: '/api/v1/people/:personId/grant-consent', change: null },
      { by: { name: 'Reports', role: null }, action: '/api/v1/people' },
    ]);
  });

  it('is refused with another body, and without a key', async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    await grant(one, 'grant-3');
    expect(await grant(other, 'grant-3')).toMatchObject(problem(422, 'IDEMPOTENCY_KEY_REUSED'));
    expect(await write('/people', { phone: '+4915215550298' }, '')).toMatchObject(
      problem(422, 'IDEMPOTENCY_KEY_MISSING'),
    );
  });

  it('can be sent again after a refusal, and after its process died', async () => {
    const wrong = await write('/people', { phone: 'no number' }, 'person-1');
    expect(wrong).toMatchObject(problem(422, 'PHONE_INVALID'));
    expect((await write('/people', { phone: '+4915215550297' }, 'person-1')).status).toBe(200);
    await client.server.rows("update api_requests set done = null where idempotency_key = 'person-1'");
    const again = () => write('/people', { phone: '+4915215550297' }, 'person-1');
    expect(await again()).toMatchObject(problem(409, 'REQUEST_RUNNING'));
    await client.server.rows(
      "update api_requests set started_at = started_at - interval '1 minute' where idempotency_key = 'person-1'",
    );
    expect((await again()).status).toBe(200);
  });
});

describe('a message', () => {
  let template: ApiTemplate;
  beforeAll(async () => {
    await client.make(HELLO);
    await client.inStatus('parcel_ready', 'ENABLED');
    const { body } = await read('/templates');
    [template] = (body as { data: ApiTemplate[] }).data as [ApiTemplate];
  });

  const send = (person: ApiPerson, values: object, idempotencyKey?: string) =>
    write('/messages', { personId: person.id, templateId: template.id, values }, idempotencyKey);
  const ends = (id: string) =>
    waitFor('the message to end', async () => {
      const message = (await read(`/messages/${id}`)).body as ApiMessage;
      return message.state !== 'queued' && message;
    });

  it('is sent with its values, once, and its receipts can be read', async () => {
    expect(template).toMatchObject({
      name: 'parcel_ready',
      isSendable: true,
      variables: [{ name: 'place' }],
    });
    const person = await makePerson();
    await grant(person);
    const sent = (await send(person, { place: 'the station' }, 'send-1')).body as ApiMessage;
    const again = (await send(person, { place: 'the station' }, 'send-1')).body as ApiMessage;
    expect(again.id).toBe(sent.id);
    await waitFor('its delivery', async () => {
      const { state } = (await read(`/messages/${sent.id}`)).body as ApiMessage;
      return state === 'delivered' || state === 'read';
    });
    const { messages } = await client.server.environment.control<{ messages: object[] }>(
      `/whatsapp/messages?to=${encodeURIComponent(person.phone ?? '')}`,
    );
    const ofTemplate = messages.filter((one) => JSON.stringify(one).includes('parcel_ready'));
    expect(ofTemplate).toHaveLength(1);
    expect(JSON.stringify(ofTemplate)).toContain('the station');
    expect((await read(`/messages?personId=${person.id}`)).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: sent.id, source: 'api' })]) as [],
    });
  });

  it('is skipped for a person without consent', async () => {
    const { id } = (await send(await makePerson(), { place: 'home' })).body as ApiMessage;
    expect(await ends(id)).toMatchObject({ state: 'skipped', reason: 'noConsent' });
  });

  it('is refused without a value, and for an unknown template', async () => {
    const person = await makePerson();
    expect(await send(person, {})).toMatchObject({
      status: 422,
      body: { code: 'TEMPLATE_VARIABLES_NOT_FILLED', field: 'values.place' },
    });
    const templateId = crypto.randomUUID();
    expect(await write('/messages', { personId: person.id, templateId })).toMatchObject(
      problem(404, 'NOT_FOUND'),
    );
  });
});

describe('a conversation', () => {
  const conversationOf = async ({ id }: Pick<ApiPerson, 'id'>) => {
    const { body } = await read(`/conversations?personId=${id}`);
    return (body as { data: ApiConversation[] }).data[0];
  };
  const messagesOf = async ({ id }: ApiPerson) => {
    const { body } = await read(`/conversations/${id}/messages`);
    return (body as { data: ApiConversationMessage[] }).data;
  };
  const says = async (person: ApiPerson, text: string) => {
    await client.server.environment.control('/whatsapp/inbound', { from: person.phone, text });
    await waitFor('the message', async () => (await messagesOf(person)).some((one) => one.text === text));
  };
  const asks = async (): Promise<ApiPerson> => {
    const person = await makePerson();
    await says(person, 'Where is my parcel?');
    return person;
  };
  const reply = (person: Pick<ApiPerson, 'id'>, text: string, idempotencyKey?: string, secret = key) =>
    write(`/conversations/${person.id}/reply`, { text }, idempotencyKey, secret);
  const writtenTo = async (person: ApiPerson) =>
    client.server.rows("select from messages where subscriber_id = $1 and source_type = 'apiReply'", [
      person.id,
    ]);

  it('is answered once, word for word, and the team sees which program answered', async () => {
    const person = await asks();
    expect(await conversationOf(person)).toMatchObject({
      state: 'waiting',
      channel: 'whatsapp',
      lastMessageDirection: 'in',
      excerpt: 'Where is my parcel?',
      assignedTo: null,
      replyUntil: expect.any(String) as string,
    });
    const text = '<b>Tomorrow</b> & “later”\nمرحبا שלום {{first_name}} 🙂';
    const answers = [await reply(person, text, 'reply-1'), await reply(person, text, 'reply-1')];
    const [sent, again] = answers.map(({ body }) => body as ApiConversationMessage);
    expect(sent).toMatchObject({ direction: 'out', text, writtenBy: 'program', writerName: 'Reports' });
    expect(again?.id).toBe(sent?.id);
    expect(await writtenTo(person)).toHaveLength(1);
    expect(await conversationOf(person)).toMatchObject({ state: 'answered', waitingSince: null });
    await waitFor('its delivery', async () =>
      ['delivered', 'read'].includes((await messagesOf(person))[0]?.state ?? ''),
    );
    const { messages } = await client.server.environment.control<{ messages: object[] }>(
      `/whatsapp/messages?to=${encodeURIComponent(person.phone ?? '')}`,
    );
    expect(JSON.stringify(messages)).toContain(JSON.stringify(text));
    const whose = `shopUrl=${DEMO_SHOP}&subscriberId=${person.id}`;
    const { body } = await get(client.shop, `/database/api/inbox/getMessages?${whose}`);
    expect(Object.values((body as { writers: object }).writers)).toMatchObject([
      { name: 'Reports', isProgram: true },
    ]);
  });

  it('is answered once by a request that is repeated at the same moment', async () => {
    const person = await asks();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reply(person, 'Tomorrow', 'reply-2')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    expect(await writtenTo(person)).toHaveLength(1);
  });

  it('is finished and opened again, and each change is in the audit log', async () => {
    const person = await asks();
    const path = `/conversations/${person.id}`;
    expect((await write(`${path}/close`, {})).body).toMatchObject({ personId: person.id, state: 'done' });
    expect((await write(`${path}/reopen`, {})).body).toMatchObject({ state: 'waiting' });
    await reply(person, 'Tomorrow');
    const url = `/database/api/audit/getEntries?shopUrl=${DEMO_SHOP}&size=5`;
    const { entries } = (await get(client.shop, url)).body as { entries: AuditEntry[] };
    expect(entries.slice(0, 3).map(({ by, action }) => [by.name, action])).toEqual(
      ['reply', 'reopen', 'close'].map((what) => ['Reports', `/api/v1/conversations/:personId/${what}`]),
    );
  });

  it('refuses an answer that may not be sent', async () => {
    const person = await asks();
    expect(await reply(person, ' \n\u00A0')).toMatchObject(problem(422, 'TEXT_EMPTY'));
    expect(await reply(person, 'a'.repeat(1001))).toMatchObject({
      status: 422,
      body: { code: 'MALFORMED_REQUEST', field: 'text' },
    });
    const url = `${client.server.appUrl}/api/v1/conversations/${person.id}/reply`;
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'reply-large' };
    expect(await announceBody(url, 10_000_000, headers)).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
    expect(await reply(await makePerson(), 'Hello')).toMatchObject(problem(409, 'PERSON_SILENT'));
    await says(person, 'STOP');
    await waitFor('the opt-out', async () => (await conversationOf(person))?.replyUntil === null);
    expect(await reply(person, 'Hello', 'reply-3')).toMatchObject(problem(409, 'PERSON_STOPPED'));
    expect(await writtenTo(person)).toEqual([]);
    // The provider's times are whole seconds, so all of this is moved to minutes before.
    for (const earlier of [
      "subscribers set stopped_all_at = stopped_all_at - interval '1 minute'",
      "inbox_threads set last_question_at = last_question_at - interval '2 minutes'",
    ])
      await client.server.rows(`update ${earlier} where subscriber_id = $1`, [person.id]);
    expect(await reply(person, 'Hello', 'reply-3')).toMatchObject(problem(409, 'PERSON_STOPPED'));
    await says(person, 'And my refund?');
    expect((await reply(person, 'Hello', 'reply-3')).status).toBe(200);
  });

  it('is hidden from keys without its scopes, and from other shops', async () => {
    const person = await asks();
    const { secret: reader } = await makeKey(['conversations:read', 'messages:send']);
    expect((await read('/conversations', reader)).status).toBe(200);
    expect(await reply(person, 'Hello', undefined, reader)).toMatchObject(problem(403, 'SCOPE_MISSING'));
    const { secret: writer } = await makeKey(['conversations:write', 'messages:read']);
    expect(await read('/conversations', writer)).toMatchObject(problem(403, 'SCOPE_MISSING'));
    const path = `/conversations/${person.id}`;
    expect(await read(`${path}/messages`, writer)).toMatchObject(problem(403, 'SCOPE_MISSING'));
    const other = await openShop(client.server.appUrl, 'bluebell-candles.myshopify.com');
    const { secret } = await makeKey(SCOPES, other);
    expect((await read('/conversations', secret)).body).toEqual({ data: [], nextCursor: null });
    const missing = { ...problem(404, 'NOT_FOUND'), body: { code: 'NOT_FOUND', field: 'personId' } };
    expect(await read(`/conversations?personId=${person.id}`, secret)).toMatchObject(missing);
    expect(await read(`${path}/messages`, secret)).toMatchObject(missing);
    expect(await reply(person, 'Hello', undefined, secret)).toMatchObject(missing);
    expect(await write(`${path}/close`, {}, undefined, secret)).toMatchObject(missing);
  });

  it('is found by an id that was merged, and gone with an erased person', async () => {
    const person = await asks();
    const former = crypto.randomUUID();
    await client.server.rows(
      `insert into subscriber_aliases (shop_id, subscriber_id, merged_into, merged_at)
       select shop_id, $1, subscriber_id, now() from subscribers where subscriber_id = $2`,
      [former, person.id],
    );
    expect((await conversationOf({ id: former }))?.personId).toBe(person.id);
    expect((await reply({ id: former }, 'Tomorrow')).status).toBe(200);
    expect(await writtenTo(person)).toHaveLength(1);
    expect((await read(`/conversations/${former}/messages`)).body).toMatchObject({
      data: [{ text: 'Tomorrow' }, { text: 'Where is my parcel?' }],
    });
    const erase = { shopUrl: DEMO_SHOP, subscriberId: person.id };
    await post(client.shop, '/database/api/privacy/erasePerson', erase);
    await waitFor('the erasure', async () => (await read(`/people/${person.id}`)).status === 404);
    for (const id of [person.id, former])
      expect(await read(`/conversations/${id}/messages`)).toMatchObject(problem(404, 'NOT_FOUND'));
    expect(await reply(person, 'Hello')).toMatchObject(problem(404, 'NOT_FOUND'));
    const { data } = (await read('/conversations?limit=100')).body as { data: ApiConversation[] };
    expect(data.map(({ personId }) => personId)).not.toContain(person.id);
  });

  it('is listed at its place, and a cursor belongs to its list', async () => {
    const people = [await asks(), await asks(), await asks()];
    const list = async (query: string) =>
      (await read(`/conversations?${query}`)).body as { data: ApiConversation[]; nextCursor: string };
    const first = await list('limit=2');
    expect(first.data.map(({ personId }) => personId)).toEqual([people[2]?.id, people[1]?.id]);
    await asks();
    const cursor = encodeURIComponent(first.nextCursor);
    expect((await list(`limit=2&cursor=${cursor}`)).data[0]?.personId).toBe(people[0]?.id);
    expect(await read(`/conversations?state=waiting&cursor=${cursor}`)).toMatchObject(
      problem(422, 'CURSOR_INVALID'),
    );
    expect(await read(`/conversations/${people[0]?.id}/messages?cursor=${cursor}`)).toMatchObject(
      problem(422, 'CURSOR_INVALID'),
    );
    const invented = Buffer.from('["conversations  ","2026-02-31 10:00:00+00~x"]').toString('base64url');
    expect(await read(`/conversations?cursor=${invented}`)).toMatchObject(problem(422, 'CURSOR_INVALID'));
    expect(await read('/conversations?state=open')).toMatchObject(problem(422, 'MALFORMED_REQUEST'));
    const waiting = (await list('state=waiting&limit=100')).data.map(
      ({ waitingSince }) => waitingSince ?? '',
    );
    expect(waiting).toEqual(waiting.toSorted());
  });
});

it('can be used with the client of the repository', async () => {
  const bellbird = new Bellbird({ url: client.server.appUrl, key });
  const made = await bellbird.createPerson({ body: { phone: '+4915215550270', firstName: 'Lena' } });
  const { outcome } = await bellbird.grantConsent({
    personId: made.id,
    body: { wording: 'Yes, send me offers.' },
  });
  expect(outcome).toBe('granted');
  const ids: string[] = [];
  for await (const { id } of eachEntry((page) => bellbird.listPeople({ ...page, limit: 2 }))) ids.push(id);
  expect(ids[0]).toBe(made.id);
  const [row] = await client.server.rows<{ people: number }>(
    'select count(*)::int as people from subscribers s where subscriber_standing(s) < 3',
  );
  expect(new Set(ids).size).toBe(row?.people);
  const refused = bellbird.sendMessage({ body: { personId: made.id, templateId: crypto.randomUUID() } });
  await expect(refused).rejects.toMatchObject({ name: 'Refusal', status: 404, code: 'NOT_FOUND' });
});

it('describes every endpoint in its OpenAPI document', async () => {
  const { body } = await ask(`${client.server.appUrl}/api/v1/openapi.json`);
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: { '/people/{personId}': { get: { operationId: 'getPerson' } } },
  });
});
