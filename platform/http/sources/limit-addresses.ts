import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { addressBlocks } from './address-blocks.ts';

const WIDTHS = 3;

/**
 * Counts what an address, and each network around it, does within a minute, and returns whether it was too much. The
 * 5,000 latest networks of each width are remembered.
 */
export function addressLimit(
  scope: FastifyInstance,
  perPerson: number,
): (request: FastifyRequest) => Promise<boolean> {
  const limits = Array.from({ length: WIDTHS }, (_, width) => {
    const blockOf = (request: FastifyRequest) => addressBlocks(request.ip)[width];
    return scope.createRateLimit({
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => blockOf(request)?.prefix ?? '',
      max: (request) => perPerson * (blockOf(request)?.people ?? 1),
    });
  });
  return async (request) => {
    // The narrowest first: a refused address does not use up its neighbours' limit.
    for (const limit of limits.slice(0, addressBlocks(request.ip).length)) {
      const asked = await limit(request);
      if (!asked.isAllowed && asked.isExceeded) return true;
    }
    return false;
  };
}

/** Refuses a shopper whose address, or a network around it, has done this too often within a minute. */
export function limitAddresses(
  scope: FastifyInstance,
  perPerson: number,
): (request: FastifyRequest) => Promise<void> {
  const isTooMuch = addressLimit(scope, perPerson);
  return async (request) => {
    if (await isTooMuch(request)) throw new AppError('TOO_MANY_REQUESTS');
  };
}
