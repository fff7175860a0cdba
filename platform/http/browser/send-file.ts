import * as z from 'zod/mini';
import type { Call, ResponseOf } from '#platform/http/call.ts';
import { readRefusal } from './read-refusal.ts';
import { RefusedCall } from './refused-call.ts';
import { UnreachableServer } from './unreachable-server.ts';

/** A file that is being sent to a call. */
export interface Sending<Answer> {
  answered: Promise<Answer>;
  /** `answered` never settles after this. */
  cancel: () => void;
}

/**
 * Sends a file to a call that accepts one, with a form's other fields before it, and reports its progress from 0 to 1.
 * `fetch` cannot report that, so this uses the older kind of request. Rejects with RefusedCall or UnreachableServer.
 */
export function sendFileTo<C extends Call>(
  call: C,
  {
    query,
    fields = {},
    file,
  }: { query: Record<string, string>; fields?: Record<string, string>; file: File },
  progress: (share: number) => void,
): Sending<ResponseOf<C>> {
  const request = new XMLHttpRequest();
  request.open(call.method, `${call.path}?${new URLSearchParams(query)}`);
  request.withCredentials = true;
  request.upload.addEventListener('progress', (event) => {
    if (event.lengthComputable) progress(event.loaded / event.total);
  });
  const answered = new Promise<ResponseOf<C>>((resolve, reject) => {
    request.addEventListener('error', () => reject(new UnreachableServer(undefined)));
    request.addEventListener('load', () => void readAnswer(call, request).then(resolve, reject));
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  request.send(form);
  return { answered, cancel: () => request.abort() };
}

async function readAnswer<C extends Call>(call: C, request: XMLHttpRequest): Promise<ResponseOf<C>> {
  const answer = new Response(request.responseText, { status: request.status });
  if (!answer.ok) throw await readRefusal(answer);
  const read = z.safeParse(call.response, await answer.json().catch(() => undefined));
  if (!read.success) throw new RefusedCall('INTERNAL');
  return read.data as ResponseOf<C>;
}
