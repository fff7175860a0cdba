import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  eventually,
  inboundOf,
  openTestServer,
  PHONE_NUMBER_ID,
  type TestServer,
} from '../whatsapp-test-server.ts';

const DAY_MS = 86_400_000;
const TO = '+4915215550101';
const JPEG = Buffer.from('\xff\xd8\xff\xe0 a picture', 'latin1');

let testServer: TestServer;
let files: Server;
let filesUrl: string;
beforeAll(async () => {
  testServer = await openTestServer();
  files = createServer((request, response) => {
    if (request.url !== '/mug.jpg') response.statusCode = 404;
    response.setHeader('content-type', request.url === '/mug.jpg' ? 'image/jpeg' : 'text/html');
    response.end(JPEG);
  });
  await new Promise<void>((resolve) => {
    files.listen(0, '127.0.0.1', resolve);
  });
  filesUrl = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
});
afterAll(async () => {
  files.close();
  await testServer.close();
});

async function upload(bytes: Buffer, type: string): Promise<{ id?: string; error?: { code: number } }> {
  const form = new FormData();
  form.set('messaging_product', 'whatsapp');
  form.set('type', type);
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'file');
  const answer = await fetch(`${testServer.url}/meta/v25.0/${PHONE_NUMBER_ID}/media`, {
    method: 'POST',
    headers: { authorization: 'Bearer token' },
    body: form,
  });
  return (await answer.json()) as { id?: string };
}

const image = (part: object) => testServer.send({ to: TO, type: 'image', image: part });

test('a file can be uploaded, described and downloaded with the token, and expires after 30 days', async () => {
  await testServer.control('POST', '/whatsapp/inbound', { from: TO, text: 'Hi' });
  const { id = '' } = await upload(JPEG, 'image/jpeg');
  const { body } = await testServer.meta('GET', `/${id}`);
  expect(body).toMatchObject({
    mime_type: 'image/jpeg',
    file_size: JPEG.length,
    sha256: createHash('sha256').update(JPEG).digest('hex'),
  });
  const { url } = body as unknown as { url: string };
  expect((await fetch(url)).status).toBe(401);
  const fetched = await fetch(url, { headers: { authorization: 'Bearer token' } });
  expect(Buffer.from(await fetched.arrayBuffer())).toEqual(JPEG);
  expect((await image({ id })).status).toBe(200);
  expect((await testServer.send({ to: TO, type: 'video', video: { id } })).body.error?.code).toBe(131009);

  await testServer.control('POST', '/clock/forward', { ms: 5 * 60_000 });
  expect((await fetch(url, { headers: { authorization: 'Bearer token' } })).status).toBe(404);
  await testServer.control('POST', '/clock/forward', { ms: 30 * DAY_MS });
  await testServer.control('POST', '/whatsapp/inbound', { from: TO, text: 'Hi again' });
  expect((await image({ id })).body.error?.code).toBe(100);
});

test.each([
  ['of an unsupported type', 'image/gif', JPEG, 100],
  ['with content of another type', 'image/png', JPEG, 131053],
  ['that is too large', 'image/jpeg', Buffer.concat([JPEG, Buffer.alloc(5 * 1024 * 1024)]), 131053],
])('an upload %s is refused', async (_name, type, bytes, code) => {
  expect((await upload(bytes, type)).error?.code).toBe(code);
});

test.each([
  ['can be fetched', '/mug.jpg', 'delivered'],
  ['cannot be fetched', '/gone.jpg', 'failed'],
])('a picture at a URL that %s', async (_name, path, end) => {
  const { body } = await image({ link: filesUrl + path });
  await eventually(() => testServer.statusesOf(body.messages?.[0]?.id ?? '').includes(end));
});

test('a shopper’s picture has an id that leads to the file', async () => {
  await testServer.control('POST', '/whatsapp/inbound/kind', { from: TO, kind: 'image', caption: 'Broken' });
  const message = await eventually(() => inboundOf(testServer).find(({ type }) => type === 'image'));
  expect(message.image).toMatchObject({ caption: 'Broken', mime_type: 'image/png' });
  expect((await testServer.meta('GET', `/${message.image?.id}`)).status).toBe(200);
});

test('a held message gets its first status at the end, and a message read at once gets no delivery', async () => {
  await testServer.control('POST', '/misbehaviour', { partner: 'whatsapp', kind: 'heldThenFailed' });
  const held = await testServer.send({ to: TO, type: 'text', text: { body: 'First' } });
  expect(held.body.messages).toMatchObject([{ message_status: 'held_for_quality_assessment' }]);
  await testServer.control('POST', '/misbehaviour', { partner: 'whatsapp', kind: 'deliveredMissing' });
  const quick = await testServer.send({ to: TO, type: 'text', text: { body: 'Second' } });
  const [heldId = '', quickId = ''] = [held, quick].map(({ body }) => body.messages?.[0]?.id ?? '');
  await eventually(() => testServer.statusesOf(heldId).includes('failed'));
  await testServer.control('POST', '/whatsapp/read', { to: TO });
  await eventually(() => testServer.statusesOf(quickId).includes('read'));
  expect(testServer.statusesOf(quickId)).toEqual(['sent', 'read']);
});
