import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, writeMessage, type OpenServer } from '#tools/test-environment/open-server.ts';
import {
  BUSINESS,
  daysAgo,
  newPerson,
  newSubscriber,
  newWriter,
  outsideOf,
  personOf,
  receivedFrom,
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

type Person = ReturnType<typeof newPerson>;
const from = ({ waId }: Person, body: string, at: Date) =>
  text(body, at, { from: waId, history_context: { status: 'READ' } });
const fromShop = (body: string, at: Date) =>
  text(body, at, { from: BUSINESS, history_context: { status: 'DELIVERED' } });
const chunk = (threads: object[], metadata: object = { phase: 1, chunk_order: 1, progress: 40 }) => ({
  history: [{ metadata, threads }],
});
const chat = ({ waId }: Person, ...messages: object[]) => ({ id: waId, messages });

describe('older messages', () => {
  it('are in the timeline once, in the past, and nothing follows from them', async () => {
    const ana = await newSubscriber(server);
    const before = await sentTo(server, ana);
    const asked = from(ana, 'Do you ship to Spain?', daysAgo(100));
    const value = chunk([chat(ana, asked, fromShop('We do', daysAgo(99)))]);
    await report(server, 'history', value);
    await report(server, 'history', value);
    expect(await receivedFrom(server, ana)).toMatchObject([
      { text: 'Do you ship to Spain?', imported: true },
    ]);
    expect(await outsideOf(server, ana)).toMatchObject([
      { text: 'We do', state: 'delivered', imported: true },
    ]);
    expect(await personOf(server, ana)).toMatchObject({
      last_inbound_at: null,
      shop_wrote_at: null,
      has_marketing_consent: true,
    });
    expect(await sentTo(server, ana)).toBe(before);
  });

  it('of strangers are not stored, because they may be private', async () => {
    const stranger = newPerson();
    await report(server, 'history', chunk([chat(stranger, from(stranger, 'Dinner?', daysAgo(2)))]));
    expect(await personOf(server, stranger)).toBeUndefined();
  });

  it('of another business’s number are not stored', async () => {
    const ana = await newSubscriber(server);
    const value = chunk([chat(ana, from(ana, 'Hello', daysAgo(2)))]);
    await report(server, 'history', value, { phoneNumberId: '999999999999999' });
    expect(await receivedFrom(server, ana)).toEqual([]);
  });

  it('that were sent from here are not stored again', async () => {
    const ana = await newSubscriber(server);
    const { messageId } = await writeMessage(server, { phone: ana.phone, at: secondsAgo(3600) });
    const ours = fromShop('Your order is on its way', secondsAgo(3600));
    await server.rows('update messages set provider_message_id = $2 where message_id = $1', [
      messageId,
      ours.id,
    ]);
    await report(server, 'history', chunk([chat(ana, ours)]));
    expect(await outsideOf(server, ana)).toEqual([]);
  });

  it('keep their neighbours when one has no time and one has no id', async () => {
    const ana = await newSubscriber(server);
    const timeless = { ...from(ana, 'When?', daysAgo(1)), timestamp: 'soon' };
    const nameless = { ...from(ana, 'Who?', daysAgo(1)), id: null };
    const fine = from(ana, 'Hello', daysAgo(1));
    const odd = await report(server, 'history', chunk([chat(ana, timeless, nameless, fine)]));
    expect(odd).toEqual(['threads.messages.id']);
    expect(await receivedFrom(server, ana)).toMatchObject([{ text: 'Hello' }]);
  });

  it('arrive by the thousand, in small groups', async () => {
    const ana = await newSubscriber(server);
    const many = Array.from({ length: 250 }, (_, nth) => from(ana, `Line ${nth}`, secondsAgo(90_000 - nth)));
    await report(server, 'history', chunk([chat(ana, ...many)]));
    expect(await receivedFrom(server, ana)).toHaveLength(250);
    const groups = await server.rows(
      "select from webhook_inbox where topic = 'whatsapp/history' and body::text like $1",
      [`%${ana.waId}%`],
    );
    expect(groups).toHaveLength(3);
  });

  it.each(['before', 'after'])('get their files, which are reported %s the chat', async (when) => {
    const ana = await newSubscriber(server);
    const at = daysAgo(3);
    const placeholder = { ...from(ana, '', at), type: 'media_placeholder', text: undefined };
    const file = {
      id: placeholder.id,
      from: ana.waId,
      timestamp: placeholder.timestamp,
      type: 'document',
      document: { caption: 'My order', filename: 'order.pdf', mime_type: 'application/pdf', id: '4711' },
    };
    const reports = [chunk([chat(ana, placeholder)]), { messages: [file] }];
    for (const value of when === 'after' ? reports : reports.toReversed())
      await report(server, 'history', value);
    expect(await receivedFrom(server, ana)).toMatchObject([{ kind: 'document', text: 'My order' }]);
    expect(
      await server.rows('select kind from inbound_media where provider_message_id = $1', [placeholder.id]),
    ).toEqual([{ kind: 'document' }]);
  });
});

describe('an opt-out in older messages', () => {
  const stop = (person: Person, at: Date) => from(person, 'STOP', at);

  it('ends consent, without a confirmation', async () => {
    const ana = await newSubscriber(server);
    const before = await sentTo(server, ana);
    await report(
      server,
      'history',
      chunk([chat(ana, stop(ana, daysAgo(60)), from(ana, 'Hello', daysAgo(50)))]),
    );
    expect(await personOf(server, ana)).toMatchObject({ has_marketing_consent: false });
    expect(await sentTo(server, ana)).toBe(before);
  });

  it('is undone by a later message of the person', async () => {
    const ana = await newSubscriber(server);
    const messages = [stop(ana, daysAgo(60)), from(ana, 'START', daysAgo(50))];
    await report(server, 'history', chunk([chat(ana, ...messages.toReversed())]));
    expect(await personOf(server, ana)).toMatchObject({ has_marketing_consent: true });
  });

  it('is no opt-out if the shop wrote it', async () => {
    const ana = await newSubscriber(server);
    await report(server, 'history', chunk([chat(ana, fromShop('STOP', daysAgo(60)))]));
    expect(await personOf(server, ana)).toMatchObject({ has_marketing_consent: true });
  });
});

it('gives no consent to a person who wrote START long ago', async () => {
  const ana = await newWriter(server);
  await report(server, 'history', chunk([chat(ana, from(ana, 'START', daysAgo(60)))]));
  expect(await personOf(server, ana)).toMatchObject({ has_marketing_consent: false });
});

describe('the progress of the import', () => {
  const stateOf = async () => {
    const [row] = await server.rows<Record<string, unknown>>(
      "select history_state as state, history_percent as percent from senders where channel = 'WA'",
    );
    return row;
  };
  const forget = () =>
    server.rows(
      'update senders set history_state = null, history_percent = null, history_reported_at = null',
    );

  it('never goes back', async () => {
    await forget();
    await report(server, 'history', chunk([], { phase: 1, chunk_order: 2, progress: 60 }));
    await report(server, 'history', chunk([], { phase: 0, chunk_order: 1, progress: 15 }));
    expect(await stateOf()).toEqual({ state: 'importing', percent: 60 });
    await report(server, 'history', chunk([], { phase: 2, chunk_order: 9, progress: 100 }));
    expect(await stateOf()).toEqual({ state: 'done', percent: 100 });
  });

  it('says that the owner shares no older messages', async () => {
    await forget();
    const error = {
      code: 2593109,
      title: 'History sync is turned off by the business from the WhatsApp Business App',
      error_data: { details: 'History sharing is turned off by the business' },
    };
    await report(server, 'history', { history: [{ errors: [error] }] });
    expect(await stateOf()).toEqual({ state: 'declined', percent: null });
  });
});
