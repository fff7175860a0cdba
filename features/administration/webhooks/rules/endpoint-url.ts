import { MOST_URL_LENGTH } from '../contract/endpoint-calls.ts';

/** Why a URL cannot be an endpoint. */
export type UrlFault = 'invalid' | 'insecure' | 'credentials';

/**
 * Returns why a URL cannot be an endpoint, or null. With the sandbox, this machine is called without encryption. A
 * password in a URL would be shown to everybody who may see the endpoint.
 */
export function urlFault(written: string, { mayBeHttp }: { mayBeHttp: boolean }): UrlFault | null {
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url === null || url.hostname === '' || written.length > MOST_URL_LENGTH) return 'invalid';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'invalid';
  if (url.protocol === 'http:' && !mayBeHttp) return 'insecure';
  return url.username + url.password === '' ? null : 'credentials';
}
