import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { ask, refusal } from '#tools/test-environment/open-server.ts';
import {
  frameOf,
  MEGABYTE,
  mp4,
  openUploadClient,
  QUOTA_MB,
  stored,
  uploadRaw,
  type UploadClient,
} from '#tools/test-environment/upload-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let client: UploadClient;
beforeAll(async () => {
  client = await openUploadClient();
});
afterAll(() => client.close());
beforeEach(() => client.server.rows('delete from media'));

it('stores a picture without its metadata about Lena, and serves it to everybody for a year', async () => {
  const media = stored(await client.upload({ content: client.picture, name: '1700000000-Moss mug.jpg' }));
  expect(media).toMatchObject({
    url: `${client.server.appUrl}/cdn/uploads/${DEMO_SHOP}/image/1700000000-Moss-mug.jpg`,
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
    await client.server.rows(
      'select shop_id::int, page_id, kind, name, bytes::int, width, height from media',
    ),
  ).toEqual([
    {
      shop_id: client.server.shopId,
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
  const content = await sharp(client.picture).toFormat(format).toBuffer();
  const media = stored(await client.upload({ content, name: `wheel.${format}` }));
  expect(media.name).toBe(`wheel.${ending}`);
  expect((await ask(media.url)).headers.get('content-type')).toBe(contentType);
});

it('rotates a picture upright and keeps its transparency', async () => {
  const lying = await sharp(client.picture)
    .withExif({ IFD0: { Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(stored(await client.upload({ content: lying }))).toMatchObject({ width: 400, height: 600 });
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer();
  expect(stored(await client.upload({ content: clear, name: 'clear.webp' })).name).toBe('clear.png');
});

it('gives two files of one name different addresses, even at the same time', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((shade) => client.upload({ content: tinted(shade), type: 'document', name: 'list.pdf' })),
  );
  const urls = pages.map((answer) => stored(answer).url);
  expect(new Set(urls).size).toBe(3);
  const texts = await Promise.all(urls.map(async (url) => (await ask(url)).body));
  expect(new Set(texts)).toEqual(new Set([1, 2, 3].map(tinted)));
});
const tinted = (shade: number) => `%PDF-1.7 with enough text, shade ${shade}`;

it.each([
  [
    'a drawing that can contain a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'image',
    415,
    'FILE_TYPE_REFUSED',
  ],
  ['an HTML page', '<!doctype html><script>alert(1)</script>', 'document', 415, 'FILE_TYPE_REFUSED'],
  [
    'an executable named as a picture',
    'MZ\x90\0 a program of more than sixteen bytes',
    'image',
    415,
    'FILE_TYPE_REFUSED',
  ],
  ['a document as a picture', '%PDF-1.7 and so on, more than sixteen', 'image', 415, 'FILE_TYPE_REFUSED'],
  ['an empty file', '', 'image', 415, 'FILE_TYPE_REFUSED'],
  [
    'a picture with only a valid beginning',
    '\x89PNG\r\n\x1a\n and then something else',
    'image',
    422,
    'IMAGE_UNREADABLE',
  ],
  ['an unknown type', 'x', 'sound', 422, 'MALFORMED_REQUEST'],
])('refuses %s', async (_what, content, type, status, code) => {
  const answer = await client.upload({ content: Buffer.from(content, 'latin1'), type });
  expect(refusal(answer)).toMatchObject({ status, code });
  await client.nothingIsLeft();
});

it('refuses a picture that was cut off', async () => {
  const answer = await client.upload({ content: client.picture.subarray(0, client.picture.length / 2) });
  expect(refusal(answer)).toMatchObject({ status: 422, code: 'IMAGE_UNREADABLE' });
  await client.nothingIsLeft();
});

it('refuses a decompression bomb: few bytes that unpack to very many', async () => {
  const bomb = await sharp({ create: { width: 20_000, height: 2_001, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(MEGABYTE);
  expect(refusal(await client.upload({ content: bomb }))).toMatchObject({
    status: 422,
    code: 'IMAGE_TOO_MANY_PIXELS',
  });
  await client.nothingIsLeft();
});

it.each([
  ['image', Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(5 * MEGABYTE)])],
  ['video', mp4(16 * MEGABYTE + 1)],
])('refuses an %s above its limit, with or without an announced length', async (type, content) => {
  expect(refusal(await client.upload({ content, type }))).toMatchObject({
    status: 413,
    code: 'FILE_TOO_LARGE',
  });
  const announced = await uploadRaw(client, type, content, 'announced');
  expect(announced).toEqual({ status: 413, code: 'FILE_TOO_LARGE' });
  expect(await uploadRaw(client, type, content, 'in pieces')).toEqual({
    status: 413,
    code: 'FILE_TOO_LARGE',
  });
  await client.nothingIsLeft();
});

it('stores nothing of an interrupted upload', async () => {
  const opened = client.openUpload('video', { 'content-length': 2_000_000 });
  opened.write(frameOf(mp4(100_000))[0]);
  const incoming = path.join(client.dataDir, 'incoming');
  await waitFor('the first half', async () => readdirSync(incoming, { recursive: true }).length === 2);
  opened.on('error', () => undefined).destroy();
  await client.nothingIsLeft();
});

it.each([
  ['nobody', () => ({ as: '' }), 401, 'NOT_LOGGED_IN'],
  ['another shop', () => ({ page: 'other.myshopify.com' }), 403, 'OTHER_SHOP'],
  ['a path out of the folder', () => ({ page: '../../etc' }), 403, 'OTHER_SHOP'],
])('accepts nothing for %s', async (_who, change, status, code) => {
  expect(refusal(await client.upload({ content: client.picture, ...change() }))).toMatchObject({
    status,
    code,
  });
  await client.nothingIsLeft();
});

it('accepts files for the shop’s Facebook page', async () => {
  const page = await facebookPage();
  const { url } = stored(await client.upload({ content: client.picture, page }));
  expect(url).toContain(`/cdn/uploads/${page}/image/`);
  expect((await ask(url)).status).toBe(200);
});

it('gives a name with a path a name in this folder', async () => {
  const media = stored(await client.upload({ content: client.picture, name: '../../../../encryption-key' }));
  expect(media.name).toBe('encryption-key.jpg');
});

it('enforces the shop’s quota, even for concurrent uploads', async () => {
  const content = mp4(10 * MEGABYTE);
  const answers = await Promise.all(
    [1, 2, 3].map(() => client.upload({ content, type: 'video', name: 'mug.mp4' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.map((answer) => refusal(answer).code)).toContain('MEDIA_QUOTA_FULL');
  await client.server.rows(
    `update media set bytes = ${QUOTA_MB * MEGABYTE} where ctid = (select min(ctid) from media)`,
  );
  expect(refusal(await client.upload({ content: client.picture }))).toMatchObject({
    status: 409,
    code: 'MEDIA_QUOTA_FULL',
  });
});

it('frees the space that a dead process had reserved', async () => {
  await client.server.rows(
    `insert into media (shop_id, media_id, page_id, kind, name, bytes, created_at)
     values ($1, gen_random_uuid(), $2, 'image', 'half.jpg', 1000, now() - interval '2 hours')`,
    [client.server.shopId, DEMO_SHOP],
  );
  expect((await ask(`${client.server.appUrl}/cdn/uploads/${DEMO_SHOP}/image/half.jpg`)).status).toBe(404);
  expect(stored(await client.upload({ content: client.picture, name: 'half.jpg' })).name).toBe('half.jpg');
});

async function facebookPage(): Promise<string> {
  const [shop] = await client.server.rows<{ page: string }>(
    'select facebook_page_id as page from shops where shop_id = $1',
    [client.server.shopId],
  );
  return shop?.page ?? '';
}
