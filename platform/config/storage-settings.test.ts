import { expect, it } from 'vitest';
import { storageWarning } from './storage-settings.ts';

it.each([
  ['https://s3.eu-central-1.amazonaws.com', false],
  ['http://127.0.0.1:9000', false],
  ['http://localhost:9000', false],
  ['http://[::1]:9000', false],
  ['http://minio:9000', true],
  ['http://127.0.0.1.example.com', true],
])('tells whether storage traffic is unencrypted: %s', (endpoint, isOpen) => {
  const s3 = { endpoint, bucket: 'files', region: 'eu', accessKeyId: 'id', secretAccessKey: 'secret' };
  expect(storageWarning({ s3 })?.includes(endpoint) ?? false).toBe(isOpen);
  expect(storageWarning({ s3: null })).toBeNull();
});
