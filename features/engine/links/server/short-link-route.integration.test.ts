import { afterAll, beforeAll, expect, it } from 'vitest';
import { LENA } from '#platform/testing/cast.ts';
import { followLink } from '#tools/test-environment/follow-link.ts';
import {
  openServer,
  optIn,
  refusal,
  testNow,
  writeMessage,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
  await optIn(server, { phone: LENA.phone, ip: '198.51.100.1' });
});
afterAll(() => server.close());

/** A link in a reminder to Lena. */
async function makeLink(code: string, target: string): Promise<string> {
  const at = new Date('2026-11-10T12:00:00Z');
  const { messageId, subscriberId } = await writeMessage(server, { phone: LENA.phone, at });
  await server.rows('insert into short_links values ($1, $2, $3, $4, $5, $6)', [
    code,
    server.shopId,
    messageId,
    at,
    subscriberId,
    target,
  ]);
  return messageId;
}

const openLink = (code: string, visit: Parameters<typeof followLink>[1] = {}) =>
  followLink(`${server.appUrl}/l/${code}`, visit);

const touchesOf = (messageId: string) =>
  server.rows<{ kind: string }>('select kind from touches where message_id = $1', [messageId]);

async function clicksCounted(): Promise<number> {
  const [row] = await server.rows<{ clicked: number }>(
    'select coalesce(sum(clicked), 0)::int as clicked from daily_rollups',
  );
  return row?.clicked ?? 0;
}

it.each(['nothing', 'NOTHING123', '%27', 'x'.repeat(90)])('answers 404 for the link %s', async (code) => {
  expect(refusal(await openLink(code))).toEqual({ status: 404, code: 'NOT_FOUND' });
});

it('handles a link with a zero character', async () => {
  expect((await openLink('%00')).status).toBe(422);
});

it('redirects bots and previews without counting them', async () => {
  const messageId = await makeLink('Robots0001', 'https://demo.example/cart?token=1&utm_source=bellbird');
  const before = await clicksCounted();
  const robots = [
    'facebookexternalhit/1.1',
    'WhatsApp/2.24',
    'Googlebot/2.1',
    'curl/8.5',
    'okhttp/4.12.0',
    'axios/1.7.2',
    'facebookcatalog/1.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    '',
  ];
  for (const robot of robots) {
    const answer = await openLink('Robots0001', { userAgent: robot });
    expect(answer).toMatchObject({
      status: 302,
      location: 'https://demo.example/cart?token=1&utm_source=bellbird',
    });
  }
  expect(await openLink('Robots0001', { method: 'HEAD' })).toMatchObject({ status: 302 });
  const early = await openLink('Robots0001', { headers: { 'sec-purpose': 'prefetch;prerender' } });
  expect(early).toMatchObject({ status: 302, location: expect.stringContaining('token=1') as string });
  // The later click of a person is the only one. If the requests of bots had been counted, they would be stored by now.
  await openLink('Robots0001');
  await waitFor('the click', async () => (await touchesOf(messageId)).length > 0);
  expect(await touchesOf(messageId)).toEqual([{ kind: 'click' }]);
  expect(await clicksCounted()).toBe(before + 1);
  const requests = await waitFor('the requests', async () => {
    const rows = await server.rows<{ kind: string; requests: number }>(
      'select kind, requests::int from link_requests where message_id = $1 order by kind',
      [messageId],
    );
    // They are written in the background, once a second, so a slow series is written in parts.
    return rows.reduce((sum, { requests: count }) => sum + count, 0) >= robots.length + 2 && rows;
  });
  expect(requests).toEqual([
    { kind: 'prefetch', requests: 1 },
    { kind: 'program', requests: robots.length + 1 },
  ]);
});

it('redirects all of five hundred requests of one person, and stores one click a minute', async () => {
  const messageId = await makeLink('Lena000001', 'https://demo.example/cart');
  const before = await clicksCounted();
  const minute = () => Math.floor(testNow().getTime() / 60_000);
  const first = minute();
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => openLink('Lena000001')));
    expect(answers.every(({ status, cacheControl }) => status === 302 && cacheControl === 'no-store')).toBe(
      true,
    );
  }
  // A click on another link is stored after all of them.
  const last = await makeLink('Lena000003', 'https://demo.example/cart');
  await openLink('Lena000003');
  await waitFor('the last click', async () => (await touchesOf(last)).length > 0);
  const kept = (await touchesOf(messageId)).length;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(minute() - first + 1);
  expect(await clicksCounted()).toBe(before + 2);
  const [message] = await server.rows(
    'select state, clicked_at is not null as clicked from messages where message_id = $1',
    [messageId],
  );
  expect(message).toEqual({ state: 'sent', clicked: true });
});

it('redirects only to the stored URL, whatever the request contains', async () => {
  await makeLink('Lena000002', 'https://demo.example/cart');
  const url = `${server.appUrl}/l/Lena000002?url=https://evil.example&target_url=https://evil.example&to=//evil.example`;
  const headers = { 'x-forwarded-host': 'evil.example' };
  expect(await followLink(url, { headers })).toMatchObject({
    status: 302,
    location: 'https://demo.example/cart',
  });
});
