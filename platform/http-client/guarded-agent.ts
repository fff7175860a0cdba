import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';

/** Decides whether we may connect to an IP address, whatever name resolved to it. */
export type MayAsk = (ipAddress: string) => boolean;

/** The host is in a network that we may not connect to. */
export class ClosedNetwork extends Error {
  constructor(host: string) {
    super(`${host} is in a network that may not be asked`);
  }
}

/**
 * Returns the agent for URLs that somebody else chose. It connects only to allowed IP addresses: a name is resolved
 * once, and the connection uses that result. Destroy it when done.
 */
export function guardedAgent(mayAsk: MayAsk, withinMs: number): Agent {
  return new Agent({ connect: { lookup: lookUpOpen(mayAsk), timeout: withinMs } });
}

/** A host that is an IP address is not resolved, so check it with this first. Throws ClosedNetwork. */
export function requireOpenHost(url: URL, mayAsk: MayAsk): void {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !mayAsk(host)) throw new ClosedNetwork(host);
}

/** Resolves a name and drops addresses that may not be reached. */
function lookUpOpen(mayAsk: MayAsk): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const open = found.filter(({ address }) => mayAsk(address));
      const [first] = open;
      if (!first) return done(new ClosedNetwork(hostname), []);
      if (options.all === true) done(null, open);
      else done(null, first.address, first.family);
    });
  };
}
