import { existsSync, readdirSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect } from 'vitest';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { openShop } from './channels-client.ts';
import { ask, openServer, type Answer, type OpenServer } from './open-server.ts';
import { waitFor } from './wait-for.ts';

export const MEGABYTE = 1024 * 1024;
export const QUOTA_MB = 24;
const BOUNDARY = 'bellbird';

interface Upload {
  content: Buffer | string;
  name?: string;
  type?: string;
  page?: string;
  as?: string;
  signal?: AbortSignal;
}

export interface Stored {
  url: string;
  name: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

export type UploadClient = Awaited<ReturnType<typeof openUploadClient>>;

/** An environment whose shops upload files, within a small quota, into a folder that can be looked into. */
export async function openUploadClient() {
  const server = await openServer({
    settings: { BELLBIRD_UPLOAD_QUOTA_MB: String(QUOTA_MB) },
  });
  const { cookie } = await openShop(server.appUrl, DEMO_SHOP);
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#556b4f' } })
    .withExif({ IFD0: { Artist: 'Lena Vogel', Make: 'A phone' } })
    .jpeg()
    .toBuffer();
  const folder = path.join(server.environment.dataDir, 'incoming');
  // It is made for the first upload.
  const incoming = () => (existsSync(folder) ? readdirSync(folder) : []);
  return {
    server,
    cookie,
    picture,
    dataDir: server.environment.dataDir,
    upload: (given: Upload) => upload(server, { as: cookie, ...given }),
    openUpload: (type: string, headers: Record<string, string | number>) =>
      openUpload(server, type, { cookie, ...headers }),
    /** What is on its way; nothing of it stays. */
    incoming,
    async nothingIsLeft(): Promise<void> {
      expect(await server.rows('select * from media')).toEqual([]);
      await waitFor('an empty folder', async () => incoming().length === 0);
    },
    /** Another shop's page, and its merchant. */
    async openNeighbour(address: string): Promise<{ page: string; as: string }> {
      return { page: address, as: (await openShop(server.appUrl, address)).cookie };
    },
    close: () => server.close(),
  };
}

function upload(
  { appUrl }: OpenServer,
  { content, name = 'mug.jpg', type = 'image', page = DEMO_SHOP, as = '', signal }: Upload,
): Promise<Answer> {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new Blob([content]), 'a name of the browser.exe');
  const query = new URLSearchParams({ shopUrl: page, type, t: name });
  return ask(`${appUrl}/upload?${query.toString()}`, {
    method: 'POST',
    body: form,
    headers: { cookie: as },
    ...(signal && { signal }),
  });
}

function openUpload(
  { appUrl }: OpenServer,
  type: string,
  headers: Record<string, string | number>,
): ClientRequest {
  const query = new URLSearchParams({ shopUrl: DEMO_SHOP, type, t: 'mug' });
  return request(`${appUrl}/upload?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  });
}

/** What was stored, or a failed test. */
export function stored(answer: Answer): Stored {
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Stored;
}

/** The beginning of a film, and nothing after it. */
export function mp4(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1'), Buffer.alloc(bytes - 16)]);
}

/** The bytes around and of a file, up to the end of the body. */
export function frameOf(content: Buffer): [Buffer, Buffer] {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return [Buffer.concat([Buffer.from(head), content]), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)];
}

/** An upload as a browser sends it: it does not stop because an answer is there. */
export function uploadRaw(
  client: UploadClient,
  type: string,
  content: Buffer,
  how: 'announced' | 'in pieces',
) {
  const body = Buffer.concat(frameOf(content));
  return new Promise<{ status: number; code: unknown }>((resolve, reject) => {
    const opened = client.openUpload(type, how === 'announced' ? { 'content-length': body.length } : {});
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
