import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import {
  getDeliveries,
  getDelivery,
  replayEvent,
  replayFailed,
  sendTestEvent,
  type Delivery,
} from '../contract/delivery-calls.ts';
import {
  createEndpoint,
  deleteEndpoint,
  getEndpoints,
  getSecret,
  rotateSecret,
  updateEndpoint,
  type Endpoint,
} from '../contract/endpoint-calls.ts';
import { texts } from '../texts/en.ts';
import { EndpointPage } from './endpoint-page.tsx';
import { WebhooksPage } from './webhooks-page.tsx';

const SHOP = 'demo.myshopify.com';
const MERCHANT = { shopUrl: SHOP, shopTimeZone: 'Europe/Berlin' };
const ENDPOINT: Endpoint = {
  endpointId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  url: 'https://example.com/hooks',
  description: 'Orders to the warehouse',
  eventTypes: ['order.credited'],
  state: 'on',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastDeliveredAt: null,
  failingSince: null,
  formerSecretUntil: null,
};
const FAILED: Delivery = {
  eventId: '0199f2c4-7a3b-7c1d-8e2f-00000000000e',
  type: 'order.credited',
  state: 'failed',
  attempts: 10,
  occurredAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  attemptedAt: '2026-11-23T10:00:00.000Z',
  dueAt: null,
  status: 500,
  fault: 'status',
};
const SECRET = 'whsec_c2VjcmV0';
const button = (name: string) => screen.findByRole('button', { name });

function openList(endpoints: Endpoint[] = []) {
  fakeApi.answer(getEndpoints, { endpoints, mayBeHttp: false });
  return mountScreen(<WebhooksPage merchant={MERCHANT} />, { address: '/settings/webhooks' });
}

function openEndpoint(endpoint: Partial<Endpoint> = {}, deliveries: Delivery[] = []) {
  fakeApi.answer(getEndpoints, { endpoints: [{ ...ENDPOINT, ...endpoint }], mayBeHttp: false });
  fakeApi.answer(getDeliveries, { deliveries, next: null });
  const address = `/settings/webhooks/${ENDPOINT.endpointId}`;
  return mountScreen(<EndpointPage merchant={MERCHANT} />, { address });
}

it('adds an endpoint after its faults are corrected, and shows its secret', async () => {
  const { user } = openList();
  await screen.findByText(texts.list.none);
  await user.click(await button(texts.form.make));
  expect(await screen.findByText(texts.urlFaults.invalid)).toBeDefined();
  expect(screen.getByText(texts.form.eventsMissing)).toBeDefined();
  await pasteInto(user, screen.getByLabelText(texts.form.url), 'http://example.com/hooks');
  expect(await screen.findByText(texts.urlFaults.insecure)).toBeDefined();
  await user.clear(screen.getByLabelText(texts.form.url));
  await pasteInto(user, screen.getByLabelText(texts.form.url), ' https://example.com/hooks ');
  await user.click(screen.getByRole('checkbox', { name: /A message earned an order/ }));
  expect(fakeApi.requests(createEndpoint)).toEqual([]);

  fakeApi.answer(createEndpoint, { endpoint: ENDPOINT, secret: SECRET });
  await user.click(await button(texts.form.make));
  expect(await screen.findByText(SECRET)).toBeDefined();
  expect(fakeApi.requests(createEndpoint).map(({ body }) => body)).toEqual([
    { shopUrl: SHOP, url: 'https://example.com/hooks', description: '', eventTypes: ['order.credited'] },
  ]);
  const link = screen.getByRole('link', { name: texts.form.open });
  expect(link.getAttribute('href')).toBe(`/settings/webhooks/${ENDPOINT.endpointId}`);
});

it.each([
  [{}, texts.states.on],
  [{ failingSince: '2026-11-20T10:00:00.000Z' }, texts.states.fails],
  [{ state: 'off' }, texts.states.off],
  [{ state: 'gone' }, texts.states.gone],
  [{ state: 'failing' }, texts.states.failing],
] as const)('lists an endpoint with its state: %j', async (given, state) => {
  openList([{ ...ENDPOINT, ...given }]);
  const row = await screen.findByRole('row', { name: /Orders to the warehouse/ });
  expect(within(row).getByText(state)).toBeDefined();
  expect(row.textContent).toContain('1 event');
});

it('says that a store has no room for another endpoint', async () => {
  openList(Array.from({ length: 10 }, (_, nth) => ({ ...ENDPOINT, endpointId: String(nth) })));
  expect(await screen.findByText(/at most 10 endpoints/)).toBeDefined();
  expect(screen.queryByLabelText(texts.form.url)).toBeNull();
});

it('offers to try again when the endpoints cannot be loaded', async () => {
  fakeApi.loseConnection(getEndpoints);
  mountScreen(<WebhooksPage merchant={MERCHANT} />, { address: '/settings/webhooks' });
  expect(await screen.findByRole('alert')).toBeDefined();
});

