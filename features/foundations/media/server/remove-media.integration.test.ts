import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { ask, postJson, refusal, testNow } from '#tools/test-environment/open-server.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import {
  MEGABYTE,
  mp4,
  openUploadClient,
  stored,
  type UploadClient,
} from '#tools/test-environment/upload-client.ts';
import { clearAllRemoved } from './clear-removed.ts';

let client: UploadClient;
beforeAll(async () => {
  client = await openUploadClient();
  client.server.plantsAgainst.add('queuedMessageHasPlace');
});
afterAll(() => client.close());
beforeEach(() => client.server.rows('delete from media'));

const remove = (url: string, { page = DEMO_SHOP, as = client.cookie }: { page?: string; as?: string } = {}) =>
  postJson(`${client.server.appUrl}/database/api/media/removeUpload`, { pageId: page, url }, { cookie: as });

const kept = () =>
  readdirSync(path.join(client.dataDir, 'files', 'uploads'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('-remove-me.mp4'),
  );

it('removes a file permanently: its address is gone, its space is free, and its name stays taken', async () => {
  const video = { content: mp4(15 * MEGABYTE), type: 'video', name: 'remove-me.mp4' };
  const { url } = stored(await client.upload(video));
  expect(refusal(await client.upload(video)).code).toBe('MEDIA_QUOTA_FULL');
  expect(kept()).toHaveLength(1);
  expect(await remove(url)).toMatchObject({ status: 200, body: { removed: true } });
  expect(kept()).toEqual([]);
  expect((await ask(url)).status).toBe(404);
  expect(refusal(await remove(url))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const again = stored(await client.upload(video));
  expect(again.url).not.toBe(url);
  expect((await ask(url)).status).toBe(404);
});

it('removes no file of another shop, and refuses other addresses', async () => {
  const { url } = stored(await client.upload({ content: client.picture }));
  const stranger = await client.openNeighbour('stranger.myshopify.com');
  expect(refusal(await remove(url, stranger))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(refusal(await remove(url, { as: stranger.as }))).toMatchObject({ status: 403, code: 'OTHER_SHOP' });
  expect(refusal(await remove(url, { as: '' }))).toMatchObject({ status: 401 });
  for (const other of [
    '',
    `${url}.png`,
    `${client.server.appUrl}/cdn/uploads/%/image/a.jpg`,
    'https://other.example/a.jpg',
  ])
    expect(refusal(await remove(other))).toMatchObject({ status: 404, field: 'url' });
  expect((await ask(url)).status).toBe(200);
});

it('keeps a file that a tool, a campaign, a template or a queued message uses', async () => {
  const { url } = stored(await client.upload({ content: client.picture, name: 'in_use.jpg' }));
  const inUse = async () => {
    expect(refusal(await remove(url))).toMatchObject({ status: 409, code: 'MEDIA_IN_USE' });
    expect((await ask(url)).status).toBe(200);
  };
  await client.server.rows(
    `update opt_in_tools set settings = settings || jsonb_build_object('picture', $1::text)`,
    [url],
  );
  await inUse();
  await client.server.rows(
    `insert into tool_experiments (shop_id, experiment_id, tool_id, settings, hold_out_percent, began_at)
     select shop_id, gen_random_uuid(), tool_id, settings, 0, now() from opt_in_tools limit 1`,
  );
  await client.server.rows(`update opt_in_tools set settings = settings - 'picture'`);
  await inUse();
  await client.server.rows('delete from tool_experiments');
  const slides = JSON.stringify([{ slides: [{ image: url }] }]);
  await client.server.rows(
    `insert into flow_versions (shop_id, flow_id, revision, nodes, saved_at) select shop_id, flow_id, 1, $1, now() from flows limit 1`,
    [slides],
  );
  await inUse();
  await client.server.rows('delete from flow_versions');
  const [flow] = await client.server.rows<{ flow_id: string; nodes: unknown }>(
    'select flow_id, nodes from flows limit 1',
  );
  const saveNodes = (nodes: string) =>
    client.server.rows('update flows set nodes = $1 where flow_id = $2', [nodes, flow?.flow_id]);
  await saveNodes(slides);
  await inUse();
  await saveNodes(JSON.stringify(flow?.nodes ?? null));
  await client.server.rows(
    `update templates set definition = definition || jsonb_build_object('picture', $1::text)`,
    [url],
  );
  await inUse();
  await client.server.rows(`update templates set definition = definition - 'picture'`);
  await holdMessage(url);
  await inUse();
  await client.server.rows('delete from outbox');
  expect(await remove(url)).toMatchObject({ status: 200 });
});

/** Queues a message with this picture, due tomorrow. */
async function holdMessage(url: string): Promise<void> {
  const dueAt = new Date(testNow().getTime() + 24 * 3600 * 1000);
  const content = { kind: 'media', type: 'image', media: { link: url } } as const;
  const { db, shopId } = client.server;
  await queueMessage(db, { shopId, content, dueAt });
}

it('removes a file later if the storage fails now', async () => {
  const { url } = stored(await client.upload({ content: mp4(50_000), type: 'video', name: 'remove-me.mp4' }));
  const folder = path.join(client.dataDir, 'files', 'uploads', DEMO_SHOP, 'video');
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, '');
  expect(await remove(url)).toMatchObject({ status: 200 });
  expect((await ask(url)).status).toBe(404);
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  expect(kept()).toHaveLength(1);
  const { db, close } = openDatabase(client.server.databaseUrl);
  const storage = openStorage({ dataDir: client.dataDir, storage: { s3: null, quotaBytes: 1 } });
  const ctx = { db, slowDb: db, clock: { now: testNow }, log: openLogger('silent', 'test') };
  expect(await clearAllRemoved(ctx, storage)).toBe(false);
  expect(kept()).toEqual([]);
  expect(
    await client.server.rows('select from media where removed_at is not null and cleared_at is null'),
  ).toEqual([]);
  await close();
});
