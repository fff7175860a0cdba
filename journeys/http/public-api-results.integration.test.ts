import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES, type Scope } from '#features/administration/public-api/contract/scope.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { get, openShop, post, type Shop } from '#tools/test-environment/channels-client.ts';
import { ask, postJson, type Answer } from '#tools/test-environment/open-server.ts';
import { openTemplateClient, type TemplateClient } from '#tools/test-environment/template-client.ts';

const HELLO = {
  templateName: 'Parcel_ready',
  template: 'Hi {{firstNameWA}}, your parcel is at {{place}}.',
  type: 'Text',
  samples: { place: 'the shop' },
};
const CONDITION = { rules: [{ segmentType: 'country', conditions: [] }] };

let client: TemplateClient;
let key: string;
let foreignKey: string;
let templateId: string;
beforeAll(async () => {
  client = await openTemplateClient();
  key = await makeKey(SCOPES);
  foreignKey = await makeKey(SCOPES, await openShop(client.server.appUrl, BLUEBELL));
  await client.make(HELLO);
  await client.inStatus('parcel_ready', 'ENABLED');
  const { data } = (await read('/templates')).body as { data: { id: string }[] };
  templateId = data[0]?.id ?? '';
});
afterAll(() => client.close());

async function makeKey(scopes: readonly Scope[], of: Shop = client.shop): Promise<string> {
  const path = '/database/api/publicApi/createKey';
  const { body } = await post(of, path, { shopUrl: of.url, name: 'Reports', scopes, days: null });
  return (body as { secret: string }).secret;
}

function read(path: string, secret = key): Promise<Answer> {
  return ask(`${client.server.appUrl}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` } });
}

function draft(fields: object, secret = key) {
  const body = { name: 'Winter sale', templateId, values: { place: 'the station' }, ...fields };
  return postJson(`${client.server.appUrl}/api/v1/broadcasts`, body, {
    authorization: `Bearer ${secret}`,
    'idempotency-key': crypto.randomUUID(),
  });
}

async function saveSegment(): Promise<string> {
  const path = '/database/api/segments/saveSegment';
  const { body } = await post(client.shop, path, {
    shopUrl: client.shop.url,
    name: `Germans ${crypto.randomUUID()}`,
    condition: CONDITION,
  });
  return (body as { id: string }).id;
}

const problem = (status: number, code: string, field?: string) => ({
  status,
  body: { status, code, ...(field !== undefined && { field }) },
});

describe('the draft of a broadcast', () => {
  it('has its template, values and segment, and is sent by nobody', async () => {
    const segmentId = await saveSegment();
    const { status, body } = await draft({ segmentId });
    expect(status).toBe(200);
    const { broadcast, reviewUrl } = body as { broadcast: { id: string }; reviewUrl: string };
    expect(broadcast).toMatchObject({ name: 'Winter sale', status: 'draft', scheduledAt: null });
    expect(new URL(reviewUrl).pathname).toBe(`/instant-campaigns-wa/${broadcast.id}`);
    const editor = `/database/api/broadcast/getBroadcast?pageId=${client.shop.url}&broadcastId=${broadcast.id}`;
    expect((await get(client.shop, editor)).body).toMatchObject({
      broadcast: {
        status: 'draft',
        activeTemplate: templateId,
        broadcastAttributes: { place: 'the station' },
        condition: { rules: [{ segmentType: 'savedSegment', conditions: [{ segmentId }] }] },
      },
    });
    expect((await read(`/broadcasts/${broadcast.id}/results`)).body).toMatchObject({
      broadcast: { id: broadcast.id },
      currency: 'EUR',
      waiting: 0,
      sent: 0,
      revenueMinor: 0,
    });
  });

  it('is refused with what the shop or the template does not have', async () => {
    const id = crypto.randomUUID();
    expect(await draft({ templateId: id })).toMatchObject(problem(404, 'NOT_FOUND', 'templateId'));
    expect(await draft({ segmentId: id })).toMatchObject(problem(404, 'NOT_FOUND', 'segmentId'));
    expect(await draft({ values: { weather: 'snow' } })).toMatchObject(
      problem(422, 'MALFORMED_REQUEST', 'values.weather'),
    );
    expect(await draft({}, foreignKey)).toMatchObject(problem(404, 'NOT_FOUND', 'templateId'));
    const reader = await makeKey(['broadcasts:read']);
    expect(await draft({}, reader)).toMatchObject(problem(403, 'SCOPE_MISSING'));
  });
});

describe('figures', () => {
  it('are those of the asked days, in all and by source', async () => {
    await client.server.rows(
      `insert into daily_rollups (shop_id, day, channel, source_kind, source_type, source_id, sent, delivered, read, orders, revenue_minor)
       select $1, ('2026-03-0' || n)::date, 'WA', 'campaign', 'abandonedCart', gen_random_uuid(), 10, 8, 4, 1, 2500
       from generate_series(1, 3) n`,
      [client.server.shopId],
    );
    const { body } = await read('/figures?from=2026-03-01&to=2026-03-02');
    expect(body).toMatchObject({
      currency: 'EUR',
      from: '2026-03-01',
      to: '2026-03-02',
      sent: 20,
      readRate: 50,
      orders: 2,
      revenueMinor: 5000,
      sources: [{ source: 'abandonedCart', name: 'Abandoned cart', channel: 'whatsapp', sent: 20 }],
    });
    expect((await read('/figures?from=2026-03-01&to=2026-03-02', foreignKey)).body).toMatchObject({
      sent: 0,
      sources: [],
    });
    expect(await read('/figures?from=2026-03-02&to=2026-03-01')).toMatchObject(problem(422, 'BAD_SPAN'));
    expect(await read('/figures?from=2026-02-31&to=2026-03-01')).toMatchObject(
      problem(422, 'MALFORMED_REQUEST', 'from'),
    );
    // No message is behind these figures.
    await client.server.rows('delete from daily_rollups where day between $1 and $2', [
      '2026-03-01',
      '2026-03-03',
    ]);
  });

  it('count the people of a segment of this shop', async () => {
    const segmentId = await saveSegment();
    expect((await read(`/segments/${segmentId}/size`)).body).toEqual({ people: 0, isCatchingUp: false });
    expect(await read(`/segments/${segmentId}/size`, foreignKey)).toMatchObject(
      problem(404, 'NOT_FOUND', 'segmentId'),
    );
  });

  it('say which template WhatsApp refused, and why', async () => {
    expect((await read('/templates')).body).toMatchObject({
      data: [{ id: templateId, status: 'approved', statusReason: null }],
    });
    await client.server.rows(
      "update template_submissions set status = 'REJECTED', reason = 'INVALID_FORMAT' where name = 'parcel_ready'",
    );
    expect((await read('/templates')).body).toMatchObject({
      data: [
        { isSendable: false, status: 'rejected', statusReason: expect.stringMatching(/\w+ \w+/) as string },
      ],
    });
  });
});
