import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AppError } from '#platform/errors/app-error.ts';
import { ERROR_STATUS } from '#platform/errors/error-code.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { traced } from '#platform/tracing/trace.ts';
import { errorAnswer, isFault, retryAfterSeconds, refusalOf, type OnFault } from './error-answer.ts';
import { readVerified, type RouteBody } from './read-verified.ts';
import { clientAddress, sourceOf, type IsTrusted } from './sources/client-address.ts';
import { CONNECTION_LIMITS, ConnectionShare, type ConnectionLimits } from './sources/connection-share.ts';
import { UnverifiedBodies } from './unverified-bodies.ts';

/**
 * A path with thousands of POST requests a second. It accepts a body as bytes and answers before the framework sees the
 * request: measured, a fifth more webhooks a second.
 */
export interface RawRoute extends RouteBody {
  /** A path that ends in a slash has one more part, which `greet` gets. */
  path: `/${string}`;
  /** Resolves when the body is stored; rejects with what is wrong with it, or with us. */
  take: (body: Buffer, headers: IncomingMessage['headers']) => Promise<void>;
}

interface RawRouteParts {
  log: Logger;
  /** Called for every answer with 500. */
  onFault: OnFault;
  isTrusted: IsTrusted;
  bodies?: UnverifiedBodies;
  connections?: ConnectionLimits;
  /** Throws the error that refuses a request before anything else is checked. */
  admit: (headers: IncomingMessage['headers'], url: string) => void;
  /** Called for each answer of these routes, like the framework's own hook for its routes. */
  answered?: ((status: number, seconds: number) => void) | undefined;
}

const RECEIVED = Buffer.from('{"received":true}');
/** Longer than load balancers keep a connection, so that none is closed during a request. */
const KEEP_ALIVE_MS = 72_000;
/** A client that does not send its headers in this time wants a connection, not an answer. */
const HEADERS_MS = 15_000;
/** A list of 200 MB takes half an hour on a slow connection; Node would hang up after five minutes. */
const REQUEST_MS = 60 * 60_000;
const SLOW_CHECK_MS = 1000;
const ANSWERED_CHECK_MS = 100;

/** A server with these routes; the handler gets every other request. */
export function serverWithRawRoutes(
  routes: readonly RawRoute[],
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  { bodies = new UnverifiedBodies(), connections = CONNECTION_LIMITS, ...parts }: RawRouteParts,
): Server {
  const findRoute = routeFinder(routes);
  const options = { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS };
  const server = createServer(options, (request, response) => {
    try {
      refuseTwoHosts(request);
      parts.admit(request.headers, request.url ?? '');
    } catch (error) {
      return refuse(error, request, response, parts);
    }
    const found = request.method === 'POST' ? findRoute(request.url ?? '') : undefined;
    if (!found) return handler(request, response);
    const { route, lastPart } = found;
    if (parts.answered) timeAnswer(response, parts.answered);
    const source = sourceOf(clientAddress(request, parts.isTrusted));
    traced(`POST ${route.path}`, { 'http.route': route.path }, async () =>
      route.take(await readVerified(request, route, { bodies, source, lastPart }), request.headers),
    ).then(
      () => {
        // While the server stops, a client that keeps its connection open is asked to open another.
        if (!server.listening) response.setHeader('connection', 'close');
        return send(response, 200, RECEIVED);
      },
      (error: unknown) => refuse(error, request, response, parts),
    );
  });
  const share = new ConnectionShare(connections, parts.isTrusted);
  share.watch(server);
  closeAllAtEnd(server, share);
  const slow = setInterval(() => bodies.cutOffSlow(), SLOW_CHECK_MS).unref();
  server.on('close', () => clearInterval(slow));
  return server;
}

/**
 * A stopping server closes idle connections. By itself it would wait for connections without any request yet, which
 * browsers and pools open in advance, and for those that are kept after their last answer.
 */
function closeAllAtEnd(server: Server, share: ConnectionShare): void {
  const close = server.close.bind(server);
  server.close = (done) => {
    share.closeSilent();
    const answered = setInterval(() => server.closeIdleConnections(), ANSWERED_CHECK_MS);
    server.once('close', () => clearInterval(answered));
    return close(done);
  };
}

/** RFC 9112, 3.2: a proxy and we could each read another one of them. */
function refuseTwoHosts({ rawHeaders }: IncomingMessage): void {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1) throw new AppError('TWO_HOSTS');
}

function timeAnswer(response: ServerResponse, answered: NonNullable<RawRouteParts['answered']>): void {
  const startMs = performance.now();
  response.once('finish', () => answered(response.statusCode, (performance.now() - startMs) / 1000));
}

function routeFinder(routes: readonly RawRoute[]) {
  const byPath = new Map<string, RawRoute>(routes.map((route) => [route.path, route]));
  return (url: string): { route: RawRoute; lastPart: string } | undefined => {
    const path = url.includes('?') ? url.slice(0, url.indexOf('?')) : url;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const route = byPath.get(path) ?? byPath.get(folder);
    return route && { route, lastPart: path.slice(folder.length) };
  };
}

function refuse(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  { log, onFault }: Pick<RawRouteParts, 'log' | 'onFault'>,
): void {
  if (request.destroyed && !request.complete) return;
  const requestId = randomUUID();
  const refusal = refusalOf(error);
  const { code, field } = refusal;
  if (isFault(code)) {
    log.error({ err: error, reqId: requestId }, 'request failed');
    onFault(error, requestId);
  } else log.info({ code, field, reqId: requestId }, 'request refused');
  // The unread rest of a body would be taken for the next request.
  if (!request.complete) response.setHeader('connection', 'close');
  const seconds = retryAfterSeconds(code, error);
  if (seconds !== null) response.setHeader('retry-after', seconds);
  response.setHeader('cache-control', 'no-store');
  send(response, ERROR_STATUS[code], Buffer.from(JSON.stringify(errorAnswer(refusal, requestId))));
}

function send(response: ServerResponse, status: number, body: Buffer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
