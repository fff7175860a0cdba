import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import {
  BUSINESS,
  echoTo,
  newPerson,
  newSubscriber,
  newWriter,
  outsideOf,
  personOf,
  report,
  secondsAgo,
  sentTo,
  text,
} from './phone-app-client.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const echoed = (...message_echoes: object[]) => report(server, 'smb_message_echoes', { message_echoes });
const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);

describe('what the owner writes in the phone app', () => {
  it('is in the timeline once, opens no window, and nothing is sent', async () => {
    const ana = await newSubscriber(server);
    const before = await sentTo(server, ana);
    const at = secondsAgo(90);
    const echo = echoTo(ana, 'Your mug is ready', at);
    await echoed(echo);
    await echoed(echo);
    expect(await outsideOf(server, ana)).toMatchObject([
      { kind: 'text', text: 'Your mug is ready', revoked: false, imported: false, at: wholeSecond(at) },
    ]);
    expect(await personOf(server, ana)).toMatchObject({
      shop_wrote_at: wholeSecond(at),
      last_inbound_at: null,
      has_marketing_consent: true,
    });
    expect(await sentTo(server, ana)).toBe(before);
    expect(await server.rows('select is_in_phone_app as is from senders where channel = $1', ['WA'])).toEqual(
      [{ is: true }],
    );
  });

  it('says when the shop wrote last, in any order', async () => {
    const ana = await newSubscriber(server);
    const [earlier, later] = [secondsAgo(900), secondsAgo(100)];
    await echoed(echoTo(ana, 'Second', later));
    await echoed(echoTo(ana, 'First', earlier));
    expect(await outsideOf(server, ana)).toMatchObject([{ text: 'First' }, { text: 'Second' }]);
    expect(await personOf(server, ana)).toMatchObject({ shop_wrote_at: wholeSecond(later) });
  });

  it('is not stored for a stranger, who may be a private contact', async () => {
    const stranger = newPerson();
    await echoed(echoTo(stranger, 'Dinner at eight?', secondsAgo(10)));
    expect(await personOf(server, stranger)).toBeUndefined();
    expect(await outsideOf(server, stranger)).toEqual([]);
  });

  it('is not stored for another business’s number', async () => {
    const ana = await newSubscriber(server);
    const message_echoes = [echoTo(ana, 'From elsewhere', secondsAgo(10))];
    await report(server, 'smb_message_echoes', { message_echoes }, { phoneNumberId: '999999999999999' });
    expect(await outsideOf(server, ana)).toEqual([]);
  });

  it('keeps its neighbours when one message cannot be read', async () => {
    const ana = await newSubscriber(server);
    const unreadable = { ...echoTo(ana, 'x', secondsAgo(10)), id: { odd: true } };
    const message_echoes = [
      echoTo(ana, 'One', secondsAgo(20)),
      unreadable,
      echoTo(ana, 'Two', secondsAgo(10)),
    ];
    expect(await report(server, 'smb_message_echoes', { message_echoes })).toEqual(['message_echoes.id']);
    expect(await outsideOf(server, ana)).toMatchObject([{ text: 'One' }, { text: 'Two' }]);
  });
});

describe('a change of what the owner wrote', () => {
  const edit = (id: string, body: string, at: Date, to: string) => {
    const message = { type: 'text', text: { body } };
    return text('', at, {
      type: 'edit',
      text: undefined,
      from: BUSINESS,
      to,
      edit: { original_message_id: id, message },
    });
  };
  const revoke = (id: string, at: Date, to: string) =>
    text('', at, {
      type: 'revoke',
      text: undefined,
      from: BUSINESS,
      to,
      revoke: { original_message_id: id },
    });

  it.each(['after', 'before'])('is an edit that arrives %s the message', async (when) => {
    const ana = await newSubscriber(server);
    const at = secondsAgo(300);
    const echo = echoTo(ana, 'Ready on Mondy', at);
    const edits = [
      edit(echo.id, 'Ready on Monday', secondsAgo(100), ana.waId),
      edit(echo.id, 'Ready on Mon', secondsAgo(200), ana.waId),
    ];
    for (const one of when === 'after' ? [echo, ...edits] : [...edits, echo]) await echoed(one);
    expect(await outsideOf(server, ana)).toMatchObject([
      { kind: 'text', text: 'Ready on Monday', edited: true, at: wholeSecond(at) },
    ]);
  });

  it.each(['after', 'before'])('is a deletion that arrives %s the message', async (when) => {
    const ana = await newSubscriber(server);
    const echo = echoTo(ana, 'Wrong chat', secondsAgo(300));
    const deletion = revoke(echo.id, secondsAgo(100), ana.waId);
    for (const one of when === 'after' ? [echo, deletion] : [deletion, echo]) await echoed(one);
    await echoed(edit(echo.id, 'Back again', secondsAgo(50), ana.waId));
    expect(await outsideOf(server, ana)).toMatchObject([{ text: null, revoked: true }]);
  });
});

it('stores receipts of what the owner wrote, whatever their order', async () => {
  const ana = await newSubscriber(server);
  const echo = echoTo(ana, 'On its way', secondsAgo(60));
  await echoed(echo);
  const statuses = ['read', 'sent', 'delivered'].map((status) => {
    return { id: echo.id, status, timestamp: echo.timestamp, recipient_id: ana.waId };
  });
  for (const status of statuses) await report(server, 'messages', { statuses: [status] });
  await waitFor('the receipts', async () => (await outsideOf(server, ana))[0]?.['state'] === 'read');
  await waitFor(
    'no receipt left',
    async () => (await server.rows('select from unmatched_receipts')).length === 0,
  );
  expect(await outsideOf(server, ana)).toMatchObject([{ state: 'read' }]);
});

describe('the contacts of the phone', () => {
  const synced = (...state_sync: object[]) => report(server, 'smb_app_state_sync', { state_sync });
  const contact = (action: string, waId: string, full_name: string, first_name?: string) => ({
    type: 'contact',
    action,
    contact: { full_name, ...(first_name !== undefined && { first_name }), phone_number: waId },
    metadata: { timestamp: '1739321024' },
  });

  it('name subscribers without a name, and nothing else', async () => {
    const [ana, stranger] = [await newSubscriber(server), newPerson()];
    await synced(contact('add', ana.waId, 'Ana Souza', 'Ana'), contact('add', stranger.waId, 'Mum'));
    await synced(contact('add', ana.waId, 'Ana Mug Lady', 'Ana Mug'));
    await synced(contact('remove', ana.waId, ''));
    expect(await personOf(server, ana)).toMatchObject({ first_name: 'Ana', last_name: 'Souza' });
    expect(await personOf(server, stranger)).toBeUndefined();
  });

  it('give nobody consent', async () => {
    const ana = await newWriter(server);
    await synced(contact('add', ana.waId, 'Ana'));
    expect(await personOf(server, ana)).toMatchObject({ has_marketing_consent: false });
  });
});
