import * as z from 'zod/mini';
import type { BodyOf, Call, QueryOf, ResponseOf } from '#platform/http/call.ts';
import { readRefusal } from './read-refusal.ts';
import { RefusedCall } from './refused-call.ts';
import { UnreachableServer } from './unreachable-server.ts';

// Compiled schemas need `eval`, which the content security policy refuses.
z.config({ jitless: true });

/** The parameters of a call: its query and its body, if it declares them. */
export type Given<C extends Call> = (unknown extends QueryOf<C> ? object : { query: QueryOf<C> }) &
  (unknown extends BodyOf<C> ? object : { body: BodyOf<C> });

/** Makes a call of the contract and returns its checked answer; throws RefusedCall or UnreachableServer. */
export async function makeCall<C extends Call>(
  call: C,
  given: Given<C>,
  signal?: AbortSignal,
): Promise<ResponseOf<C>> {
  const answer = await send(call, given, signal);
  if (!answer.ok) throw await readRefusal(answer);
  const read = z.safeParse(call.response, await readBody(answer));
  // An answer that breaks the contract is our bug, and the page must not continue with half of it.
  if (!read.success)
    throw new RefusedCall('INTERNAL', { requestId: answer.headers.get('x-request-id') ?? undefined });
  return read.data as ResponseOf<C>;
}

/** An answer that is one text, such as an address, is sent as it is; everything else is JSON. */
async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function send(
  call: Call,
  given: { query?: unknown; body?: unknown },
  signal?: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (given.body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(addressOf(call.path, given.query), {
      method: call.method,
      credentials: 'include',
      headers,
      body: given.body === undefined ? null : JSON.stringify(given.body),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new UnreachableServer(cause);
  }
}

function addressOf(path: string, query: unknown): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return path;
  return `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}
