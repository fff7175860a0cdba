import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, post } from '#tools/test-environment/channels-client.ts';
import { refusal } from '#tools/test-environment/open-server.ts';
import { openCopyClient, STRANGE, toBluebell, type CopyClient } from './copies-fixture.ts';

let client: CopyClient;
beforeAll(async () => {
  client = await openCopyClient();
});
afterAll(() => client.close());
beforeEach(() => client.reset());

const ORDERED = { segmentType: 'NumberOfOrders>', conditions: [{ checkValue: 2 }] };

describe('what can be copied and where', () => {
  it('lists things by kind, and the other stores of the person with the reason against each', async () => {
    await client.addSegment('Regulars', [ORDERED]);
    const { kinds, stores, isPerson } = await client.list();
    expect(kinds.map(({ kind }) => kind)).toEqual(['campaign', 'template', 'segment', 'tool']);
    expect(kinds.find(({ kind }) => kind === 'segment')?.items).toMatchObject([
      { name: 'Regulars', state: null },
    ]);
    expect(kinds.find(({ kind }) => kind === 'tool')?.items.length).toBeGreaterThan(3);
    expect(stores).toEqual([
      { shopUrl: BLUEBELL, shopName: 'Bluebell Candles', role: 'marketer', refusal: null },
    ]);
    expect(isPerson).toBe(true);
    await client.server.rows("update memberships set role = 'viewer' where shop_id = $1", [
      client.bluebellId,
    ]);
    expect((await client.list()).stores).toMatchObject([{ refusal: 'role' }]);
  });

  it('gives the login through the store no other store', async () => {
    expect(await client.list(client.owner)).toMatchObject({ stores: [], isPerson: false });
    const copies = [toBluebell('segment', randomUUID())];
    expect(await client.copy(copies, randomUUID(), client.owner)).toMatchObject([{ state: 'refused' }]);
  });

  it('needs the right to write such things here, too', async () => {
    await client.server.rows("update memberships set role = 'support' where shop_id = $1", [
      client.server.shopId,
    ]);
    expect(refusal(await get(client.ada, '/database/api/copies/getCopyable')).code).toBe('RIGHT_MISSING');
  });
});

describe('who may copy', () => {
  it.each([
    ['a store of somebody else', () => STRANGE],
    ['a store that does not exist', () => 'nothing-here.myshopify.com'],
  ])('answers the same about %s', async (_what, url) => {
    const id = await client.addSegment('Regulars', [ORDERED]);
    const wanted = { kind: 'segment', id, toShopUrl: url() };
    const sentence = `You do not belong to the store ${url()}, or no longer.`;
    expect(await client.preview(wanted)).toMatchObject([{ refusal: sentence, name: null, notes: [] }]);
    expect(await client.copy([wanted])).toMatchObject([{ state: 'refused', sentence }]);
  });

  it.each([
    ['a role that was lowered', "update memberships set role = 'support' where shop_id = $1"],
    ['a membership that ended', 'delete from memberships where shop_id = $1'],
    ['an app that was removed', 'update shops set uninstalled_at = now() where shop_id = $1'],
    [
      'a second step that the store requires',
      `insert into team_rules (shop_id, requires_second_factor) values ($1, true)
       on conflict (shop_id) do update set requires_second_factor = true`,
    ],
  ])('refuses %s a moment ago', async (_what, change) => {
    const id = await client.addSegment('Regulars', [ORDERED]);
    expect((await client.preview(toBluebell('segment', id)))[0]?.refusal).toBeNull();
    const target = client.bluebellId;
    await client.server.rows(change, [target]);
    expect(await client.copy([toBluebell('segment', id)])).toMatchObject([{ state: 'refused' }]);
    expect(await client.server.rows('select 1 from saved_segments where shop_id = $1', [target])).toEqual([]);
    await client.server.rows('delete from team_rules where shop_id = $1', [target]);
  });

  it('copies nothing of a third store, whose ids a request names', async () => {
    const id = await client.addSegment('Theirs', [ORDERED], client.bluebell);
    expect(await client.copy([toBluebell('segment', id)])).toMatchObject([
      { state: 'refused', sentence: 'It does not exist any more.' },
    ]);
  });

  it('refuses 200 things in one step with a clear error', async () => {
    const copies = Array.from({ length: 200 }, () => toBluebell('segment', randomUUID()));
    const answers = [
      await post(client.ada, '/database/api/copies/preview', { copies }),
      await post(client.ada, '/database/api/copies/copy', { requestId: randomUUID(), copies }),
    ];
    expect(answers.map((answer) => refusal(answer))).toEqual([
      { status: 422, code: 'COPIES_TOO_MANY', field: 'copies' },
      { status: 422, code: 'COPIES_TOO_MANY', field: 'copies' },
    ]);
  });
});

describe('a segment', () => {
  it('arrives under a free name, and is noted in both stores', async () => {
    const id = await client.addSegment('Regulars', [ORDERED]);
    await client.addSegment('regulars', [ORDERED], client.bluebell);
    const [seen] = await client.preview(toBluebell('segment', id));
    expect(seen).toMatchObject({ name: 'Regulars (2)', refusal: null, replaces: null });
    const [outcome] = await client.copy([toBluebell('segment', id)]);
    expect(outcome).toMatchObject({ state: 'copied', name: 'Regulars (2)', notes: seen?.notes });
    const entries = await client.server.rows(
      `select s.shop_url, a.action, a.person, a.role, a.change from audit_log a join shops s using (shop_id)
       where action like '/database/api/copies/%' order by s.shop_url`,
    );
    expect(entries).toEqual([
      {
        shop_url: BLUEBELL,
        action: '/database/api/copies/received',
        person: 'Ada',
        role: 'marketer',
        change: { before: null, after: { segment: 'Regulars (2)', fromStore: 'Wren & Willow' } },
      },
      {
        shop_url: DEMO_SHOP,
        action: '/database/api/copies/copy',
        person: 'Ada',
        role: 'marketer',
        change: { before: null, after: { segment: 'Regulars (2)', toStore: 'Bluebell Candles' } },
      },
    ]);
  });
});
