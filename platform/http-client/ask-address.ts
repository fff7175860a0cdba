import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';

/** What came of asking an address once; redirects are not followed. */
export type Asked =
  | { kind: 'answered'; status: number }
  /** It is of a network that may not be asked. */
  | { kind: 'closed' }
  | { kind: 'unknownName' }
  | { kind: 'silent' };

interface Asking {
  /** By the IP address that is connected to, whatever the name said before. */
  mayAsk: (ipAddress: string) => boolean;
  withinMs: number;
}

class ClosedNetwork extends Error {}

/** Asks an address that somebody typed, over http or https, for its status alone. Never rejects. */
export async function askAddress(address: string, { mayAsk, withinMs }: Asking): Promise<Asked> {
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');
  // Of a number nothing is looked up.
  if (isIP(host) !== 0 && !mayAsk(host)) return { kind: 'closed' };
  const agent = new Agent({ connect: { lookup: lookUpOpen(mayAsk), timeout: withinMs } });
  try {
    const { statusCode, body } = await request(address, {
      dispatcher: agent,
      signal: AbortSignal.timeout(withinMs),
      headers: { 'user-agent': 'Bellbird link check' },
    });
    body.on('error', () => undefined).destroy();
    return { kind: 'answered', status: statusCode };
  } catch (error) {
    if (error instanceof ClosedNetwork) return { kind: 'closed' };
    return { kind: isUnknownName(error) ? 'unknownName' : 'silent' };
  } finally {
    void agent.destroy();
  }
}

/** Looks a name up, and leaves out the addresses that may not be asked. */
function lookUpOpen(mayAsk: (ipAddress: string) => boolean): LookupFunction {
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

function isUnknownName(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';
}