it('says that an endpoint is gone', async () => {
  openEndpoint({ endpointId: 'another' });
  expect(await screen.findByText(texts.page.gone)).toBeDefined();
});

it('switches an endpoint off, and saves its settings', async () => {
  const { user } = openEndpoint();
  fakeApi.answer(updateEndpoint, { endpoint: { ...ENDPOINT, state: 'off' } });
  const settings = { url: ENDPOINT.url, description: ENDPOINT.description, eventTypes: ENDPOINT.eventTypes };
  await user.click(await screen.findByRole('switch'));
  await user.click(await screen.findByRole('checkbox', { name: /A person wrote/ }));
  await user.click(await button(texts.form.save));
  const { endpointId } = ENDPOINT;
  expect(fakeApi.requests(updateEndpoint).map(({ body }) => body)).toEqual([
    { shopUrl: SHOP, endpointId, ...settings, isOn: false },
    {
      shopUrl: SHOP,
      endpointId,
      ...settings,
      eventTypes: ['message.received', 'order.credited'],
      isOn: true,
    },
  ]);
});

it('shows the secret when asked, and makes a new one after a question', async () => {
  const { user } = openEndpoint({ formerSecretUntil: '2026-11-21T10:00:00.000Z' });
  expect(await screen.findByText(/The secret before also signs until/)).toBeDefined();
  fakeApi.answer(getSecret, { secret: SECRET });
  await user.click(await button(texts.secret.show));
  expect(await screen.findByText(SECRET)).toBeDefined();
  await user.click(await button(texts.secret.rotate));
  const dialog = await screen.findByRole('dialog');
  expect(fakeApi.requests(rotateSecret)).toEqual([]);
  fakeApi.answer(rotateSecret, { endpoint: ENDPOINT, secret: 'whsec_bmV3' });
  await user.click(within(dialog).getByRole('button', { name: texts.secret.rotate }));
  expect(await screen.findByText('whsec_bmV3')).toBeDefined();
});

it('deletes an endpoint after a question', async () => {
  const { user } = openEndpoint();
  await user.click(await button(texts.remove.button));
  const dialog = await screen.findByRole('dialog');
  fakeApi.answer(deleteEndpoint, { deleted: true });
  await user.click(within(dialog).getByRole('button', { name: texts.remove.button }));
  expect(await screen.findByText(texts.remove.done)).toBeDefined();
});

it('sends a test event, and says what came of it', async () => {
  const { user } = openEndpoint();
  expect(await screen.findByText(texts.log.none)).toBeDefined();
  fakeApi.answer(sendTestEvent, { sent: true });
  await user.click(await button(texts.log.test));
  expect(await screen.findByText(texts.log.testSent)).toBeDefined();
});

it('shows an event of the log with what was sent and answered, and sends it again', async () => {
  const { user } = openEndpoint({}, [FAILED]);
  const row = await screen.findByRole('row', { name: /A message earned an order/ });
  expect(row.textContent).toContain('Failed');
  expect(row.textContent).toContain('Answer 500');
  fakeApi.answer(getDelivery, {
    delivery: FAILED,
    body: '{"type":"order.credited"}',
    answer: 'Out of order',
  });
  await user.click(within(row).getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Out of order')).toBeDefined();
  expect(within(dialog).getByText(`evt_${FAILED.eventId}`)).toBeDefined();
  fakeApi.answer(replayEvent, { replayed: 1 });
  await user.click(within(dialog).getByRole('button', { name: texts.log.replay }));
  expect(await screen.findByText(texts.log.replayed)).toBeDefined();
  expect(fakeApi.requests(replayEvent)[0]?.body).toMatchObject({ eventId: FAILED.eventId });
});

it('sends all failed events again after a question, from the start of a day in the shop’s time zone', async () => {
  const { user } = openEndpoint({}, [FAILED]);
  await user.click(await button(texts.log.replayFailed));
  const dialog = await screen.findByRole('dialog');
  const day = within(dialog).getByLabelText(texts.log.since);
  fireEvent.change(day, { target: { value: '2026-11-20' } });
  fireEvent.blur(day);
  fakeApi.answer(replayFailed, { replayed: 3 });
  await user.click(within(dialog).getByRole('button', { name: texts.log.replayFailed }));
  expect(await screen.findByText('3 events are sent again')).toBeDefined();
  expect(fakeApi.requests(replayFailed)[0]?.body).toMatchObject({ since: '2026-11-19T23:00:00.000Z' });
});

it('sends nothing while the endpoint is off', async () => {
  openEndpoint({ state: 'off' }, [FAILED]);
  for (const name of [texts.log.test, texts.log.replayFailed])
    expect((await button(name)).hasAttribute('disabled')).toBe(true);
});
