import { createHmac } from 'node:crypto';
import { Pool, getGlobalDispatcher, type Dispatcher } from 'undici';
import type * as z from 'zod';
import { findRefusal, type GraphRefusal } from './find-refusal.ts';
import { tryJson } from './try-json.ts';

/** A refusal in Graph's own codes and words; the codes are null when there was no answer, or none of Graph's. */
export class GraphFailure extends Error {
  /** Which of Meta's APIs it was, for the log. */
  static readonly api: string = 'Graph';
  readonly code: number | null;
  readonly subcode: number | null;

  constructor(detail: string, refusal: GraphRefusal | null = null, cause?: unknown) {
    super(`${new.target.api}: ${detail}`, cause === undefined ? undefined : { cause });
    this.code = refusal?.code ?? null;
    this.subcode = refusal?.subcode ?? null;
  }
}

/** Where Graph is, as one of its APIs is called. */
export interface Graph {
  dispatcher: Dispatcher;
  origin: string;
  /** What every path begins with: the version, written like `/v25.0`. */
  path: string;
  /** Proves with every call that its token is used by the app it was given to; null where none is asked for. */
  appSecret: string | null;
  Failure: typeof GraphFailure;
  timeoutMs: number;
}

interface GraphAddress {
  graphUrl: string;
  graphVersion: string;
  appSecret?: string;
  Failure: typeof GraphFailure;
  timeoutMs: number;
  /** How many requests may be in flight at once, on connections of their own; without it they share all others'. */
  connections?: number;
}

export interface GraphCall {
  method: Dispatcher.HttpMethod;
  path: `/${string}`;
  query?: Record<string, string>;
  /** Without one it is a call of the app itself. */
  accessToken?: string;
  body?: unknown;
}

export function openGraph({ graphUrl, graphVersion, ...address }: GraphAddress): Graph {
  const { origin, pathname } = new URL(graphUrl);
  const { appSecret = null, Failure, timeoutMs, connections } = address;
  const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  return {
    dispatcher:
      connections === undefined
        ? getGlobalDispatcher()
        : new Pool(origin, { connections, pipelining: 1, ...timeouts }),
    origin,
    path: `${pathname.replace(/\/$/, '')}/${graphVersion}`,
    appSecret,
    Failure,
    timeoutMs,
  };
}

/** Makes one call and gives its checked answer. Throws the API's failure; repeats nothing. */
export async function callGraph<Body>(graph: Graph, shape: z.ZodType<Body>, call: GraphCall): Promise<Body> {
  return readChecked(graph.Failure, shape, await askGraph(graph, toRequest(graph, call)));
}

/** Makes one request and gives what came back, whatever it is. Throws the API's failure when nothing did. */
export async function askGraph(
  graph: Graph,
  request: Dispatcher.RequestOptions,
): Promise<{ status: number; text: string }> {
  try {
    const response = await graph.dispatcher.request(request);
    return { status: response.statusCode, text: await response.body.text() };
  } catch (error) {
    throw new graph.Failure('no answer', null, error);
  }
}

/** What a response says, checked. Throws the failure that it is, or when it is no such answer. */
export function readChecked<Body>(
  Failure: typeof GraphFailure,
  shape: z.ZodType<Body>,
  { status, text }: { status: number; text: string },
): Body {
  if (status >= 400) throw refusalOf(Failure, status, text);
  const read = shape.safeParse(tryJson(text));
  if (!read.success) throw new Failure('unreadable answer', null, read.error);
  return read.data;
}

export function refusalOf(Failure: typeof GraphFailure, status: number, text: string): GraphFailure {
  const refusal = findRefusal(tryJson(text));
  return new Failure(refusal?.detail ?? `HTTP ${status}`, refusal);
}

/** One call as the dispatcher takes it. */
export function toRequest(graph: Graph, call: GraphCall): Dispatcher.RequestOptions {
  const { method, path, accessToken, body } = call;
  return {
    origin: graph.origin,
    method,
    path: graph.path + path + searchOf(graph, call),
    headers: {
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    headersTimeout: graph.timeoutMs,
    bodyTimeout: graph.timeoutMs,
  };
}

function searchOf({ appSecret }: Graph, { query, accessToken }: GraphCall): string {
  const isProven = appSecret !== null && accessToken !== undefined;
  const search = new URLSearchParams({
    ...query,
    ...(isProven && { appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex') }),
  });
  return search.size === 0 ? '' : `?${search.toString()}`;
}
