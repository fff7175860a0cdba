import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { ERROR_STATUS, type ErrorCode } from '#platform/errors/error-code.ts';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import type { BodyOf, Call, QueryOf, ResponseOf } from '#platform/http/call.ts';

/** What a screen sent with a call, as the server would read it. */
export interface SentRequest<C extends Call> {
  query: QueryOf<C>;
  body: BodyOf<C>;
}

type Answer<C extends Call> =
  | ResponseOf<C>
  | ((sent: SentRequest<C>) => ResponseOf<C> | Promise<ResponseOf<C>>);

type Respond = (sent: SentRequest<Call>) => Promise<Response>;

/** Answers the calls of one test in place of the server. */
export interface FakeApi {
  /** Answers a call from now on. An answer that breaks the contract fails the test. */
  answer: <C extends Call>(call: C, answer: Answer<C>) => void;
  /** Refuses a call from now on; the request's id is `test-request`. */
  refuse: (call: Call, code: ErrorCode) => void;
  /** Loses the connection at a call from now on. */
  lose: (call: Call) => void;
  /** Keeps a call waiting until the returned function is called with its answer. */
  hold: <C extends Call>(call: C) => (answer: ResponseOf<C>) => void;
  /** What was sent with each request of a call, the oldest first. */
  sentTo: <C extends Call>(call: C) => SentRequest<C>[];
}

/**
 * Takes the place of `fetch` until the test is over. The test fails if a screen makes a call that has no answer, or if
 * a request or an answer breaks the contract.
 */
export function createFakeApi(): FakeApi {
  const known = new Map<string, { call: Call; respond: Respond }>();
  const sent: { key: string; request: SentRequest<Call> }[] = [];
  const faults: string[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
    const key = `${init?.method ?? 'GET'} ${address.pathname}`;
    const found = known.get(key);
    if (!found) return failedRequest(faults, `The screen made a call without an answer: ${key}`);
    const request = {
      query: check(faults, `The query of ${key}`, found.call.query, Object.fromEntries(address.searchParams)),
      body: check(faults, `The body of ${key}`, found.call.body, readBody(init?.body)),
    };
    sent.push({ key, request });
    return untilAborted(found.respond(request), init?.signal);
  };
  onTestFinished(() => {
    globalThis.fetch = realFetch;
    expect(faults).toEqual([]);
  });
  const set = (call: Call, respond: Respond) => known.set(keyOf(call), { call, respond });
  return {
    answer: (call, answer) =>
      set(call, async (request) => {
        const data = await (typeof answer === 'function'
          ? (answer as (sent: unknown) => unknown)(request)
          : answer);
        return checkedAnswer(faults, call, data);
      }),
    refuse: (call, code) => set(call, async () => refusal(code)),
    lose: (call) =>
      set(call, async () => {
        throw new TypeError('Failed to fetch');
      }),
    hold: (call) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      set(call, async () => checkedAnswer(faults, call, await promise));
      return resolve;
    },
    sentTo: (call) =>
      // What was sent was read with the schemas of this very call.
      sent.filter(({ key }) => key === keyOf(call)).map(({ request }) => request as SentRequest<typeof call>),
  };
}

function keyOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function readBody(body: unknown): unknown {
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** Reads data with a schema; what breaks it is noted and fails the test at its end. */
function check(faults: string[], what: string, schema: z.core.$ZodType | undefined, data: unknown): unknown {
  if (!schema) return data;
  const read = z.safeParse(schema, data);
  if (!read.success) faults.push(`${what} breaks the contract: ${z.prettifyError(read.error)}`);
  return read.success ? read.data : data;
}

function checkedAnswer(faults: string[], call: Call, data: unknown): Response {
  return Response.json(check(faults, `The answer to ${keyOf(call)}`, call.response, data));
}

function failedRequest(faults: string[], fault: string): Response {
  faults.push(fault);
  return refusal('INTERNAL');
}

function refusal(code: ErrorCode): Response {
  const error = { code, message: ERROR_SENTENCES[code], requestId: 'test-request' };
  return Response.json({ error }, { status: ERROR_STATUS[code] });
}

/** A real `fetch` ends as soon as its request is given up. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer;
  return Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    }),
  ]);
}
