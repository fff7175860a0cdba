import { createHmac } from 'node:crypto';
import { Pool, getGlobalDispatcher, type Dispatcher } from 'undici';
import type * as z from 'zod';
import { findRefusal, type GraphRefusal } from './find-refusal.ts';
import { tryJson } from './try-json.ts';

/** A refusal with Graph's codes and text. The codes are null without a response, or when it is not Graph's. */
export class GraphFailure extends Error {
  /** The name of the API, for the log. */
  static readonly api: string = 'Graph';
  readonly code: number | null;
  readonly subcode: number | null;

  constructor(detail: string, refusal: GraphRefusal | null = null, cause?: unknown) {
    super(`${new.target.api}: ${detail}`, cause === undefined ? undefined : { cause });
    this.code = refusal?.code ?? null;
    this.subcode = refusal?.subcode ?? null;
  }
}

/** How one of Graph's APIs is called. */
export interface Graph {
  dispatcher: Dispatcher;
  origin: string;
  /** The start of every path: the version, such as `/v25.0`. */
  path: string;
  /** Proves with every call that its token is used by the app it was issued to; null when no proof is needed. */
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
  /** How many requests can run at the same time, on their own connections; by default connections are shared. */
  connections?: number;
}

export interface GraphCall {
  method: Dispatcher.HttpMethod;
  path: `/${string}`;
  query?: Record<string, string>;
  /** Missing for a call of the app itself. */
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

/** Makes one call and returns its validated response. Throws the API's failure; makes no retries. */
export async function callGraph<Body>(graph: Graph, shape: z.ZodType<Body>, call: GraphCall): Promise<Body> {
  return readChecked(graph.Failure, shape, await askGraph(graph, toRequest(graph, call)));
}

/** Makes one request and returns the raw response. Throws the API's failure when there is none. */
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

/** Returns a validated response body. Throws the failure in it, or if it is invalid. */
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

/** Returns a call in the dispatcher's form. */
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
