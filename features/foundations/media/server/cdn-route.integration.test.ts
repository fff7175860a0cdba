import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { ask, refusal } from '#tools/test-environment/open-server.ts';
import { mp4, openUploadClient, stored, type UploadClient } from '#tools/test-environment/upload-client.ts';

let client: UploadClient;
beforeAll(async () => {
  client = await openUploadClient();
});
afterAll(() => client.close());
beforeEach(() => client.server.rows('delete from media'));

it('serves a video in parts, as players request it', async () => {
  const content = mp4(200_000);
  const media = stored(await client.upload({ content, type: 'video', name: 'mug.mp4' }));
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

it.each([
  `/cdn/uploads/${DEMO_SHOP}/image/..%2f..%2f..%2f..%2fencryption-key`,
  `/cdn/uploads/..%2f..%2f/image/encryption-key`,
  `/cdn/uploads/${DEMO_SHOP}/..%2f..%2f/encryption-key`,
  `/cdn/uploads/${DEMO_SHOP}/image/none.jpg`,
  `/cdn/uploads/${DEMO_SHOP}/image/%00.jpg`,
  '/cdn/uploads/',
  '/cdn/encryption-key',
])('finds nothing at %s', async (address) => {
  expect(existsSync(path.join(client.dataDir, 'encryption-key'))).toBe(true);
  expect(refusal(await ask(client.server.appUrl + address))).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
});

it('reports a lost file as lost, in a response that no cache stores', async () => {
  const { url } = stored(await client.upload({ content: client.picture }));
  const folder = path.join(client.dataDir, 'files', 'uploads', DEMO_SHOP, 'image');
  renameSync(folder, `${folder}-lost`);
  for (const method of ['GET', 'HEAD']) {
    const lost = await fetch(url, { method });
    expect([method, lost.status, lost.headers.get('cache-control')]).toEqual([method, 404, 'no-store']);
  }
  // A file in place of the folder makes reading fail, like a storage that does not answer.
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
