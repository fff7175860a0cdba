import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPage, PAGE_ID } from '#tools/test-environment/connect-demo-page.ts';
import {
  allHandled,
  openServer,
  postMetaWebhook,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { secondsAgo } from './phone-app-client.ts';

const OTHER_APP = '555000111';
const PAGE_INBOX = '263902037430900';

let server: OpenServer;
let people = 0;
let events = 0;
beforeAll(async () => {
  server = await openServer();
  await connectPage(server.appUrl);
});
afterAll(() => server.close());

/** A person who wrote to the page, and their id there. */
async function newChat(): Promise<string> {
  people += 1;
  const psid = `2500000000000${String(1000 + people)}`;
  await report('messaging', psid, { message: { mid: newMid(), text: 'Hello' } }, 600);
  return psid;
}

const newMid = () => `m_handover.${(events += 1)}`;

async function report(
  list: 'messaging' | 'standby',
  psid: string,
  event: object,
  ago: number,
): Promise<void> {
  const timestamp = secondsAgo(ago).getTime();
  const one = { sender: { id: psid }, recipient: { id: PAGE_ID }, timestamp, ...event };
  const body = { object: 'page', entry: [{ id: PAGE_ID, time: timestamp, [list]: [one] }] };
  expect(await postMetaWebhook(server.appUrl, 'messenger', body)).toMatchObject({ status: 200 });
  await allHandled(server.rows);
}

const writes = (list: 'messaging' | 'standby', psid: string, text: string, ago: number) =>
  report(list, psid, { message: { mid: newMid(), text } }, ago);

async function isElsewhere(psid: string): Promise<boolean> {
  const [row] = await server.rows<{ is: boolean }>(
    'select answered_elsewhere_at is not null as is from subscribers where psid = $1',
    [psid],
  );
  return row?.is ?? false;
}

function toPerson(psid: string, type: string) {
  return server.rows(
    `select from messages m join subscribers s using (shop_id, subscriber_id)
     where s.psid = $1 and m.source_type = $2`,
    [psid, type],
  );
}

describe('a conversation that another app answers', () => {
  it('is in the timeline; its STOP ends consent, and nothing is answered', async () => {
    const psid = await newChat();
    await server.rows('update subscribers set has_marketing_consent = true where psid = $1', [psid]);
    await writes('standby', psid, 'STOP', 60);
    expect(
      await server.rows(
        `select s.stopped_all_at is not null as stopped, i.text from subscribers s
         join inbound_messages i using (shop_id, subscriber_id) where s.psid = $1 order by i.received_at`,
        [psid],
      ),
    ).toEqual([
      { stopped: true, text: 'Hello' },
      { stopped: true, text: 'STOP' },
    ]);
    expect(await toPerson(psid, 'stopConfirmation')).toEqual([]);
    expect(await isElsewhere(psid)).toBe(true);
  });

  it('is answered here again once the person writes to us', async () => {
    const psid = await newChat();
    await writes('standby', psid, 'Hi', 60);
    await writes('messaging', psid, 'STOP', 30);
    expect(await isElsewhere(psid)).toBe(false);
    expect(await toPerson(psid, 'stopConfirmation')).toHaveLength(1);
  });

  it('is answered here although an older message for the other app arrives late', async () => {
    const psid = await newChat();
    await writes('messaging', psid, 'And now?', 30);
    await writes('standby', psid, 'Hi', 60);
    expect(await isElsewhere(psid)).toBe(false);
  });
});

describe('a notice about who answers', () => {
  it.each([
    ['pass to us', { pass_thread_control: { previous_owner_app_id: OTHER_APP } }, false],
    ['take by another app', { take_thread_control: { new_owner_app_id: OTHER_APP } }, true],
    ['request of another app', { request_thread_control: { requested_owner_app_id: OTHER_APP } }, false],
  ])('is followed: %s', async (_what, notice, elsewhere) => {
    const psid = await newChat();
    await report('messaging', psid, notice, 60);
    await report('messaging', psid, notice, 60);
    expect(await isElsewhere(psid)).toBe(elsewhere);
  });

  it('is ignored if a later one arrived before', async () => {
    const psid = await newChat();
    await report('messaging', psid, { take_thread_control: {} }, 60);
    await report('messaging', psid, { pass_thread_control: {} }, 90);
    expect(await isElsewhere(psid)).toBe(true);
    await report('messaging', psid, { pass_thread_control: {} }, 30);
    expect(await isElsewhere(psid)).toBe(false);
  });

  it('about a stranger creates nobody', async () => {
    await report('messaging', '25000000000009999', { take_thread_control: {} }, 60);
    expect(await server.rows("select from subscribers where psid = '25000000000009999'")).toEqual([]);
  });
});

it.each([
  ['a colleague in the page’s inbox', PAGE_INBOX, [{ text: 'On it', wrote: true }]],
  ['another app', OTHER_APP, []],
])('knows what %s wrote', async (_who, appId, expected) => {
  const psid = await newChat();
  const echo = {
    sender: { id: PAGE_ID },
    recipient: { id: psid },
    message: { mid: newMid(), text: 'On it', is_echo: true, app_id: appId },
  };
  await report('messaging', psid, echo, 60);
  await report('messaging', psid, echo, 60);
  expect(
    await server.rows(
      `select o.text, s.shop_wrote_at is not null as wrote from outside_messages o
       join subscribers s using (shop_id, subscriber_id) where s.psid = $1`,
      [psid],
    ),
  ).toEqual(expected);
});
