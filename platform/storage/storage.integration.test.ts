import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from './storage.ts';

/**
 * A bucket that supports only the four kinds of request that Bellbird uses. It requires a signature and stores bytes.
 */
class Bucket {
  readonly files = new Map<string, { body: Buffer; type: string | undefined }>();
  readonly seen: IncomingMessage[] = [];
  /** Statuses for the next requests, before the bucket works normally again. */
  refusals: number[] = [];
  /** Redirect targets for the next requests. */
  redirects: string[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
      });
    });
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.seen.push(request);
    const body = await buffer(request);
    const key = request.url ?? '';
    const signature =
      /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=host;.*, Signature=[0-9a-f]{64}$/;
    if (!signature.test(request.headers.authorization ?? '')) return void response.writeHead(403).end();
    if (sha256(body) !== request.headers['x-amz-content-sha256']) return void response.writeHead(400).end();
    const location = this.redirects.shift();
    if (location !== undefined) return void response.writeHead(307, { location }).end();
    const refusal = this.refusals.shift();
    if (refusal !== undefined) return void response.writeHead(refusal).end();
    if (!key.startsWith('/wren-files/'))
      return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    const file = this.files.get(key);
    if (request.method === 'PUT') {
      if (request.headers['content-length'] !== String(body.length))
        return void response.writeHead(411).end();
      if (file && request.headers['if-none-match'] === '*') return void response.writeHead(412).end();
      this.files.set(key, { body, type: request.headers['content-type'] });
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      this.files.delete(key);
      return void response.writeHead(204).end();
    }
    if (!file) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (!range) return void response.writeHead(200).end(file.body);
    response.writeHead(206).end(file.body.subarray(Number(range[1]), Number(range[2]) + 1));
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const bucket = new Bucket();
const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-storage-'));
let storages: Record<string, Storage>;
let misspelt: Storage;

beforeAll(async () => {
  const s3 = {
    endpoint: await bucket.listen(),
    bucket: 'wren-files',
    region: 'eu-central-1',
    accessKeyId: 'key-id',
    secretAccessKey: 'key-secret',
  };
  storages = {
    'the local disk': openStorage({ dataDir: folder, storage: { s3: null, quotaBytes: 1 } }),
    'an S3 bucket': openStorage({ dataDir: folder, storage: { s3, quotaBytes: 1 } }),
  };
  misspelt = openStorage({
    dataDir: folder,
    storage: { s3: { ...s3, bucket: 'wren-flies' }, quotaBytes: 1 },
  });
});

afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true });
});

function fileOf(content: string | Buffer): { path: string; contentType: string } {
  const place = path.join(folder, `source-${Math.random().toString(36).slice(2)}`);
  writeFileSync(place, content);
  return { path: place, contentType: 'image/png' };
}

describe.each(['the local disk', 'an S3 bucket'])('%s', (name) => {
  let storage: Storage;
  beforeEach(() => {
    storage = storages[name] as Storage;
  });

  const readText = async (key: string, range?: { start: number; end: number }) => {
    const stream = await storage.read(key, range);
    return stream && text(stream);
  };

  it('returns stored files, whole and in parts', async () => {
    expect(await storage.put('uploads/demo.myshopify.com/image/mug.png', fileOf('moss mug'))).toBe(true);
    expect(await readText('uploads/demo.myshopify.com/image/mug.png')).toBe('moss mug');
    expect(await readText('uploads/demo.myshopify.com/image/mug.png', { start: 5, end: 7 })).toBe('mug');
  });

  it('never overwrites', async () => {
    await storage.put('uploads/first.png', fileOf('first'));
    expect(await storage.put('uploads/first.png', fileOf('second'))).toBe(false);
    expect(await readText('uploads/first.png')).toBe('first');
  });

  it('returns nothing for a missing file, and removes it without an error', async () => {
    expect(await storage.read('uploads/none.png')).toBeNull();
    await storage.put('uploads/gone.png', fileOf('gone'));
    await storage.remove('uploads/gone.png');
    await storage.remove('uploads/gone.png');
    expect(await storage.read('uploads/gone.png')).toBeNull();
  });

  it('stores any bytes, and large files', async () => {
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7) % 256));
    await storage.put('uploads/large.bin', fileOf(bytes));
    const stream = await storage.read('uploads/large.bin');
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  });

  it.each([
    '',
    '..',
    '../secret',
    'uploads/../../secret',
    '/etc/passwd',
    'uploads//a',
    'a\\b',
    'a b',
    'a\0',
    '.env',
  ])('refuses the key "%s"', async (key) => {
    await expect(storage.put(key, fileOf('x'))).rejects.toThrow('not a storage key');
    await expect(storage.read(key)).rejects.toThrow('not a storage key');
    await expect(storage.remove(key)).rejects.toThrow('not a storage key');
  });
});

describe('a bucket that misbehaves', () => {
  const s3 = () => storages['an S3 bucket'] as Storage;

  it('is called again while it is busy', async () => {
    bucket.refusals = [503, 500];
    expect(await s3().put('uploads/busy.png', fileOf('busy'))).toBe(true);
    expect(bucket.files.get('/wren-files/uploads/busy.png')).toEqual({
      body: Buffer.from('busy'),
      type: 'image/png',
    });
  });

  it('causes an error if it refuses', async () => {
    bucket.refusals = [403];
    await expect(s3().put('uploads/refused.png', fileOf('x'))).rejects.toThrow('answered 403');
    bucket.refusals = [403];
    await expect(s3().read('uploads/refused.png')).rejects.toThrow('answered 403');
    bucket.refusals = [503, 503, 503];
    await expect(s3().remove('uploads/refused.png')).rejects.toThrow('answered 503');
  });

  it('causes an error if it does not exist, and its files do not count as missing', async () => {
    await expect(misspelt.put('uploads/new.png', fileOf('x'))).rejects.toThrow('answered 404');
    await expect(misspelt.read('uploads/first.png')).rejects.toThrow('answered 404');
    await expect(misspelt.remove('uploads/first.png')).rejects.toThrow('answered 404');
  });

  it('is not followed to another URL', async () => {
    await s3().put('uploads/here.png', fileOf('kept'));
    // Each of the three calls tries three times.
    bucket.redirects = Array.from({ length: 9 }, () => '/elsewhere');
    const asked = await Promise.allSettled([
      s3().put('uploads/new.png', fileOf('x')),
      s3().read('uploads/here.png'),
      s3().remove('uploads/here.png'),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(bucket.seen.map(({ url }) => url)).not.toContain('/elsewhere');
    expect(bucket.redirects).toEqual([]);
  });

  it('never receives the secret', () => {
    expect(bucket.seen.length).toBeGreaterThan(10);
    for (const { headers, url } of bucket.seen)
      expect(JSON.stringify([headers, url])).not.toContain('key-secret');
  });
});
