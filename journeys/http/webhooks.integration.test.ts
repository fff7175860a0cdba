import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiMessage } from '#features/administration/public-api/contract/resources/messages.ts';
import type { ApiPerson } from '#features/administration/public-api/contract/resources/people.ts';
import type { ApiTemplate } from '#features/administration/public-api/contract/resources/templates.ts';
import { SCOPES } from '#features/administration/public-api/contract/scope.ts';
import type { Delivery } from '#features/administration/webhooks/contract/delivery-calls.ts';
import type { Endpoint } from '#features/administration/webhooks/contract/endpoint-calls.ts';
import { EventBody } from '#features/administration/webhooks/contract/event-bodies.ts';
import { EVENT_TYPES, type EventType } from '#features/administration/webhooks/contract/event-types.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '#tools/test-environment/channels-client.ts';
import { ask, postJson } from '#tools/test-environment/open-server.ts';
import { openTemplateClient, type TemplateClient } from '#tools/test-environment/template-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { isSignedBy, WebhookReceiver } from '#tools/test-environment/webhooks/webhook-receiver.ts';

const CALLS = '/database/api/webhooks';

let client: TemplateClient;
let receiver: WebhookReceiver;
let apiKey: string;
let endpoint: Endpoint;
let secret: string;
let phones = 0;
beforeAll(async () => {
  [client, receiver] = await Promise.all([openTemplateClient(), WebhookReceiver.open()]);
  const body = { shopUrl: DEMO_SHOP, name: 'Test', scopes: SCOPES, days: null };
  const made = await post(client.shop, '/database/api/publicApi/createKey', body);
  apiKey = (made.body as { secret: string }).secret;
  ({ endpoint, secret } = await makeEndpoint('/hooks', EVENT_TYPES));
});
afterAll(async () => {
  receiver.close();
  await client.close();
});

async function makeEndpoint(path: string, eventTypes: readonly EventType[], shop = client.shop) {
  const settings = { url: receiver.url(path), description: 'The ERP', eventTypes };
  const { status, body } = await post(shop, `${CALLS}/createEndpoint`, { shopUrl: shop.url, ...settings });
  expect([status, body]).toMatchObject([200, { endpoint: { state: 'on', ...settings } }]);
  return body as { endpoint: Endpoint; secret: string };
}

const api = async (path: string, body: object) =>
  (
    await postJson(`${client.server.appUrl}/api/v1${path}`, body, {
      authorization: `Bearer ${apiKey}`,
      'idempotency-key': crypto.randomUUID(),
    })
  ).body;

async function makePerson(): Promise<ApiPerson> {
  phones += 1;
  return (await api('/people', { phone: `+49152155503${String(phones).padStart(2, '0')}` })) as ApiPerson;
}

/** Waits for an event of a type that contains a text, and returns its verified body. */
function eventOf<Type extends EventBody['type']>(
  type: Type,
  text: string,
  path = '/hooks',
): Promise<EventBody & { type: Type }> {
  return waitFor(`${type} about ${text}`, () => {
    const found = receiver.at(path).find(({ body }) => body.includes(`"${type}"`) && body.includes(text));
    if (!found) return Promise.resolve(null);
    expect(path !== '/hooks' || isSignedBy(found, secret)).toBe(true);
    return Promise.resolve(EventBody.parse(JSON.parse(found.body)) as EventBody & { type: Type });
  });
}

const call = (shop: Shop, name: string, body: object) =>
  post(shop, `${CALLS}/${name}`, { shopUrl: shop.url, ...body });
const log = async (query = '', of = endpoint) => {
  const path = `${CALLS}/getDeliveries?shopUrl=${DEMO_SHOP}&endpointId=${of.endpointId}${query}`;
  return (await get(client.shop, path)).body as { deliveries: Delivery[]; next: string | null };
};

