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

/** Opens an environment whose shops upload files within a small quota. Tests can read the upload folder. */
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
  // The folder is created for the first upload.
  const incoming = () => (existsSync(folder) ? readdirSync(folder) : []);
  return {
    server,
    cookie,
    picture,
    dataDir: server.environment.dataDir,
    upload: (given: Upload) => upload(server, { as: cookie, ...given }),
    openUpload: (type: string, headers: Record<string, string | number>) =>
      openUpload(server, type, { cookie, ...headers }),
    /** Returns the files of unfinished uploads. None may remain. */
    incoming,
    async nothingIsLeft(): Promise<void> {
      expect(await server.rows('select * from media')).toEqual([]);
      await waitFor('an empty folder', async () => incoming().length === 0);
    },
    /** Opens another shop, and returns its page and its merchant's session. */
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

/** Returns the stored file of a successful upload; otherwise the test fails. */
export function stored(answer: Answer): Stored {
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Stored;
}

/** Returns a file with the first bytes of a video and no content. */
export function mp4(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1'), Buffer.alloc(bytes - 16)]);
}

/** Returns the start of an upload's body with the file, and the end of the body. */
export function frameOf(content: Buffer): [Buffer, Buffer] {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return [Buffer.concat([Buffer.from(head), content]), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)];
}

/** Uploads a file as a browser does, which goes on sending after the response has arrived. */
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
