import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import { connectPage, PAGE_ID } from '#tools/test-environment/connect-demo-page.ts';
import {
  openServer,
  postMetaWebhook,
  refusal,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
let people = 0;
/** Each test has its own Mira, who agreed to offers on Messenger. */
let mira: string;

beforeAll(async () => {
  server = await openServer();
  await connectPage(server.appUrl);
});
afterAll(() => server.close());

beforeEach(async () => {
  people += 1;
  mira = `77000${people}`;
  await addSubscriber(server.db, server.shopId, { psid: mira, firstName: 'Mira' });
});

describe('a malformed event', () => {
  it.each([
    [
      'a quick reply without a payload',
      () => ({ message: { mid: 'm.1', text: 'Hi', quick_reply: {} } }),
      null,
    ],
    ['a link without its ref', () => ({ referral: { ref: null, source: 'SHORTLINK' } }), null],
    ['a message without an id', () => ({ message: { text: 'Hi' } }), null],
    [
      'an attachment without a type',
      () => ({ message: { mid: 'm.2', attachments: [{ payload: null }] } }),
      null,
    ],
    [
      'a message that answers an empty id',
      () => ({ message: { mid: '', text: '', reply_to: { mid: '' }, quick_reply: { payload: '' } } }),
      null,
    ],
    [
      'a link with an empty ref',
      () => ({ referral: { ref: '', source: '', type: '' }, timestamp: '' }),
      null,
    ],
    [
      'a message with an empty id',
      () => ({ sender: { id: '' }, message: { mid: 'm.5', text: 'STOP' } }),
      'messaging.sender',
    ],
    ['a delivery without a time', () => ({ delivery: { mids: ['m.3'] } }), 'messaging.delivery'],
    ['a malformed message', () => ({ message: 'STOP' }), 'messaging.message'],
    [
      'a message without a sender',
      () => ({ sender: {}, message: { mid: 'm.4', text: 'STOP' } }),
      'messaging.sender',
    ],
    ['an echo without an id', () => ({ message: { is_echo: true, text: 'Hi' } }), 'messaging.message'],
  ])('does not affect the event beside it: %s', async (_what, odd, field) => {
    const events = [eventOf(odd()), eventOf({ message: { mid: midOf(), text: 'STOP' } })];
    await post({ id: PAGE_ID, messaging: events });
    await waitFor('the stop', async () => !(await hasConsent()));
    expect(await failedFields()).toEqual(field === null ? [] : [field]);
  });

  it('is stored as failed if it is null, and so is an entry without a page', async () => {
    const good = { id: PAGE_ID, messaging: [null, eventOf({ message: { mid: midOf(), text: 'STOP' } })] };
    await server.rows("delete from webhook_inbox where state = 'failed'");
    await server.environment.control('/messenger/raw-event', { pageId: null, entries: [good] });
    await waitFor('the stop', async () => !(await hasConsent()));
    const fields = await waitFor('both odd ones', async () => {
      const failed = await failedFields();
      return failed.length === 2 && failed;
    });
    expect(fields).toEqual(['entry.id', 'messaging']);
  });

  it('is refused if the body is no webhook at all', async () => {
    for (const body of [null, { object: 'page' }, { object: 'page', entry: 'none' }])
      expect(refusal(await postMetaWebhook(server.appUrl, 'messenger', body))).toMatchObject({ status: 422 });
  });
});

describe('while another app answers for the page', () => {
  it('Mira’s messages count: they open the window, and her STOP is processed', async () => {
    await post({ id: PAGE_ID, standby: [eventOf({ message: { mid: midOf(), text: 'Hello' } })] });
    expect(await windowIsOpen()).toBe(true);
    await post({ id: PAGE_ID, standby: [eventOf({ message: { mid: midOf(), text: 'STOP' } })] });
    expect(await hasConsent()).toBe(false);
  });

  it('the app’s messages are stored, but count neither as Mira’s nor as receipts of ours', async () => {
    const mid = midOf();
    const echo = { mid, is_echo: true, app_id: 1_517_776_481_860_111, text: 'STOP by any time!' };
    const received = {
      sender: { id: PAGE_ID },
      recipient: { id: mira },
      timestamp: 1_795_000_000_000,
      message: echo,
    };
    await post({ id: PAGE_ID, standby: [received] });
    await post({ id: PAGE_ID, messaging: [received] });
    expect(
      await server.rows(
        "select state, body -> 'event' -> 'message' ->> 'mid' as mid from webhook_inbox where topic = 'messenger/echo'",
      ),
      // Each list says who answers the person, so both events are processed.
    ).toEqual([
      { state: 'done', mid },
      { state: 'done', mid },
    ]);
    expect(await hasConsent()).toBe(true);
    expect(await windowIsOpen()).toBe(false);
    expect(await server.rows('select from messenger_echoes')).toEqual([]);
  });
});

it.each([
  ['the year 2100', Date.UTC(2100, 0, 1), 0],
  ['before our era', -1_000_000_000_000_000, -7 * DAY_MS],
])('corrects the time of a message from %s', async (_when, timestamp, expectedMs) => {
  const from = testNow().getTime();
  const message = { mid: midOf(), text: 'Hello from another time' };
  await post({ id: PAGE_ID, messaging: [{ ...eventOf({ message }), timestamp }] });
  expect(await failedFields()).toEqual([]);
  const saidAt = (await miraRow())?.last_inbound_at?.getTime() ?? 0;
  expect(saidAt).toBeGreaterThanOrEqual(from + expectedMs);
  expect(saidAt).toBeLessThanOrEqual(testNow().getTime() + expectedMs);
});

it('stores the attachments of a message beside its text', async () => {
  const attachments = [
    { type: 'image', payload: { url: 'https://cdn.example/mug.jpg' } },
    { type: 'sticker', payload: { url: 'https://cdn.example/thumb.png', sticker_id: 369_239_263_222_822 } },
    { type: 'location', title: 'Mira’s place', payload: { coordinates: { lat: 52.5, long: 13.4 } } },
  ];
  const mid = midOf();
  await post({ id: PAGE_ID, messaging: [eventOf({ message: { mid, attachments } })] });
  expect(
    await server.rows('select kind, details from inbound_messages where provider_message_id = $1', [mid]),
  ).toEqual([
    {
      kind: 'image',
      details: {
        attachments: [
          { type: 'image', address: 'https://cdn.example/mug.jpg' },
          { type: 'sticker', address: 'https://cdn.example/thumb.png', stickerId: '369239263222822' },
          { type: 'location', title: 'Mira’s place', place: { latitude: 52.5, longitude: 13.4 } },
        ],
      },
    },
  ]);
});

const midOf = () => `m.${crypto.randomUUID()}`;

function eventOf(part: object) {
  return { sender: { id: mira }, recipient: { id: PAGE_ID }, timestamp: 1_795_000_000_000, ...part };
}

/** Posts one entry, and waits until everything is processed. Deletes earlier failures first. */
async function post(entry: object): Promise<void> {
  await server.rows("delete from webhook_inbox where state = 'failed'");
  const answer = await postMetaWebhook(server.appUrl, 'messenger', { object: 'page', entry: [entry] });
  expect(answer).toMatchObject({ status: 200 });
  await waitFor('an inbox without new webhooks', async () => {
    const open = await server.rows("select from webhook_inbox where state = 'new'");
    return open.length === 0;
  });
}

async function failedFields(): Promise<string[]> {
  const rows = await server.rows<{ field: string }>(
    "select split_part(error, ': ', 3) as field from webhook_inbox where state = 'failed' order by 1",
  );
  return rows.map(({ field }) => field);
}

async function hasConsent(): Promise<boolean | undefined> {
  return (await miraRow())?.has_marketing_consent;
}

async function windowIsOpen(): Promise<boolean> {
  return (await miraRow())?.last_inbound_at != null;
}

async function miraRow() {
  const [row] = await server.rows<{ has_marketing_consent: boolean; last_inbound_at: Date | null }>(
    'select has_marketing_consent, last_inbound_at from subscribers where psid = $1',
    [mira],
  );
  return row;
}