describe('an endpoint is told', () => {
  it('that a person opts in, writes, waits and stops', async () => {
    const person = await makePerson();
    await api(`/people/${person.id}/grant-consent`, { wording: 'Yes, send me offers.' });
    const optIn = await eventOf('person.opted_in', person.id);
    expect(optIn.data.person).toMatchObject({ phone: person.phone, consent: { marketing: 'granted' } });

    const text = 'Do you have the mug in blue? 💙';
    await client.server.environment.control('/whatsapp/inbound', { from: person.phone, text });
    const received = await eventOf('message.received', person.id);
    expect(received.data).toMatchObject({
      message: { channel: 'whatsapp', kind: 'text', text, isCut: false },
      person: { id: person.id },
    });
    const { conversation } = (await eventOf('conversation.waiting', person.id)).data;
    expect(conversation.waitingSince).toBe(received.data.message.receivedAt);

    await api(`/people/${person.id}/revoke-consent`, {});
    const stop = await eventOf('person.stopped', person.id);
    expect(stop.data.person.consent.marketing).toBe('revoked');
  });

  it('of a template’s approval, and of each step of a message once', async () => {
    const draft = { templateName: 'Parcel_here', template: 'Hi {{firstNameWA}}, it is here.', type: 'Text' };
    await client.make(draft);
    await client.inStatus('parcel_here', 'ENABLED');
    const approval = await eventOf('template.status_changed', '"approved"');
    expect(approval.data.template.name).toBe('parcel_here');

    const list = await ask(`${client.server.appUrl}/api/v1/templates`, {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    const [template] = (list.body as { data: ApiTemplate[] }).data;
    const person = await makePerson();
    await api(`/people/${person.id}/grant-consent`, { wording: 'Yes, send me offers.' });
    const message = (await api('/messages', { personId: person.id, templateId: template?.id })) as ApiMessage;
    const sent = await eventOf('message.sent', message.id);
    expect(sent.data.message).toMatchObject({ personId: person.id, source: 'api', channel: 'whatsapp' });
    expect((await eventOf('message.delivered', message.id)).data.message.deliveredAt).not.toBeNull();

    const steps = receiver.at('/hooks').filter(({ body }) => body.includes(message.id));
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it('that a sender’s quality changed', async () => {
    await client.server.environment.control('/whatsapp/number', { quality: 'RED', tier: 'TIER_250' });
    const { sender } = (await eventOf('sender.health_changed', '"low"')).data;
    expect(sender).toMatchObject({ channel: 'whatsapp', quality: 'low', isStopped: false });
  });
});

describe('the log', () => {
  let other: Awaited<ReturnType<typeof makeEndpoint>>;
  beforeEach(async () => {
    other = await makeEndpoint(`/hooks/${crypto.randomUUID()}`, ['person.opted_in']);
  });
  const remove = () => call(client.shop, 'deleteEndpoint', { endpointId: other.endpoint.endpointId });

  it('has what was sent and what came back, and sends it again with the same id', async () => {
    const { endpointId, url } = other.endpoint;
    const path = new URL(url).pathname;
    receiver.answer(path, (answer) => answer.writeHead(400).end('No such field'));
    await call(client.shop, 'sendTestEvent', { endpointId });
    const failed = await waitFor('the first attempt', async () => {
      const { deliveries } = await log('&state=waiting', other.endpoint);
      return deliveries.find(({ attempts }) => attempts > 0);
    });
    expect(failed).toMatchObject({ type: 'endpoint.tested', status: 400, fault: 'status' });
    const detail = `shopUrl=${DEMO_SHOP}&endpointId=${endpointId}&eventId=${failed.eventId}`;
    const { body } = await get(client.shop, `${CALLS}/getDelivery?${detail}`);
    expect(body).toMatchObject({ answer: 'No such field' });
    expect(JSON.parse((body as { body: string }).body)).toMatchObject({ type: 'endpoint.tested' });

    receiver.answer(path, (answer) => answer.writeHead(204).end());
    const replay = { endpointId, eventId: failed.eventId };
    expect((await call(client.shop, 'replayEvent', replay)).body).toEqual({ replayed: 1 });
    await waitFor('the replay', async () => (await log('&state=delivered', other.endpoint)).deliveries[0]);
    const ids = receiver.at(path).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([`evt_${failed.eventId}`]));
    await remove();
  });

  it('continues at its cursor', async () => {
    const { endpointId } = other.endpoint;
    await client.server.rows(
      `with events as (insert into shop_events (shop_id, event_id, type, subject_id, occurred_at, created_at, body, prepared_at)
         select shop_id, gen_random_uuid(), 'person.opted_in', '1', now(), now(), '{}', now()
         from event_endpoints, generate_series(1, 60) where endpoint_id = $1 returning *)
       insert into event_deliveries (shop_id, endpoint_id, event_id, state, due_at, created_at)
       select shop_id, $1, event_id, 'failed', now(), date_trunc('milliseconds', now()) from events`,
      [endpointId],
    );
    const first = await log('', other.endpoint);
    const second = await log(`&before=${encodeURIComponent(first.next ?? '')}`, other.endpoint);
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([50, 10, null]);
    const ids = [...first.deliveries, ...second.deliveries].map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(60);
    await remove();
  });
});

it('belongs to one shop: another shop finds and changes nothing', async () => {
  const wren = await openShop(client.server.appUrl, 'bluebell-candles.myshopify.com');
  const { endpointId, url } = endpoint;
  const ofOther = `shopUrl=${wren.url}&endpointId=${endpointId}`;
  for (const path of ['getSecret', 'getDeliveries'])
    expect(await get(wren, `${CALLS}/${path}?${ofOther}`)).toMatchObject({ status: 404 });
  const settings = { url, description: '', eventTypes: ['message.sent'], isOn: false };
  const eventId = (await log()).deliveries[0]?.eventId;
  for (const [name, body] of [
    ['updateEndpoint', settings],
    ['rotateSecret', {}],
    ['sendTestEvent', {}],
    ['replayEvent', { eventId }],
    ['replayFailed', { since: '2026-11-20T12:00:00.000Z' }],
  ] as const)
    expect([name, (await call(wren, name, { endpointId, ...body })).status]).toEqual([name, 404]);
  expect((await call(wren, 'deleteEndpoint', { endpointId })).body).toEqual({ deleted: false });
  const shown = await get(client.shop, `${CALLS}/getSecret?shopUrl=${DEMO_SHOP}&endpointId=${endpointId}`);
  expect(shown.body).toEqual({ secret });
});

it('allows ten endpoints, also at the same moment, and no unsafe address', async () => {
  const wren = await openShop(client.server.appUrl, 'wren-and-willow.myshopify.com');
  const settings = { url: receiver.url('/none'), description: '', eventTypes: ['message.sent'] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(wren, 'createEndpoint', settings)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  for (const url of ['http://10.0.0.1/', 'ftp://localhost/', 'http://ada:secret@127.0.0.1/'])
    expect(await call(client.shop, 'createEndpoint', { ...settings, url })).toMatchObject({
      status: 422,
      body: { error: { code: 'WEBHOOK_URL_INVALID', field: 'url' } },
    });
});
