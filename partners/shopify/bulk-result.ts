import { request } from 'undici';
import { ShopifyError } from './shopify-error.ts';

/** Between two pieces of a result that is being read. */
const SILENCE_MS = 60_000;
/** Longer than any object by far; one that is longer is no result of ours. */
const LONGEST_LINE = 4 * 1024 * 1024;

/**
 * The lines of a bulk operation's result one after the other, without ever holding more than a piece of it. Throws
 * ShopifyError when it cannot be had.
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
