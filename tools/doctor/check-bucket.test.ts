import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { checkBucket } from './check-bucket.ts';

it.each([
  [
    'has versioning on',
    200,
    '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>',
    'good',
  ],
  [
    'has versioning suspended',
    200,
    '<VersioningConfiguration><Status>Suspended</Status></VersioningConfiguration>',
    'bad',
  ],
  ['never had versioning', 200, '<VersioningConfiguration/>', 'bad'],
  ['does not exist', 404, '<Error><Code>NoSuchBucket</Code></Error>', 'bad'],
  ['hides its versioning', 403, '<Error><Code>AccessDenied</Code></Error>', 'bad'],
])('judges a bucket that %s', async (_name, status, body, state) => {
  const asked: string[] = [];
  const store = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const settings = { endpoint, bucket: 'files', region: 'eu', accessKeyId: 'key', secretAccessKey: 'secret' };
  const finding = await checkBucket(settings);
  expect(finding).toMatchObject({ about: 'bucket', state });
  expect(finding.mend.includes('BELLBIRD_S3_BUCKET')).toBe(status === 404);
  expect(asked).toEqual(['/files?versioning=']);
  store.closeAllConnections();
  store.close();
});
