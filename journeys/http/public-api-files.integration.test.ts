import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/administration/audit/contract/audit-calls.ts';
import type { ApiEvent } from '#features/administration/public-api/contract/resources/events.ts';
import type { ApiExport } from '#features/administration/public-api/contract/resources/exports.ts';
import { SCOPES, type Scope } from '#features/administration/public-api/contract/scope.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '#tools/test-environment/channels-client.ts';
import {
  ask,
  openServer,
  postJson,
  testNow,
  type Answer,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
let shop: Shop;
let key: string;
let foreignKey: string;
beforeAll(async () => {
  server = await openServer();
  shop = await openShop(server.appUrl, DEMO_SHOP);
  key = await makeKey(SCOPES);
  foreignKey = await makeKey(SCOPES, await openShop(server.appUrl, BLUEBELL));
});
afterAll(() => server.close());

async function makeKey(scopes: readonly Scope[], of = shop): Promise<string> {
  const path = '/database/api/publicApi/createKey';
  const { body } = await post(of, path, { shopUrl: of.url, name: 'Reports', scopes, days: null });
  return (body as { secret: string }).secret;
}

function read(path: string, secret = key): Promise<Answer> {
  return ask(`${server.appUrl}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` } });
}

function write(path: string, body: object, { id, secret = key }: { id?: string; secret?: string } = {}) {
  const headers = {
    authorization: `Bearer ${secret}`,
    'idempotency-key': id ?? crypto.randomUUID(),
  };
  return postJson(`${server.appUrl}/api/v1${path}`, body, headers);
}

const problem = (status: number, code: string, field?: string) => ({
  status,
  body: { status, code, ...(field !== undefined && { field }) },
});

async function addPerson(phone: string): Promise<string> {
  const { body } = await write('/people', { phone, firstName: 'Lena' });
  return (body as { id: string }).id;
}

