import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inShop } from '#platform/database/in-shop.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  ask,
  FROM_OUR_PAGE,
  openServer,
  postJson,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import type { AuditEntry } from '../contract/audit-calls.ts';
import { findLastChanges, listEntries } from './list-entries.ts';

const ADA = '00000000-0000-4000-8000-0000000000ad';
const ADA_COOKIE = 'bellbird_session=session-of-ada';
const EMPTY_PAGE = { entries: [], next: null };

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ role: 'api' });
  const person = [ADA, server.shopId];
  await server.rows(`insert into users values ($1, 'ada@wren.example', 'Ada', now())`, [ADA]);
  await server.rows(`insert into memberships values ($2, $1, 'admin', now())`, person);
  await server.rows(
    `insert into merchant_sessions (session_hash, shop_id, user_id, created_at, expires_at, last_used_at)
     values (sha256('session-of-ada'), $2, $1, now(), now() + interval '30 days', now())`,
    person,
  );
});
afterAll(() => server.close());

const post = (path: string, body: object) =>
  postJson(
    server.appUrl + path,
    { shopUrl: DEMO_SHOP, ...body },
    { ...FROM_OUR_PAGE, cookie: ADA_COOKIE, 'x-forwarded-for': '203.0.113.9' },
  );

async function list(query = ''): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const url = `${server.appUrl}/database/api/audit/getEntries?shopUrl=${DEMO_SHOP}${query}`;
  return (await ask(url, { headers: { cookie: ADA_COOKIE } })).body as never;
}

const latest = async () => (await list('&size=5')).entries[0];

describe('an entry of the audit log', () => {
  it('has the person, the address, and the setting before and after', async () => {
    await post('/database/api/alerts/setMails', { isOn: true, email: null });
    await post('/database/api/alerts/setMails', { isOn: false, email: 'boss@wren.example' });
    expect(await latest()).toMatchObject({
      by: { id: ADA, name: 'Ada', role: 'admin' },
      ipAddress: expect.stringMatching(/^[\d.]+$/),
      action: '/database/api/alerts/setMails',
      change: {
        before: { isOn: true, address: null },
        after: { isOn: false, address: 'boss@wren.example' },
      },
    });
  });

  it.each([
    [
      '/database/api/analytics/attribution',
      { windows: { clickHours: 48, readHours: 24 } },
      { clickHours: 48, readHours: 24 },
    ],
    [
      '/database/api/messages/setSendingLimits',
      {
        limits: {
          quietHours: { fromMinute: 1290, untilMinute: 480 },
          mostInDay: 2,
          mostInWeek: null,
          mostInMonth: 9,
          talkHours: null,
        },
      },
      { quietHours: '21:30–08:00', mostInDay: 2, mostInWeek: null, mostInMonth: 9 },
    ],
    ['/database/api/messages/pauseAllSending', {}, { isPaused: true }],
    ['/database/api/messages/resumeAllSending', { late: 'drop' }, { isPaused: false }],
    ['/database/api/imports/create', { name: 'Fair in May' }, { list: 'Fair in May' }],
  ])('of %s has what it changed', async (action, body, after) => {
    expect(await post(action, body)).toMatchObject({ status: 200 });
    expect(await latest()).toMatchObject({ action, change: { after } });
  });

  it('is the owner’s for a login through the store', async () => {
    await server.environment.merchant.post(
      `${server.appUrl}/database/api/messages/setReadTicks?shopUrl=${DEMO_SHOP}`,
      { shopUrl: DEMO_SHOP, senderId: await senderId(), isOn: true },
    );
    expect(await latest()).toMatchObject({
      by: { id: 'owner', name: null, role: 'owner' },
      change: { before: { isOn: false }, after: { isOn: true } },
    });
  });

  it('says nothing about the shopper whose data is looked up', async () => {
    await post('/database/api/privacy/findPerson', { phone: '+4915215550177' });
    const [row] = await server.rows<{ text: string }>(
      'select to_jsonb(a)::text as text from audit_log a order by done_at desc limit 1',
    );
    expect(row?.text).toContain('findPerson');
    expect(row?.text).not.toContain('5550177');
  });

  it('is not written for a call that was refused', async () => {
    const before = await latest();
    expect((await post('/database/api/alerts/setMails', { isOn: 'no', email: null })).status).toBe(422);
    expect(await latest()).toEqual(before);
  });

  it('cannot be changed by anybody, nor removed by the shop', async () => {
    const remove = inShop(server.db, server.shopId, (tx) => tx.deleteFrom('audit_log').execute());
    await expect(remove).rejects.toThrow('permission denied');
    await expect(server.rows(`update audit_log set action = 'nothing'`)).rejects.toThrow('cannot be changed');
  });
});

