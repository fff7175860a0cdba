import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Agent, request, type Dispatcher } from 'undici';
import type * as z from 'zod';
import { readChecked, refusalOf } from '#partners/meta/graph-call.ts';
import { MediaInfo, MediaUploadResponse } from './payloads/media.ts';
import { WhatsAppError } from './whatsapp-client.ts';

/** A file to upload, with its exact length. */
export interface FileToUpload {
  name: string;
  contentType: string;
  bytes: number;
  content: NodeJS.ReadableStream;
}

const ANSWER_TIMEOUT_MS = 30_000;
/** Enough for a hundred megabytes on a slow connection; one that is silent for longer is closed. */
const SILENCE_MS = 60_000;
/** Meta's hosts for downloads; the token is sent to no other. */
const MEDIA_HOSTS = /(^|\.)(facebook\.com|fbcdn\.net|fbsbx\.com|whatsapp\.net)$/;

/** Files of the WhatsApp Cloud API: upload, lookup and download. Makes no retries. */
export class WhatsAppMedia {
  readonly #base: URL;
  readonly #version: string;
  readonly #agent = new Agent({ headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: SILENCE_MS });

  constructor(graphUrl: string, graphVersion: string) {
    this.#base = new URL(graphUrl);
    this.#version = graphVersion;
  }

  /** Uploads a file while reading it, and returns the id that messages can use for 30 days. */
  async upload(phoneNumberId: string, accessToken: string, file: FileToUpload): Promise<string> {
    const { head, tail, boundary } = frameOf(file);
    const response = await this.#ask(`${this.#path(phoneNumberId)}/media`, accessToken, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(head.length + file.bytes + tail.length),
      },
      body: Readable.from(framed(head, file.content, tail)),
    });
    return (await read(MediaUploadResponse, response)).id;
  }

  /** Returns what Meta has stored under an id, and a URL valid for five minutes. */
  async find(mediaId: string, accessToken: string): Promise<MediaInfo> {
    return read(MediaInfo, await this.#ask(this.#path(mediaId), accessToken, { method: 'GET' }));
  }

  /** Downloads from a URL of `find`. Throws if it is not one of Meta's. */
  async download(url: string, accessToken: string): Promise<Readable> {
    this.#requireMeta(new URL(url));
    const response = await this.#ask(url, accessToken, { method: 'GET' });
    if (response.statusCode < 300) return response.body;
    throw refusalOf(WhatsAppError, response.statusCode, await response.body.text());
  }

  async close(): Promise<void> {
    await this.#agent.close();
  }

  #path(id: string): string {
    return `${this.#base.origin}${this.#base.pathname.replace(/\/$/, '')}/${this.#version}/${encodeURIComponent(id)}`;
  }

  #requireMeta(url: URL): void {
    if (url.origin === this.#base.origin) return;
    if (url.protocol !== 'https:' || !MEDIA_HOSTS.test(url.hostname))
      throw new WhatsAppError(`a file at ${url.hostname} is not fetched`);
  }

  async #ask(
    url: string,
    accessToken: string,
    options: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: Readable },
  ): Promise<Dispatcher.ResponseData> {
    try {
      return await request(url, {
        ...options,
        headers: { authorization: `Bearer ${accessToken}`, ...options.headers },
        dispatcher: this.#agent,
      });
    } catch (error) {
      throw new WhatsAppError('no answer', null, error);
    }
  }
}

/** The multipart form around the file, so that the file is never in memory as a whole. */
function frameOf({ name, contentType }: FileToUpload): { head: Buffer; tail: Buffer; boundary: string } {
  const boundary = `bellbird-${randomUUID()}`;
  const field = (fieldName: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${fieldName}"\r\n\r\n${value}\r\n`;
  const filename = name.replaceAll(/["\r\n\\]/g, '_');
  return {
    boundary,
    head: Buffer.from(
      `${field('messaging_product', 'whatsapp')}${field('type', contentType)}--${boundary}\r\n` +
        `content-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: ${contentType}\r\n\r\n`,
    ),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
  };
}

async function* framed(
  head: Buffer,
  content: NodeJS.ReadableStream,
  tail: Buffer,
): AsyncGenerator<Buffer | string> {
  yield head;
  yield* content;
  yield tail;
}

async function read<Body>(shape: z.ZodType<Body>, response: Dispatcher.ResponseData): Promise<Body> {
  return readChecked(WhatsAppError, shape, {
    status: response.statusCode,
    text: await response.body.text(),
  });
}
