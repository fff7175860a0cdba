import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everySentenceFor } from '#platform/errors/every-sentence.ts';
import type { EachResult } from '#platform/http/several/each-result.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '#tools/test-environment/channels-client.ts';
import { openServer, optIn, refusal, type OpenServer } from '#tools/test-environment/open-server.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

let server: OpenServer;
let shop: Shop;
beforeAll(async () => {
  server = await openServer();
  shop = await openShop(server.appUrl, DEMO_SHOP);
});
afterAll(() => server.close());

describe('several drafts', () => {
  const broadcast = (name: string, body: object) => post(shop, `/database/api/broadcast/${name}`, body);
  const results = async (name: string, broadcastIds: string[]) =>
    (await broadcast(name, { broadcastIds })).body as EachResult;
  const names = async () => {
    const { body } = await get(shop, `/database/api/broadcast/getAll?pageId=${DEMO_SHOP}`);
    return (body as { broadcasts: { broadcastName: string }[] }).broadcasts.map((one) => one.broadcastName);
  };
  const create = async (broadcastName: string) =>
    ((await broadcast('create', { pageId: DEMO_SHOP, broadcastName })).body as { data: string }).data;

  beforeEach(() => server.rows('with gone as (delete from broadcasts) delete from deleted_drafts'));

  it('are deleted each of its own; a refused one takes no other along', async () => {
    const [first, sent, last] = [await create('First'), await create('Sent'), await create('Last')];
    await server.rows(`update broadcasts set status = 'sent' where broadcast_id = $1`, [sent]);
    expect(await results('deleteDrafts', [first, sent, NOBODY, last, first])).toEqual({
      done: [first, last],
      refused: [
        { id: sent, reason: everySentenceFor('BROADCAST_UNDER_WAY') },
        { id: NOBODY, reason: everySentenceFor('NOT_FOUND') },
      ],
    });
    expect(await names()).toEqual(['Sent']);
  });

  it('come back as they were, under their own ids, and only once', async () => {
    const id = await create('Spring');
    const state = async () =>
      (await get(shop, `/database/api/broadcast/getBroadcast?pageId=${DEMO_SHOP}&broadcastId=${id}`)).body;
    const changes = { scheduleTime: '2126-02-03T12:00', broadcastAttributes: { Offer_Text: 'Ten off' } };
    await broadcast('update', { broadcastId: id, status: 'draft', ...changes });
    const before = await state();
    expect(before).toMatchObject({ broadcast: { revision: 2, scheduledFor: '2126-02-03T12:00' } });
    await broadcast('deleteDraft', { campaignId: id });
    expect(
      refusal(await get(shop, `/database/api/broadcast/getBroadcast?pageId=${DEMO_SHOP}&broadcastId=${id}`))
        .code,
    ).toBe('NOT_FOUND');
    expect(await results('restoreDrafts', [id])).toEqual({ done: [id], refused: [] });
    expect(await state()).toEqual(before);
    expect(await results('restoreDrafts', [id])).toEqual({ done: [id], refused: [] });
    expect(await names()).toEqual(['Spring']);
    expect(await server.rows('select from deleted_drafts')).toEqual([]);
  });

  it('do not come back after a day, nor to another shop', async () => {
    const [old, other] = [await create('Old'), await create('Other')];
    await results('deleteDrafts', [old, other]);
    await server.rows(
      `update deleted_drafts set deleted_at = deleted_at - interval '25 hours' where broadcast_id = $1`,
      [old],
    );
    const gone = [{ id: old, reason: everySentenceFor('NOT_FOUND') }];
    expect(await results('restoreDrafts', [old])).toEqual({ done: [], refused: gone });
    const stranger = await openShop(server.appUrl, 'wren.myshopify.com');
    const { body } = await post(stranger, '/database/api/broadcast/restoreDrafts', { broadcastIds: [other] });
    expect(body).toMatchObject({ done: [] });
    expect(await names()).toEqual([]);
  });

  it('are at most a hundred, and at least one', async () => {
    for (const broadcastIds of [[], Array.from({ length: 101 }, () => NOBODY)])
      expect(refusal(await broadcast('deleteDrafts', { broadcastIds })).code).toBe('MALFORMED_REQUEST');
  });
});

it('unsubscribes several people by the merchant’s word, and says who is unknown', async () => {
  for (const phone of ['+4915215550191', '+4915215550192']) await optIn(server, { phone, ip: '10.9.0.1' });
  const people = await server.rows<{ subscriber_id: string }>(
    "select subscriber_id from subscribers where phone_e164 in ('+4915215550191', '+4915215550192')",
  );
  const [mira = '', lena = ''] = people.map((one) => one.subscriber_id);
  const { body } = await post(shop, '/database/api/people/unsubscribePeople', {
    shopUrl: DEMO_SHOP,
    subscriberIds: [mira, NOBODY, lena],
  });
  expect(body).toEqual({
    done: [mira, lena],
    refused: [{ id: NOBODY, reason: everySentenceFor('NOT_FOUND') }],
  });
  const ledger = await server.rows(
    `select origin from consent_ledger where kind = 'revoked' and subscriber_id = any($1)`,
    [[mira, lena]],
  );
  expect(ledger).toEqual([{ origin: 'merchant' }, { origin: 'merchant' }]);
});
