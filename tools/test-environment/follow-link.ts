import { request } from 'undici';
import { LENAS_BROWSER } from '#platform/testing/cast.ts';

interface Visit {
  method?: 'GET' | 'HEAD';
  userAgent?: string;
  /** Headers in addition to those that browsers send for a tapped link. */
  headers?: Record<string, string>;
}

const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

/**
 * Opens a link as a browser does when somebody taps it. `fetch` sends the request as a script. Does not follow
 * redirects.
 */
export async function followLink(
  url: string,
  { method = 'GET', userAgent = LENAS_BROWSER, headers = {} }: Visit = {},
): Promise<{ status: number; location: string | null; cacheControl: string | null; body: unknown }> {
  const answer = await request(url, {
    method,
    headers: { ...NAVIGATION, 'user-agent': userAgent, ...headers },
  });
  const text = await answer.body.text();
  const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);
  const isJson = textOf(answer.headers['content-type'])?.includes('json') ?? false;
  return {
    status: answer.statusCode,
    location: textOf(answer.headers.location),
    cacheControl: textOf(answer.headers['cache-control']),
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
  };
}
