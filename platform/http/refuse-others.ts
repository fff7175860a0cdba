import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '#platform/config/loopback.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Headers that a proxy adds. A request that carries one may come from anywhere, although the proxy is on this machine. */
const ADDED_BY_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** Whom a sandbox answers. */
interface Admission {
  /** Somebody said which proxies are trusted, so what they pass on is wanted. */
  takesForwarded: boolean;
}

/**
 * Lets through only what was asked on this machine and by its name: a proxy in front, or a foreign name that was
 * pointed here, opens the sandbox's published keys to everybody. Throws THIS_MACHINE_ONLY.
 */
export function refuseOthers(headers: IncomingHttpHeaders, { takesForwarded }: Admission): void {
  const isForwarded = !takesForwarded && ADDED_BY_PROXIES.some((name) => headers[name] !== undefined);
  const address = `http://${headers.host ?? 'localhost'}`;
  const isOurName = URL.canParse(address) && isLoopback(new URL(address).hostname);
  if (isForwarded || !isOurName) throw new AppError('THIS_MACHINE_ONLY');
}
