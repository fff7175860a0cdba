import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AppError } from '#platform/errors/app-error.ts';
import { ERROR_STATUS } from '#platform/errors/error-code.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { errorAnswer, refusalOf, type OnFault } from './error-answer.ts';

/**
 * A path that is posted to by the thousand a second. It takes a body as the bytes that came, and answers that it has
 * them, before the framework looks at the request: measured, a fifth more webhooks a second.
 */
export interface FastDoor {
  path: `/${string}`;
  bodyLimitBytes: number;
  /** Resolves when what it was given is kept; rejects with what is wrong with it, or with us. */
  take: (body: Buffer, headers: IncomingMessage['headers']) => Promise<void>;
}

const RECEIVED = Buffer.from('{"received":true}');
/** Longer than load balancers keep a connection, so that none is closed under a request. */
const KEEP_ALIVE_MS = 72_000;

/** A server with these doors; every other request is the handler's. `onFault` is told what answers 500. */
export function serverWithDoors(
  doors: readonly FastDoor[],
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  { log, onFault }: { log: Logger; onFault: OnFault },
): Server {
  const byPath = new Map<string, FastDoor>(doors.map((door) => [door.path, door]));
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const door = request.method === 'POST' ? byPath.get(request.url ?? '') : undefined;
    if (!door) return handler(request, response);
    // Whoever keeps a connection open while the server ends is told to come back on another.
    if (!server.listening) response.setHeader('connection', 'close');
    readBody(request, door.bodyLimitBytes)
      .then((body) => door.take(body, request.headers))
      .then(
        () => send(response, 200, RECEIVED),
        (error: unknown) => refuse(error, request, response, { log, onFault }),
      );
  });
  return server;
}

/** Rejects with BODY_TOO_LARGE as soon as that is known, whatever length was announced. */
function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const tooLarge = () => reject(new AppError('BODY_TOO_LARGE'));
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) return tooLarge();
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limitBytes) tooLarge();
      else chunks.push(chunk);
    });
    request.on('end', () => {
      const [only] = chunks;
      resolve(only && chunks.length === 1 ? only : Buffer.concat(chunks));
    });
    request.on('error', reject);
  });
}

function refuse(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  { log, onFault }: { log: Logger; onFault: OnFault },
): void {
  if (request.destroyed && !request.complete) return;
  const requestId = randomUUID();
  const { code, field } = refusalOf(error);
  if (code === 'INTERNAL') {
    log.error({ err: error, reqId: requestId }, 'request failed');
    onFault(error, requestId);
  } else log.info({ code, field, reqId: requestId }, 'request refused');
  // The rest of a body that is not read would be taken for the next request.
  if (!request.complete) response.setHeader('connection', 'close');
  response.setHeader('cache-control', 'no-store');
  send(response, ERROR_STATUS[code], Buffer.from(JSON.stringify(errorAnswer(code, field, requestId))));
}

function send(response: ServerResponse, status: number, body: Buffer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}
