import type { FastifyRequest } from 'fastify';
import type { Client } from './session-queries.ts';

/** Returns where a request comes from. */
export function clientOf(request: FastifyRequest): Client {
  return { userAgent: request.headers['user-agent'] ?? null, ipAddress: request.ip };
}
