import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/administration/audit/contract/audit-calls.ts';
import type { ApiPerson } from '#features/administration/public-api/contract/resources/people.ts';
import { SCOPES } from '#features/administration/public-api/contract/scope.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post } from '#tools/test-environment/channels-client.ts';
import { ask } from '#tools/test-environment/open-server.ts';
import { Bellbird, eachEntry } from '../../../clients/typescript/bellbird.ts';
import { ApiClient, problem } from './api-client.ts';

let api: ApiClient;
beforeAll(async () => {
  api = await ApiClient.open();
});
afterAll(() => api.close());

describe('a key', () => {
  it('is shown once, is listed without its secret, and ends when it is deleted', async () => {
    const { secret, key: made } = await api.makeKey(['people:read']);
    expect(secret).toMatch(/^bb_test_[\w-]{43}$/);
    const list = async () =>
      await get(api.client.shop, `/database/api/publicApi/getKeys?shopUrl=${DEMO_SHOP}`);
    expect((await api.read('/shop', secret)).body).toMatchObject({
      shop: { domain: DEMO_SHOP, currency: 'EUR' },
      key: { name: 'Reports', scopes: ['people:read'] },
    });
    const listed = JSON.stringify((await list()).body);
    expect(listed).toContain(`"ending":"${secret.slice(-4)}"`);
    expect(listed).not.toContain(secret.slice(0, -4));
    const remove = { shopUrl: DEMO_SHOP, keyId: made.keyId };
    await post(api.client.shop, '/database/api/publicApi/deleteKey', remove);
    expect(await api.read('/shop', secret)).toMatchObject(problem(401, 'API_KEY_INVALID'));
  });

  it.each([
    ['no key', {}],
    ['a wrong key', { authorization: 'Bearer bb_test_wrong' }],
    ['a key as a password', { authorization: 'Basic YmI6YmI=' }],
    ['a key with a quote', { authorization: "Bearer ' or true --" }],
  ])('is needed: %s is refused', async (_what, headers) => {
    const answer = await ask(`${api.client.server.appUrl}/api/v1/shop`, { headers });
    expect(answer).toMatchObject(problem(401, 'API_KEY_INVALID'));
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('is refused once it has expired', async () => {
    const { secret, key: made } = await api.makeKey();
    await api.client.server.rows(
      "update api_keys set expires_at = now() - interval '1 day' where key_id = $1",
      [made.keyId],
    );
    expect(await api.read('/shop', secret)).toMatchObject(problem(401, 'API_KEY_INVALID'));
  });

  it('does only what its scopes say', async () => {
    const { secret } = await api.makeKey(['campaigns:read']);
    expect((await api.read('/campaigns', secret)).status).toBe(200);
    expect(await api.read('/people', secret)).toMatchObject(problem(403, 'SCOPE_MISSING'));
    expect(await api.write('/people', { phone: '+4915215550299' }, undefined, secret)).toMatchObject(
      problem(403, 'SCOPE_MISSING'),
    );
  });

  it('sees nothing of another shop', async () => {
    const other = await openShop(api.client.server.appUrl, 'bluebell-candles.myshopify.com');
    const { secret } = await api.makeKey(SCOPES, other);
    const person = await api.makePerson();
    expect(await api.read(`/people/${person.id}`, secret)).toMatchObject(problem(404, 'NOT_FOUND'));
    expect((await api.read('/people', secret)).body).toEqual({ data: [], nextCursor: null });
    const path = `/people/${person.id}/revoke-consent`;
    expect(await api.write(path, {}, undefined, secret)).toMatchObject(problem(404, 'NOT_FOUND'));
  });
});

describe('a list', () => {
  it('continues at its cursor, whatever was added meanwhile', async () => {
    const made = [await api.makePerson(), await api.makePerson(), await api.makePerson()];
    const first = (await api.read('/people?limit=2')).body as { data: ApiPerson[]; nextCursor: string };
    expect(first.data.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
    await api.makePerson();
    const second = (await api.read(`/people?limit=2&cursor=${first.nextCursor}`)).body as typeof first;
    expect(second.data[0]?.id).toBe(made[0]?.id);
    expect(await api.read(`/messages?cursor=${first.nextCursor}`)).toMatchObject(
      problem(422, 'CURSOR_INVALID'),
    );
    expect(await api.read('/people?limit=101')).toMatchObject({
      status: 422,
      body: { code: 'MALFORMED_REQUEST', field: 'limit' },
    });
  });

  it.each(['campaigns', 'broadcasts', 'segments', 'templates', 'messages', 'orders/credits'])(
    'of %s can be read',
    async (path) => {
      expect(await api.read(`/${path}`)).toMatchObject({
        status: 200,
        body: { data: expect.any(Array) as [] },
      });
    },
  );

  it('finds a person by their number', async () => {
    const person = await api.makePerson();
    const found = await api.read(`/people?phone=${encodeURIComponent(person.phone ?? '')}`);
    expect(found.body).toEqual({ data: [person], nextCursor: null });
  });
});

describe('consent', () => {
  it('is recorded with its wording, and a refusal wins until the person writes', async () => {
    const person = await api.makePerson();
    expect(person.consent.marketing).toBe('never');
    expect((await api.grant(person)).body).toMatchObject({
      outcome: 'granted',
      person: { consent: { marketing: 'granted' } },
    });
    await api.write(`/people/${person.id}/revoke-consent`, {});
    expect((await api.grant(person)).body).toMatchObject({
      outcome: 'waitsForConfirmation',
      person: { consent: { marketing: 'revoked' } },
    });
    expect((await api.read(`/people/${person.id}/consents`)).body).toMatchObject({
      data: [
        { change: 'revoked', origin: 'merchant' },
        { change: 'granted', origin: 'api', wording: 'Yes, send me offers.' },
      ],
    });
  });
});

describe('a request with an Idempotency-Key', () => {
  it('is done once, however often it is repeated', async () => {
    const person = await api.makePerson();
    const answers = [await api.grant(person, 'grant-1'), await api.grant(person, 'grant-1')];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    const rows = 'select from consent_ledger where subscriber_id = $1';
    expect(await api.client.server.rows(rows, [person.id])).toHaveLength(1);
  });

  it('is done once if it is repeated at the same moment', async () => {
    const person = await api.makePerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.grant(person, 'grant-2')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    const rows = 'select from consent_ledger where subscriber_id = $1';
    expect(await api.client.server.rows(rows, [person.id])).toHaveLength(1);
  });

  it('leaves one entry in the audit log with the name of its key, and none if it is refused', async () => {
    const person = await api.makePerson();
    await api.grant(person, 'grant-4');
    await api.grant(person, 'grant-4');
    await api.write('/people', { phone: 'no number' });
    const url = `/database/api/audit/getEntries?shopUrl=${DEMO_SHOP}&size=5`;
    const { entries } = (await get(api.client.shop, url)).body as { entries: AuditEntry[] };
    expect(entries.slice(0, 2)).toMatchObject([
      { by: { name: 'Reports', role: null }, action: '/api/v1/people/:personId/grant-consent', change: null },
      { by: { name: 'Reports', role: null }, action: '/api/v1/people' },
    ]);
  });

  it('is refused with another body, and without a key', async () => {
    const [one, other] = [await api.makePerson(), await api.makePerson()];
    await api.grant(one, 'grant-3');
    expect(await api.grant(other, 'grant-3')).toMatchObject(problem(422, 'IDEMPOTENCY_KEY_REUSED'));
    expect(await api.write('/people', { phone: '+4915215550298' }, '')).toMatchObject(
      problem(422, 'IDEMPOTENCY_KEY_MISSING'),
    );
  });

  it('can be sent again after a refusal, and after its process died', async () => {
    const wrong = await api.write('/people', { phone: 'no number' }, 'person-1');
    expect(wrong).toMatchObject(problem(422, 'PHONE_INVALID'));
    expect((await api.write('/people', { phone: '+4915215550297' }, 'person-1')).status).toBe(200);
    await api.client.server.rows("update api_requests set done = null where idempotency_key = 'person-1'");
    const again = () => api.write('/people', { phone: '+4915215550297' }, 'person-1');
    expect(await again()).toMatchObject(problem(409, 'REQUEST_RUNNING'));
    await api.client.server.rows(
      "update api_requests set started_at = started_at - interval '1 minute' where idempotency_key = 'person-1'",
    );
    expect((await again()).status).toBe(200);
  });
});

it('can be used with the client of the repository', async () => {
  const bellbird = new Bellbird({ url: api.client.server.appUrl, key: api.key });
  const made = await bellbird.createPerson({ body: { phone: '+4915215550270', firstName: 'Lena' } });
  const { outcome } = await bellbird.grantConsent({
    personId: made.id,
    body: { wording: 'Yes, send me offers.' },
  });
  expect(outcome).toBe('granted');
  const ids: string[] = [];
  for await (const { id } of eachEntry((page) => bellbird.listPeople({ ...page, limit: 2 }))) ids.push(id);
  expect(ids[0]).toBe(made.id);
  const [row] = await api.client.server.rows<{ people: number }>(
    'select count(*)::int as people from subscribers s where subscriber_standing(s) < 3',
  );
  expect(new Set(ids).size).toBe(row?.people);
  const refused = bellbird.sendMessage({ body: { personId: made.id, templateId: crypto.randomUUID() } });
  await expect(refused).rejects.toMatchObject({ name: 'Refusal', status: 404, code: 'NOT_FOUND' });
});

it('describes every endpoint in its OpenAPI document', async () => {
  const { body } = await ask(`${api.client.server.appUrl}/api/v1/openapi.json`);
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: { '/people/{personId}': { get: { operationId: 'getPerson' } } },
  });
});
