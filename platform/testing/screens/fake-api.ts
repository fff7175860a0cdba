import * as z from 'zod/mini';
import { ERROR_STATUS, type ErrorCode } from '#platform/errors/error-code.ts';
import { everySentenceFor } from '#platform/errors/every-sentence.ts';
import type { BodyOf, Call, QueryOf, ResponseOf } from '#platform/http/call.ts';

/** What a screen sent, as the server would parse it. */
export interface SentRequest<C extends Call> {
  query: QueryOf<C>;
  body: BodyOf<C>;
}

type Answer = (request: SentRequest<Call>) => Response | Promise<Response>;

/** Errors that every call can get, whatever its contract lists. */
const REFUSALS_OF_EVERY_CALL: readonly ErrorCode[] = [
  'INTERNAL',
  'DATABASE_AWAY',
  'TOO_MANY_REQUESTS',
  'MALFORMED_REQUEST',
  'NOT_LOGGED_IN',
];

const answers = new Map<string, Answer>();
const sent: { call: string; request: SentRequest<Call> }[] = [];
const calls = new Map<string, Call>();
const faults: string[] = [];

/**
 * The server as a screen sees it: answers each call of the contract as the test says. The contract's schemas check
 * every request and response, and a call without an answer fails the test.
 */
export const fakeApi = {
  /** Answers a call from now on with this value, or with the result of a function of the request. */
  answer<C extends Call>(
    call: C,
    answer: ResponseOf<C> | ((request: SentRequest<C>) => ResponseOf<C>),
  ): void {
    const make = answer as (request: SentRequest<Call>) => unknown;
    setAnswer(call, (request) => jsonAnswer(call, typeof answer === 'function' ? make(request) : answer));
  },

  /** Answers a call from now on with an error from the closed list. */
  refuse(call: Call, code: ErrorCode, details: { field?: string } = {}): void {
    if (!call.errors.includes(code) && !REFUSALS_OF_EVERY_CALL.includes(code))
      throw new Error(`The contract of ${nameOf(call)} does not list the refusal ${code}`);
    const body = JSON.stringify({
      error: { code, message: everySentenceFor(code), requestId: 'request-1', ...details },
    });
    setAnswer(call, () => new Response(body, { status: ERROR_STATUS[code] }));
  },

  /** Fails each request of a call from now on as if the connection was lost. */
  loseConnection(call: Call): void {
    setAnswer(call, () => Promise.reject(new TypeError('fetch failed')));
  },

  /** Delays a call until the returned function gives its answer. */
  hold<C extends Call>(call: C): (answer: ResponseOf<C>) => void {
    const { promise, resolve } = Promise.withResolvers<ResponseOf<C>>();
    setAnswer(call, async () => jsonAnswer(call, await promise));
    return resolve;
  },

  /** Returns the requests of a call so far, first one first. */
  requests<C extends Call>(call: C): SentRequest<C>[] {
    return sent.filter((one) => one.call === nameOf(call)).map(({ request }) => request as SentRequest<C>);
  },
};

/** Forgets all answers and requests, and throws if the test made an unknown call. */
export function endFakeApi(): void {
  const found = [...faults];
  for (const each of [answers, calls]) each.clear();
  for (const each of [sent, faults]) each.length = 0;
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Replaces the browser's `fetch`. */
export async function fakeFetch(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address instanceof Request ? address.url : address, 'http://localhost');
  const name = `${init.method ?? 'GET'} ${url.pathname}`;
  const [call, answer] = [calls.get(name), answers.get(name)];
  if (call === undefined || answer === undefined) return reportFault(`Unexpected call: ${name}`);
  const request = {
    query: read(call.query, Object.fromEntries(url.searchParams), `The query of ${name}`),
    body: read(
      call.body,
      typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      `The body of ${name}`,
    ),
  };
  sent.push({ call: name, request });
  return answer(request);
}

function setAnswer(call: Call, answer: Answer): void {
  calls.set(nameOf(call), call);
  answers.set(nameOf(call), answer);
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function jsonAnswer(call: Call, answer: unknown): Response {
  const json: unknown = JSON.parse(JSON.stringify(answer) ?? 'null');
  return new Response(JSON.stringify(read(call.response, json, `The answer to ${nameOf(call)}`)));
}

/** Parses the value with the schema. If a call declares no schema, nothing may be sent. */
function read(schema: z.core.$ZodType | undefined, value: unknown, what: string): unknown {
  if (schema === undefined) {
    const isEmpty = value === undefined || Object.keys(value as object).length === 0;
    return isEmpty ? undefined : reportFault(`${what} is not in its contract`);
  }
  const result = z.safeParse(schema, value);
  return result.success
    ? result.data
    : reportFault(`${what} breaks its contract: ${z.prettifyError(result.error)}`);
}

/** The screen may catch the error, so `endFakeApi` fails the test too. */
function reportFault(fault: string): never {
  faults.push(fault);
  throw new Error(fault);
}
