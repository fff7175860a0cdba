import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from '#platform/config/storage-settings.ts';
import { requireStorageKey } from './storage-key.ts';
import type { ByteRange, FileToStore, Storage } from './storage.ts';

/**
 * A bucket that does not respond must not block a merchant's request forever; 100 MB over a slow connection take
 * minutes.
 */
const WRITE_TIMEOUT_MS = 5 * 60_000;
const ANSWER_TIMEOUT_MS = 30_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 200;
const NOTHING_SHA256 = createHash('sha256').digest('hex');

interface S3Request {
  method: 'PUT' | 'GET' | 'DELETE';
  headers?: Record<string, string>;
  /** `sha256`, in hexadecimal, is part of the signature, so that nobody can change the bytes on the way. */
  body?: { content: Blob; sha256: string };
}

/** Files in a bucket of an S3-compatible store, with path-style URLs, which every such store supports. */
export class S3Storage implements Storage {
  readonly #settings: S3Settings;

  constructor(settings: S3Settings) {
    this.#settings = settings;
  }

  async put(key: string, file: FileToStore): Promise<boolean> {
    const answer = await this.#ask(key, {
      method: 'PUT',
      headers: { 'content-type': file.contentType, 'if-none-match': '*' },
      body: {
        content: await openAsBlob(file.path, { type: file.contentType }),
        sha256: await sha256Of(file.path),
      },
    });
    await answer.body?.cancel();
    // 412: the key exists. 409: another request is writing it now.
    if (answer.status === 412 || answer.status === 409) return false;
    return requireOk(answer, 'store', key);
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await this.#ask(key, { method: 'GET', headers });
    if (answer.ok && answer.body) return Readable.fromWeb(answer.body);
    if (!(await isWithoutFile(answer))) requireOk(answer, 'read', key);
    return null;
  }

  async remove(key: string): Promise<void> {
    const answer = await this.#ask(key, { method: 'DELETE' });
    if (!(await isWithoutFile(answer))) requireOk(answer, 'remove', key);
  }

  /** Retries when the store is busy or the connection fails. Every request here is safe to repeat. */
  async #ask(key: string, request: S3Request): Promise<Response> {
    requireStorageKey(key);
    for (let trial = 1; ; trial += 1) {
      const answer = await this.#askOnce(key, request).catch((error: unknown) => {
        if (trial === TRIES) throw error;
        return null;
      });
      const isBusy = answer === null || answer.status >= 500 || answer.status === 429;
      if (answer && (!isBusy || trial === TRIES)) return answer;
      await answer?.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** trial));
    }
  }

  async #askOnce(key: string, { method, headers, body }: S3Request): Promise<Response> {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = this.#settings;
    // Signed with the machine's real time, because the store compares it with its own.
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${bucket}/${key}`,
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? NOTHING_SHA256 },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    });
    const signed = await signer.sign();
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), body ? WRITE_TIMEOUT_MS : ANSWER_TIMEOUT_MS);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        body: body?.content ?? null,
        // A redirect would lead to a host other than the one in the settings.
        redirect: 'error',
        signal: timeout.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * A missing bucket, for example because of a misspelt name, says nothing about its files, which must not count as
 * deleted.
 */
async function isWithoutFile(answer: Response): Promise<boolean> {
  const text = await answer.text();
  return answer.status === 404 && !text.includes('NoSuchBucket');
}

function requireOk(answer: Response, what: string, key: string): true {
  if (!answer.ok) throw new Error(`the S3 store answered ${answer.status} when asked to ${what} ${key}`);
  return true;
}

async function sha256Of(place: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(place), hash);
  return hash.digest('hex');
}
