import * as z from 'zod/mini';
import { readRefusal } from '#platform/http/browser/read-refusal.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { UnreachableServer } from '#platform/http/browser/unreachable-server.ts';
import { uploadMedia } from '../contract/media-calls.ts';
import type { Media, MediaType } from '../contract/media.ts';

export interface FileToSend {
  pageId: string;
  type: MediaType;
  file: File;
}

export interface Sending {
  stored: Promise<Media>;
  /** `stored` never settles after this. */
  cancel: () => void;
}

/**
 * Uploads a file and tells how much of it is on its way, from 0 to 1. `fetch` cannot tell that, so it is the older
 * kind of request. Rejects with RefusedCall or UnreachableServer.
 */
export function sendFile({ pageId, type, file }: FileToSend, progress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  // Named by the moment, as document 3, section 7.1 has it: two photos of one name stay two.
  const name = `${Date.now()}-${file.name.replaceAll(' ', '-')}`;
  const query = new URLSearchParams({ shopUrl: pageId, type, t: name });
  request.open(uploadMedia.method, `${uploadMedia.path}?${query}`);
  request.withCredentials = true;
  request.upload.addEventListener('progress', (event) => {
    if (event.lengthComputable) progress(event.loaded / event.total);
  });
  const stored = new Promise<Media>((resolve, reject) => {
    request.addEventListener('error', () => reject(new UnreachableServer(undefined)));
    request.addEventListener('load', () => void readAnswer(request).then(resolve, reject));
  });
  const form = new FormData();
  form.set('name', name);
  form.set('file', file);
  request.send(form);
  return { stored, cancel: () => request.abort() };
}

async function readAnswer(request: XMLHttpRequest): Promise<Media> {
  const answer = new Response(request.responseText, { status: request.status });
  if (!answer.ok) throw await readRefusal(answer);
  const read = z.safeParse(uploadMedia.response, await answer.json().catch(() => undefined));
  if (!read.success) throw new RefusedCall('INTERNAL');
  return read.data;
}
