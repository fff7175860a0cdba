import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#platform/errors/app-error.ts';

/** Where a request was made, according to its headers. */
export type AskedFrom = 'ownSite' | 'otherSite' | 'unknown';

type SiteHeaders = Pick<IncomingHttpHeaders, 'sec-fetch-site' | 'origin' | 'referer'>;

/**
 * Reads where a request was made. `ownHosts` are the hosts of this server, with their ports. Browsers send
 * `sec-fetch-site` over HTTPS; over plain HTTP and in old browsers, `origin` or `referer` names the page.
 */
export function askedFrom(headers: SiteHeaders, ownHosts: readonly string[]): AskedFrom {
  const site = headers['sec-fetch-site'];
  // `none`: the person typed the address or opened a bookmark.
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'ownSite' : 'otherSite';
  const page = headers.origin ?? headers.referer;
  if (page === undefined) return 'unknown';
  return ownHosts.some((host) => isAt(page, host)) ? 'ownSite' : 'otherSite';
}

/**
 * Refuses an action that a page of another site requested. A program that does not say where it comes from may
 * continue, because every browser names the page of a POST. Throws OTHER_SITE.
 */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  if (originOf(request) === 'otherSite') throw new AppError('OTHER_SITE');
}

/**
 * For a GET that changes something: refuses a request that does not come from our own pages. An old browser that
 * follows a link of another site sends no header at all, so a program has to name our address as its `Origin`. Throws
 * OTHER_SITE.
 */
export async function requireOwnSite(request: FastifyRequest): Promise<void> {
  if (originOf(request) !== 'ownSite') throw new AppError('OTHER_SITE');
}

/** The public address, and the host of the request: an operator may open the port directly. */
function originOf(request: FastifyRequest): AskedFrom {
  return askedFrom(request.headers, [new URL(request.server.publicUrl).host, request.host]);
}

/** `page` is an address or `null`. The default port may be missing or present. */
function isAt(page: string, host: string): boolean {
  if (!/^https?:\/\//.test(page) || !URL.canParse(page)) return false;
  const { protocol, host: pageHost } = new URL(page);
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === pageHost;
}
