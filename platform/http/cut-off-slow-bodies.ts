import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** A small body is sent within this time. */
const MOST_MS = 60_000;

/**
 * Closes the connection of a client that takes too long to send a body. Files are left to their routes: only logged-in
 * merchants send any, and theirs take as long as their connection does.
 */
export function cutOffSlowBodies(server: FastifyInstance, mostMs = MOST_MS): void {
  server.addHook('preParsing', async ({ raw }, _reply, body) => {
    if (hasBody(raw) && !isFile(raw)) cutOff(raw, mostMs);
    return body;
  });
}

function cutOff(raw: IncomingMessage, mostMs: number): void {
  const timer = setTimeout(() => raw.destroy(), mostMs);
  for (const ending of ['end', 'close']) raw.once(ending, () => clearTimeout(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isFile({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
}
