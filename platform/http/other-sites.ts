import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * For a GET that acts: refuses it where the browser says that a page of another site led here. A browser that says
 * nothing is old, or no browser; then the session's cookie is all there is.
 */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError('OTHER_SITE');
}
