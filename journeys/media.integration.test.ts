import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clearAllRemoved } from '#features/media/server/index.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { noisePng } from '#platform/testing/noise-png.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  ask,
  openServer,
  optIn,
  postJson,
  refusal,
  worldNow,
  writeMessage,
  type Answer,
  type OpenServer,
} from '#tools/world/open-server.ts';
import { waitFor } from '#tools/world/wait-for.ts';

const MEGABYTE = 1024 * 1024;
const QUOTA_MB = 24;

let server: OpenServer;
let cookie: string;
/** The only one in here that can be the world's. */
const place = mkdtempSync(path.join(tmpdir(), 'bellbird-media-'));
let dataDir: string;
let picture: Buffer;
beforeAll(async () => {
  process.env['BELLBIRD_UPLOAD_QUOTA_MB'] = String(QUOTA_MB);
  process.env['TMPDIR'] = place;
  server = await openServer();
  dataDir = path.join(place, readdirSync(place).find((name) => name.startsWith('bellbird-world-')) ?? '');
  cookie = await sessionOf(server.shopId, 'demo');
  picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#556b4f' } })
    .withExif({ IFD0: { Artist: 'Lena Vogel', Make: 'A phone' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  rmSync(place, { recursive: true, force: true });
});
beforeEach(() => server.rows('delete from media'));

async function sessionOf(shopId: number, secret: string): Promise<string> {
  await server.rows(
    `insert into merchant_sessions (session_hash, shop_id, created_at, expires_at)
     values ($1, $2, now(), now() + interval '3 days')`,
    [createHash('sha256').update(secret).digest(), shopId],
  );
  return `bellbird_session=${secret}`;
}

interface Upload {
  content: Buffer | string;
  name?: string;
  type?: string;
  page?: string;
  as?: string;
  signal?: AbortSignal;
}

function upload({
  content,
  name = 'mug.jpg',
  type = 'image',
  page = DEMO_SHOP,
  as = cookie,
  signal,
}: Upload): Promise<Answer> {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new Blob([content]), 'a name of the browser.exe');
  const query = new URLSearchParams({ shopUrl: page, type, t: name });
  return ask(`${server.appUrl}/upload?${query.toString()}`, {
    method: 'POST',
    body: form,
    headers: { cookie: as },
    ...(signal && { signal }),
  });
}

interface Stored {
  url: string;
  name: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

const stored = (answer: Answer): Stored => {
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Stored;
};

const mp4 = (bytes: number) =>
  Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1'), Buffer.alloc(bytes - 16)]);

async function nothingIsLeft(): Promise<void> {
  expect(await server.rows('select * from media')).toEqual([]);
  await waitFor('an empty folder', async () => readdirSync(path.join(dataDir, 'incoming')).length === 0);
}

it('stores a picture, without what its file told of Lena, and shows it to everybody for a year', async () => {
  const media = stored(await upload({ content: picture, name: '1700000000-Moss mug.jpg' }));
  expect(media).toMatchObject({
    url: `${server.appUrl}/cdn/uploads/${DEMO_SHOP}/image/1700000000-Moss-mug.jpg`,
    name: '1700000000-Moss-mug.jpg',
    type: 'image',
    width: 600,
    height: 400,
  });
  const shown = await fetch(media.url);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(bytes.length).toBe(media.bytes);
  const { exif, format } = await sharp(bytes).metadata();
  expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' });
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline; filename="1700000000-Moss-mug.jpg"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  });
  expect(
    await server.rows('select shop_id::int, page_id, kind, name, bytes::int, width, height from media'),
  ).toEqual([
    {
      shop_id: server.shopId,
      page_id: DEMO_SHOP,
      kind: 'image',
      name: media.name,
      bytes: media.bytes,
      width: 600,
      height: 400,
    },
  ]);
});

it.each([
  ['png', 'png', 'image/png'],
  ['webp', 'jpg', 'image/jpeg'],
  ['gif', 'png', 'image/png'],
] as const)('redraws %s as %s', async (format, ending, contentType) => {
  const content = await sharp(picture).toFormat(format).toBuffer();
  const media = stored(await upload({ content, name: `wheel.${format}` }));
  expect(media.name).toBe(`wheel.${ending}`);
  expect((await ask(media.url)).headers.get('content-type')).toBe(contentType);
});

it('turns a picture upright and keeps what can be seen through', async () => {
  const lying = await sharp(picture)
    .withExif({ IFD0: { Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(stored(await upload({ content: lying }))).toMatchObject({ width: 400, height: 600 });
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer();
  expect(stored(await upload({ content: clear, name: 'clear.webp' })).name).toBe('clear.png');
});

it('sends a video out in parts, as players ask for it', async () => {
  const content = mp4(200_000);
  const media = stored(await upload({ content, type: 'video', name: 'mug.mp4' }));
  const headers = { range: 'bytes=4-7' };
  const part = await ask(media.url, { headers });
  expect(part).toMatchObject({ status: 206, body: 'ftyp' });
  expect(part.headers.get('content-range')).toBe('bytes 4-7/200000');
  const beyond = await ask(media.url, { headers: { range: 'bytes=200000-' } });
  expect([beyond.status, beyond.headers.get('cache-control')]).toEqual([416, 'no-store']);
  const whole = await ask(media.url);
  expect(whole.headers.get('content-length')).toBe('200000');
  const again = await ask(media.url, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect(await ask(media.url, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
});

it('gives two files of one name two addresses, also at the same moment', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((shade) => upload({ content: tinted(shade), type: 'document', name: 'list.pdf' })),
  );
  const urls = pages.map((answer) => stored(answer).url);
  expect(new Set(urls).size).toBe(3);
  const texts = await Promise.all(urls.map(async (url) => (await ask(url)).body));
  expect(new Set(texts)).toEqual(new Set([1, 2, 3].map(tinted)));
});
const tinted = (shade: number) => `%PDF-1.7 with enough text, shade ${shade}`;

it.each([
  [
    'a drawing that can carry a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'image',
    415,
    'FILE_TYPE_REFUSED',
  ],
  ['a page', '<!doctype html><script>alert(1)</script>', 'document', 415, 'FILE_TYPE_REFUSED'],
  [
    'a program that is called a picture',
    'MZ\x90\0 a program of more than sixteen bytes',
    'image',
    415,
    'FILE_TYPE_REFUSED',
  ],
  ['a document as a picture', '%PDF-1.7 and so on, more than sixteen', 'image', 415, 'FILE_TYPE_REFUSED'],
  ['an empty file', '', 'image', 415, 'FILE_TYPE_REFUSED'],
  [
    'a picture that is only a beginning',
    '\x89PNG\r\n\x1a\n and then something else',
    'image',
    422,
    'IMAGE_UNREADABLE',
  ],
  ['an unknown type', 'x', 'sound', 422, 'MALFORMED_REQUEST'],
])('refuses %s', async (_what, content, type, status, code) => {
  const answer = await upload({ content: Buffer.from(content, 'latin1'), type });
  expect(refusal(answer)).toMatchObject({ status, code });
  await nothingIsLeft();
});

it('refuses a picture that was cut off', async () => {
  const answer = await upload({ content: picture.subarray(0, picture.length / 2) });
  expect(refusal(answer)).toMatchObject({ status: 422, code: 'IMAGE_UNREADABLE' });
  await nothingIsLeft();
});

it('refuses a bomb: few bytes that unfold to a great many', async () => {
  const bomb = await sharp({ create: { width: 20_000, height: 2_001, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(MEGABYTE);
  expect(refusal(await upload({ content: bomb }))).toMatchObject({
    status: 422,
    code: 'IMAGE_TOO_MANY_PIXELS',
  });
  await nothingIsLeft();
});

it.each([
  ['image', Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(5 * MEGABYTE)])],
  ['video', mp4(16 * MEGABYTE + 1)],
])('refuses an %s above its limit, announced or not', async (type, content) => {
  expect(refusal(await upload({ content, type }))).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
  const announced = await uploadRaw(type, content, 'announced');
  expect(announced).toEqual({ status: 413, code: 'FILE_TOO_LARGE' });
  expect(await uploadRaw(type, content, 'in pieces')).toEqual({ status: 413, code: 'FILE_TOO_LARGE' });
  await nothingIsLeft();
});

it('keeps nothing of an upload that breaks off', async () => {
  const opened = openUpload('video', { 'content-length': 2_000_000 });
  opened.write(frameOf(mp4(100_000))[0]);
  const incoming = path.join(dataDir, 'incoming');
  await waitFor('the first half', async () => readdirSync(incoming, { recursive: true }).length === 2);
  opened.on('error', () => undefined).destroy();
  await nothingIsLeft();
});

it.each([
  ['nobody', () => ({ as: '' }), 401, 'NOT_LOGGED_IN'],
  ['another shop', () => ({ page: 'other.myshopify.com' }), 403, 'OTHER_SHOP'],
  ['a way out of the folder', () => ({ page: '../../etc' }), 403, 'OTHER_SHOP'],
])('takes nothing for %s', async (_who, change, status, code) => {
  expect(refusal(await upload({ content: picture, ...change() }))).toMatchObject({ status, code });
  await nothingIsLeft();
});

it('takes files for the shop’s Facebook page', async () => {
  const page = await facebookPage();
  const { url } = stored(await upload({ content: picture, page }));
  expect(url).toContain(`/cdn/uploads/${page}/image/`);
  expect((await ask(url)).status).toBe(200);
});

it('gives a name that leads elsewhere a name of this folder', async () => {
  const media = stored(await upload({ content: picture, name: '../../../../encryption-key' }));
  expect(media.name).toBe('encryption-key.jpg');
});

it.each([
  `/cdn/uploads/${DEMO_SHOP}/image/..%2f..%2f..%2f..%2fencryption-key`,
  `/cdn/uploads/..%2f..%2f/image/encryption-key`,
  `/cdn/uploads/${DEMO_SHOP}/..%2f..%2f/encryption-key`,
  `/cdn/uploads/${DEMO_SHOP}/image/none.jpg`,
  `/cdn/uploads/${DEMO_SHOP}/image/%00.jpg`,
  '/cdn/uploads/',
  '/cdn/encryption-key',
])('finds nothing at %s', async (address) => {
  expect(existsSync(path.join(dataDir, 'encryption-key'))).toBe(true);
  expect(refusal(await ask(server.appUrl + address))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

it('says that a lost file is lost, and lets nobody keep that for the file', async () => {
  const { url } = stored(await upload({ content: picture }));
  const folder = path.join(dataDir, 'files', 'uploads', DEMO_SHOP, 'image');
  renameSync(folder, `${folder}-lost`);
  for (const method of ['GET', 'HEAD']) {
    const lost = await fetch(url, { method });
    expect([method, lost.status, lost.headers.get('cache-control')]).toEqual([method, 404, 'no-store']);
  }
  // A file where a folder should be cannot be looked into: so is a storage that does not answer.
  writeFileSync(folder, '');
  const away = await ask(url);
  expect(refusal(away)).toEqual({ status: 503, code: 'STORAGE_UNREACHABLE' });
  expect(away.headers.get('cache-control')).toBe('no-store');
  expect(away.headers.get('etag')).toBeNull();
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(503);
  rmSync(folder);
  renameSync(`${folder}-lost`, folder);
  const back = await ask(url);
  expect([back.status, back.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

const remove = (url: string, { page = DEMO_SHOP, as = cookie }: { page?: string; as?: string } = {}) =>
  postJson(`${server.appUrl}/database/api/media/removeUpload`, { pageId: page, url }, { cookie: as });

const kept = () =>
  readdirSync(path.join(dataDir, 'files', 'uploads'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('-remove-me.mp4'),
  );

it('removes a file for good: its address shows nothing, its space is free, its name stays its own', async () => {
  const video = { content: mp4(15 * MEGABYTE), type: 'video', name: 'remove-me.mp4' };
  const { url } = stored(await upload(video));
  expect(refusal(await upload(video)).code).toBe('MEDIA_QUOTA_FULL');
  expect(kept()).toHaveLength(1);
  expect(await remove(url)).toMatchObject({ status: 200, body: { removed: true } });
  expect(kept()).toEqual([]);
  expect((await ask(url)).status).toBe(404);
  expect(refusal(await remove(url))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const again = stored(await upload(video));
  expect(again.url).not.toBe(url);
  expect((await ask(url)).status).toBe(404);
});

it('removes nothing of another shop, and nothing that is no file', async () => {
  const { url } = stored(await upload({ content: picture }));
  const stranger = await openShop('stranger.myshopify.com');
  expect(refusal(await remove(url, stranger))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(refusal(await remove(url, { as: stranger.as }))).toMatchObject({ status: 403, code: 'OTHER_SHOP' });
  expect(refusal(await remove(url, { as: '' }))).toMatchObject({ status: 401 });
  for (const other of [
    '',
    `${url}.png`,
    `${server.appUrl}/cdn/uploads/%/image/a.jpg`,
    'https://other.example/a.jpg',
  ])
    expect(refusal(await remove(other))).toMatchObject({ status: 404, field: 'url' });
  expect((await ask(url)).status).toBe(200);
});

it('keeps a file that a tool, a template or a waiting message uses', async () => {
  const { url } = stored(await upload({ content: picture, name: 'in_use.jpg' }));
  const inUse = async () => {
    expect(refusal(await remove(url))).toMatchObject({ status: 409, code: 'MEDIA_IN_USE' });
    expect((await ask(url)).status).toBe(200);
  };
  await server.rows(
    `update opt_in_tools set settings = settings || jsonb_build_object('picture', $1::text)`,
    [url],
  );
  await inUse();
  await server.rows(`update opt_in_tools set settings = settings - 'picture'`);
  await server.rows(
    `update templates set definition = definition || jsonb_build_object('picture', $1::text)`,
    [url],
  );
  await inUse();
  await server.rows(`update templates set definition = definition - 'picture'`);
  await holdMessage(url);
  await inUse();
  await server.rows('delete from outbox');
  expect(await remove(url)).toMatchObject({ status: 200 });
});

/** A message with a picture at its head, which waits until tomorrow. */
async function holdMessage(url: string): Promise<void> {
  const phone = '+4915215550144';
  await optIn(server, { phone, ip: '198.51.100.44' });
  const { messageId } = await writeMessage(server, { phone, at: worldNow() });
  await server.rows(
    `update messages set content = jsonb_build_object('header', jsonb_build_object('link', $2::text)) where message_id = $1`,
    [messageId, url],
  );
  await server.rows(
    `insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, expires_at)
     select shop_id, message_id, created_at, sender_id, 1, 'paused', created_at + interval '1 day', created_at + interval '2 days'
     from messages where message_id = $1`,
    [messageId],
  );
}

it('removes later what the storage did not let go of at once', async () => {
  const { url } = stored(await upload({ content: mp4(50_000), type: 'video', name: 'remove-me.mp4' }));
  const folder = path.join(dataDir, 'files', 'uploads', DEMO_SHOP, 'video');
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, '');
  expect(await remove(url)).toMatchObject({ status: 200 });
  expect((await ask(url)).status).toBe(404);
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  expect(kept()).toHaveLength(1);
  const { db, close } = openDatabase(server.databaseUrl);
  const storage = openStorage({ dataDir, storage: { s3: null, quotaBytes: 1 } });
  const ctx = { db, slowDb: db, clock: { now: worldNow }, log: openLogger('silent', 'test') };
  expect(await clearAllRemoved(ctx, storage)).toBe(false);
  expect(kept()).toEqual([]);
  expect(await server.rows('select from media where removed_at is not null and cleared_at is null')).toEqual(
    [],
  );
  await close();
});

it('stops where the shop’s space ends, also when two come at once', async () => {
  const content = mp4(10 * MEGABYTE);
  const answers = await Promise.all([1, 2, 3].map(() => upload({ content, type: 'video', name: 'mug.mp4' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.map((answer) => refusal(answer).code)).toContain('MEDIA_QUOTA_FULL');
  await server.rows(
    `update media set bytes = ${QUOTA_MB * MEGABYTE} where ctid = (select min(ctid) from media)`,
  );
  expect(refusal(await upload({ content: picture }))).toMatchObject({
    status: 409,
    code: 'MEDIA_QUOTA_FULL',
  });
});

it('gives back the space that a broken process had taken', async () => {
  await server.rows(
    `insert into media (shop_id, media_id, page_id, kind, name, bytes, created_at)
     values ($1, gen_random_uuid(), $2, 'image', 'half.jpg', 1000, now() - interval '2 hours')`,
    [server.shopId, DEMO_SHOP],
  );
  expect((await ask(`${server.appUrl}/cdn/uploads/${DEMO_SHOP}/image/half.jpg`)).status).toBe(404);
  expect(stored(await upload({ content: picture, name: 'half.jpg' })).name).toBe('half.jpg');
});

it('draws another shop’s picture while one shop’s large ones wait, and stops when nobody waits', async () => {
  const neighbour = await openShop('neighbour.myshopify.com');
  const left = new AbortController();
  const scan = noisePng(6000, 5200);
  let answered = 0;
  const large = Array.from({ length: 8 }, async () => {
    const answer = await upload({ content: scan, name: 'scan.png', signal: left.signal });
    answered += 1;
    return answer;
  });
  const allSettled = Promise.allSettled(large);
  const incoming = path.join(dataDir, 'incoming');
  await waitFor('eight uploads', async () => readdirSync(incoming).length === 8);
  expect(refusal(await upload({ content: picture }))).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
  stored(await upload({ content: picture, ...neighbour }));
  expect(answered).toBeLessThan(8);
  expect(stored(await Promise.race(large))).toMatchObject({ name: 'scan.png', width: 6000, height: 5200 });
  left.abort();
  await allSettled;
  await waitFor('an empty folder', async () => readdirSync(incoming).length === 0);
  expect(answered).toBeLessThan(8);
  stored(await upload({ content: picture }));
});

it('refuses a shop whose uploads have made too much work of late, and no other', async () => {
  const busy = await openShop('busy.myshopify.com');
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 600) {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => upload({ content: '', ...busy })));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.slice(0, 100)).not.toContain(429);
  expect(refusal(await upload({ content: '', ...busy }))).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
  stored(await upload({ content: picture }));
});

async function openShop(address: string): Promise<{ page: string; as: string }> {
  const [shop] = await server.rows<{ shop_id: string }>(
    `insert into shops (shop_url, name, domain, currency, time_zone, country, facebook_page_id, charge_status, plan_name, installed_at)
     values ($1, $1, $1, 'EUR', 'Europe/Berlin', 'DE', 'BSFB' || $1, 'existing', 'Free', now()) returning shop_id`,
    [address],
  );
  return { page: address, as: await sessionOf(Number(shop?.shop_id), address) };
}

async function facebookPage(): Promise<string> {
  const [shop] = await server.rows<{ page: string }>(
    'select facebook_page_id as page from shops where shop_id = $1',
    [server.shopId],
  );
  return shop?.page ?? '';
}

const BOUNDARY = 'bellbird';

/** The bytes around and of a file, up to the end of the body. */
function frameOf(content: Buffer): [Buffer, Buffer] {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return [Buffer.concat([Buffer.from(head), content]), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)];
}

function openUpload(type: string, headers: Record<string, string | number>): ClientRequest {
  const query = new URLSearchParams({ shopUrl: DEMO_SHOP, type, t: 'mug' });
  return request(`${server.appUrl}/upload?${query.toString()}`, {
    method: 'POST',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  });
}

/** An upload as a browser sends it: it does not stop because an answer is there. */
function uploadRaw(type: string, content: Buffer, how: 'announced' | 'in pieces') {
  const body = Buffer.concat(frameOf(content));
  return new Promise<{ status: number; code: unknown }>((resolve, reject) => {
    const opened = openUpload(type, how === 'announced' ? { 'content-length': body.length } : {});
    const sent = new Promise<void>((done) => opened.on('finish', done));
    opened.on('error', reject).on('response', (response) => {
      const answered = Promise.all([readText(response), sent]).then(([text]) => {
        const { error } = JSON.parse(text) as { error: { code: string } };
        return { status: response.statusCode ?? 0, code: error.code };
      });
      answered.then(resolve, reject);
    });
    if (how === 'in pieces')
      for (let at = 0; at < body.length; at += 65_536) opened.write(body.subarray(at, at + 65_536));
    else opened.write(body);
    opened.end();
  });
}
