import type { FastifyReply, FastifyRequest } from 'fastify';

const THIS_MACHINE = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Headers that a proxy adds. A request that carries one may come from anywhere, although the proxy is on this machine. */
const ADDED_BY_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
/** Pages of other sites may read the sandbox, but not change it. */
const HARMLESS_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Accepts only requests to this machine by its own name, and no changes from pages of other sites, because any site
 * that a developer visits can post to localhost.
 */
export async function refuseOtherSites(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isThisMachine(`http://${request.headers.host ?? 'localhost'}`)) {
    return reply.status(403).send({ error: 'The sandbox is reached at localhost only.' });
  }
  if (ADDED_BY_PROXIES.some((name) => request.headers[name] !== undefined)) {
    return reply
      .status(403)
      .send({ error: 'The sandbox is not for people behind a proxy. Open it on its own machine.' });
  }
  const { origin } = request.headers;
  if (origin === undefined || HARMLESS_METHODS.includes(request.method) || isThisMachine(origin)) return;
  return reply.status(403).send({ error: 'Only pages of this machine may change the sandbox.' });
}

function isThisMachine(address: string): boolean {
  return URL.canParse(address) && THIS_MACHINE.test(new URL(address).hostname);
}