describe('an export of a program', () => {
  const ready = (id: string) =>
    waitFor('the file', async () => {
      const found = (await read(`/exports/${id}`)).body as ApiExport;
      return found.state === 'ready' && found;
    });

  it('is written once, without an e-mail, and its file is downloaded by a link that ends', async () => {
    const phone = '+4915215550701';
    const id = await addPerson(phone);
    await write(`/people/${id}/grant-consent`, { wording: 'Yes, send me offers.' });
    const asked = { kind: 'subscriberData', timeZone: 'Asia/Tokyo' };
    const started = (await write('/exports', asked, { id: 'export-1' })).body as ApiExport;
    expect((await write('/exports', asked, { id: 'export-1' })).body).toMatchObject({ id: started.id });
    const file = await ready(started.id);
    expect(file).toMatchObject({ kind: 'subscriberData', title: 'Subscriber data', reason: null });
    expect(file.rows).toBeGreaterThan(0);
    const { status, body, headers } = await ask(file.downloadUrl ?? '');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(body).toContain(phone);
    expect(body).toContain('Asia/Tokyo');
    const ends = Number(new URL(file.downloadUrl ?? '').searchParams.get('expires'));
    expect(ends).toBeLessThanOrEqual(testNow().getTime() + HOUR_MS);
    expect(await server.rows('select from mails where shop_id = $1', [server.shopId])).toEqual([]);
  });

  it('is in the audit log with its key, and in the list, page by page', async () => {
    const { id } = (await write('/exports', { kind: 'creditedOrders' })).body as ApiExport;
    await ready(id);
    const second = (await write('/exports', { kind: 'deliveryReport', campaign: 'abandonedCart' }))
      .body as ApiExport;
    await ready(second.id);
    const url = `/database/api/audit/getEntries?shopUrl=${DEMO_SHOP}&size=5`;
    const { entries } = (await get(shop, url)).body as { entries: AuditEntry[] };
    expect(entries[0]).toMatchObject({
      by: { name: 'Reports' },
      action: '/api/v1/exports',
      change: { after: { file: 'deliveryReport', campaign: 'abandonedCart' } },
    });
    const list = async (query: string) =>
      (await read(`/exports?${query}`)).body as { data: ApiExport[]; nextCursor: string };
    const first = await list('limit=1');
    expect(first.data.map((one) => one.id)).toEqual([second.id]);
    expect((await list(`limit=1&cursor=${first.nextCursor}`)).data.map((one) => one.id)).toEqual([id]);
    expect(await read(`/people?cursor=${first.nextCursor}`)).toMatchObject(problem(422, 'CURSOR_INVALID'));
  });

  it.each([
    [{ kind: 'everything' }, 'kind'],
    [{ kind: 'deliveryReport' }, 'campaign'],
    [{ kind: 'orders', campaign: 'abandonedCart' }, 'kind'],
    [{ kind: 'subscriberData', timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ kind: 'deliveryReport', campaign: 'abandonedcart' }, 'campaign'],
  ])('is refused for %o', async (body, field) => {
    expect(await write('/exports', body)).toMatchObject(problem(422, 'MALFORMED_REQUEST', field));
  });

  it('needs its scopes, and is unknown to other shops', async () => {
    const { id } = (await write('/exports', { kind: 'dailyFigures' })).body as ApiExport;
    const reader = await makeKey(['exports:read', 'people:read']);
    expect((await read(`/exports/${id}`, reader)).status).toBe(200);
    const refused = problem(403, 'SCOPE_MISSING');
    expect(await write('/exports', { kind: 'dailyFigures' }, { secret: reader })).toMatchObject(refused);
    expect(await read('/exports', await makeKey(['exports:write']))).toMatchObject(refused);
    expect(await read(`/exports/${id}`, foreignKey)).toMatchObject(problem(404, 'NOT_FOUND', 'exportId'));
    expect((await read('/exports', foreignKey)).body).toEqual({ data: [], nextCursor: null });
    const broadcastId = crypto.randomUUID();
    const report = await write('/exports', { kind: 'broadcastReport', broadcastId });
    expect(report).toMatchObject(problem(404, 'NOT_FOUND'));
    await ready(id);
    // Who asks again with the scope to write gets no link to the file.
    const writer = { id: 'export-2', secret: await makeKey(['exports:write']) };
    const made = (await write('/exports', { kind: 'dailyFigures' }, writer)).body as ApiExport;
    await ready(made.id);
    const again = (await write('/exports', { kind: 'dailyFigures' }, writer)).body as ApiExport;
    expect(again).toMatchObject({ id: made.id, state: 'ready', downloadUrl: null });
  });

  it('waits for its turn: a shop has thirty a day', async () => {
    const [row] = await server.rows<{ count: number }>(
      'select count(*)::int as count from exports where shop_id = $1',
      [server.shopId],
    );
    await server.rows(
      `insert into exports (shop_id, export_id, kind, params, requested_by, state, due_at, file_name, created_at, locale)
       select $1, gen_random_uuid(), 'dailyFigures', '{}', 'merchant', 'cancelled', $2, 'x.csv', $2, 'en-GB'
       from generate_series(1, $3)`,
      [server.shopId, testNow(), 30 - (row?.count ?? 0)],
    );
    const refused = await write('/exports', { kind: 'dailyFigures' }, { id: 'export-31' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_EXPORTS' } });
    // Until the oldest of the day no longer counts.
    const waitSeconds = Number(refused.headers.get('retry-after'));
    expect(waitSeconds).toBeGreaterThan(23 * 3600);
    expect(waitSeconds).toBeLessThanOrEqual(24 * 3600);
  });
});

describe('the events of a person', () => {
  const events = async (id: string, query = '', secret = key) => {
    const { body } = await read(`/people/${id}/events?${query}`, secret);
    return body as { data: ApiEvent[]; nextCursor: string | null };
  };

  it('are listed from the newest, with what was agreed to, stops and orders', async () => {
    const phone = '+4915215550702';
    const id = await addPerson(phone);
    await write(`/people/${id}/grant-consent`, { wording: 'Yes, send me offers.' });
    await write(`/people/${id}/revoke-consent`, {});
    const order = { orderId: '777', totalMinor: 5580, phoneE164: phone, createdAt: testNow() };
    await addOrders(server.db, server.shopId, [order]);
    const { data, nextCursor } = await events(id);
    expect(nextCursor).toBeNull();
    expect(data.map(({ kind, consent }) => [kind, consent?.change])).toEqual([
      ['order', undefined],
      ['consent', 'revoked'],
      ['consent', 'granted'],
    ]);
    expect(data[0]?.order).toEqual({
      id: '777',
      name: '#777',
      totalMinor: 5580,
      currency: 'EUR',
      isCancelled: false,
    });
    expect(data[2]?.consent).toMatchObject({ origin: 'api', wording: 'Yes, send me offers.' });
    const first = await events(id, 'limit=2');
    expect(first.data).toEqual(data.slice(0, 2));
    expect(await events(id, `limit=2&cursor=${first.nextCursor}`)).toEqual({
      data: data.slice(2),
      nextCursor: null,
    });
  });

  it('are of one person, one shop and one list', async () => {
    const [id, other] = [await addPerson('+4915215550703'), await addPerson('+4915215550704')];
    for (let n = 0; n < 2; n += 1) {
      await write(`/people/${id}/grant-consent`, { wording: 'Yes, send me offers.' });
      await write(`/people/${id}/revoke-consent`, {});
    }
    const { nextCursor } = await events(id, 'limit=1');
    const wrong = problem(422, 'CURSOR_INVALID');
    expect(await read(`/people/${other}/events?cursor=${nextCursor}`)).toMatchObject(wrong);
    const invented = Buffer.from(JSON.stringify([`events ${id}`, 'tomorrow~message:1'])).toString(
      'base64url',
    );
    expect(await read(`/people/${id}/events?cursor=${invented}`)).toMatchObject(wrong);
    expect(await read(`/people/${id}/events`, foreignKey)).toMatchObject(
      problem(404, 'NOT_FOUND', 'personId'),
    );
    const narrow = await makeKey(['people:read', 'consents:read', 'messages:read']);
    expect(await read(`/people/${id}/events`, narrow)).toMatchObject(problem(403, 'SCOPE_MISSING'));
  });
});
