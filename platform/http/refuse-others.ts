import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '#platform/config/loopback.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Headers that a proxy adds. A request with one may come from anywhere, even if the proxy is on this machine. */
const ADDED_BY_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** The requests that a sandbox answers. */
interface Admission {
  /** The operator named trusted proxies, so forwarded requests are wanted. */
  takesForwarded: boolean;
}

/**
 * Accepts only requests from this machine by its own name: a proxy in front, or a foreign name that points here, would
 * open the sandbox's public keys to everybody. Throws THIS_MACHINE_ONLY.
 */
export function refuseOthers(headers: IncomingHttpHeaders, { takesForwarded }: Admission): void {
  const isForwarded = !takesForwarded && ADDED_BY_PROXIES.some((name) => headers[name] !== undefined);
  const address = `http://${headers.host ?? 'localhost'}`;
  const isOurName = URL.canParse(address) && isLoopback(new URL(address).hostname);
  if (isForwarded || !isOurName) throw new AppError('THIS_MACHINE_ONLY');
}
