import { request } from 'undici';
import { ShopifyError } from './shopify-error.ts';

/** The longest pause between two chunks while a result is read. */
const SILENCE_MS = 60_000;
/** Far longer than any object; a longer line is not a valid result. */
const LONGEST_LINE = 4 * 1024 * 1024;

/**
 * Yields the lines of a bulk operation's result without holding more than one chunk in memory. Throws ShopifyError when
 * it cannot be read.
 */
export async function* readBulkResult(url: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of open(url)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE)
      throw new ShopifyError({ kind: 'refused', status: 200, detail: 'a line of the result does not end' });
    yield* lines.filter((line) => line !== '');
  }
  if (rest !== '') yield rest;
}

async function* open(url: string): AsyncGenerator<string> {
  try {
    const { statusCode, body } = await request(url, { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS });
    if (statusCode !== 200) {
      await body.dump();
      throw new ShopifyError({ kind: 'unreachable', status: statusCode });
    }
    body.setEncoding('utf8');
    for await (const piece of body) yield String(piece);
  } catch (error) {
    throw error instanceof ShopifyError
      ? error
      : new ShopifyError({ kind: 'unreachable', status: null }, error);
  }
}