async function senderId(): Promise<string> {
  const [sender] = await server.rows<{ sender_id: string }>(
    `select sender_id from senders where shop_id = $1 and channel = 'WA'`,
    [server.shopId],
  );
  return sender?.sender_id ?? '';
}

describe('the list of entries', () => {
  let shopId: number;
  const MOMENT = new Date('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    shopId = await insertShop(server.db);
    // Each moment has three entries, which only their ids tell apart.
    await server.rows(
      `insert into audit_log (shop_id, done_at, who, action, user_id, person, role)
       select $1, $2::timestamptz - (n / 3) * interval '1 minute' + interval '7 microseconds', 'merchant',
         case n % 5 when 0 then '/database/api/team/invite' when 1 then '/database/api/team/leave' else '/upload' end,
         case when n % 2 = 0 then $3::uuid end, case when n % 2 = 0 then 'Ada' end, 'owner'
       from generate_series(0, 29) n`,
      [shopId, MOMENT, ADA],
    );
    await server.rows(
      `insert into audit_log (shop_id, done_at, who, action) values ($1, $2, 'operator', 'again webhook')`,
      [shopId, MOMENT],
    );
  });

  type Asked = Partial<Parameters<typeof listEntries>[1]>;
  const page = (asked: Asked) =>
    inShop(server.db, shopId, (tx) => listEntries(tx, { shopId, since: null, size: 50, ...asked }));

  it.each<[string, Asked, number]>([
    ['everything', {}, 31],
    ['of a person', { person: ADA }, 15],
    ['of the owner', { person: 'owner' }, 15],
    ['of the operator', { person: 'operator' }, 1],
    ['of an area', { area: 'team' }, 12],
    ['of an area by a person', { area: 'team', person: ADA }, 6],
    ['since a moment', { since: new Date(MOMENT.getTime() - 60_000) }, 7],
  ])('has %s, page by page, each entry once', async (_name, asked, count) => {
    const all = (await page(asked)).entries;
    expect(all).toHaveLength(count);
    const seen: AuditEntry[] = [];
    let after: string | undefined;
    do {
      const part = await page({ ...asked, size: 2, after });
      seen.push(...part.entries);
      after = part.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(all);
    const moments = all.map(({ doneAt }) => doneAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('shows another shop nothing', async () => {
    const other = await insertShop(server.db);
    const asked = { shopId, since: null, size: 50 };
    expect(await inShop(server.db, other, (tx) => listEntries(tx, asked))).toEqual(EMPTY_PAGE);
    expect(await inShop(server.db, other, (tx) => findLastChanges(tx, other))).toEqual({});
  });
});

it('names everybody who changed something, and who changed each setting last', async () => {
  const at = (call: string) => `${server.appUrl}/database/api/audit/${call}?shopUrl=${DEMO_SHOP}`;
  const read = async (call: string) => (await ask(at(call), { headers: { cookie: ADA_COOKIE } })).body;
  expect(await read('getPeople')).toEqual({
    people: expect.arrayContaining([
      { id: ADA, name: 'Ada', role: 'admin', agency: null },
      { id: 'owner', name: null, role: 'owner', agency: null },
    ]),
  });
  expect(await read('getLastChanges')).toMatchObject({
    changes: { alertMails: { by: { name: 'Ada' } }, readTicks: { by: { id: 'owner' } } },
  });
});
