import { request, type Agent } from 'undici';
import { guardedAgent, requireOpenHost, type MayAsk } from '#platform/http-client/guarded-agent.ts';

const ANSWER_TIMEOUT_MS = 4000;
const LONGEST_PAGE = 1_000_000;
const LONGEST_SHEET = 500_000;
const MOST_SHEETS = 4;
const MOST_REDIRECTS = 2;
/** The store platform's host for theme files. */
const THEME_FILES = 'cdn.shopify.com';

/**
 * Returns the style sheets of a shop's front page in their order. Only the shop's own host and the host of theme files
 * are requested, whatever the page names, and only in permitted networks, because a store's domain can point anywhere.
 * Throws if the page cannot be loaded.
 */
export async function readStoreSheets(frontPage: string, mayAsk: MayAsk): Promise<string[]> {
  const base = new URL(frontPage);
  const agent = guardedAgent(mayAsk, ANSWER_TIMEOUT_MS);
  const store: Store = { base, mayAsk, agent };
  try {
    const page = await readFrom(base, store, LONGEST_PAGE);
    const linked = sheetAddresses(page)
      .flatMap((address) => URL.parse(address, base.href) ?? [])
      .filter((url) => isAllowed(url, base))
      .slice(0, MOST_SHEETS);
    const sheets = await Promise.all(
      linked.map((url) => readFrom(url, store, LONGEST_SHEET).catch(() => '')),
    );
    return [...inlineSheets(page), ...sheets];
  } finally {
    void agent.destroy();
  }
}

interface Store {
  base: URL;
  mayAsk: MayAsk;
  agent: Agent;
}

function isAllowed(url: URL, base: URL): boolean {
  if (url.origin === base.origin) return true;
  return url.protocol === 'https:' && url.host === THEME_FILES;
}

async function readFrom(url: URL, store: Store, longest: number, redirects = 0): Promise<string> {
  requireOpenHost(url, store.mayAsk);
  const { statusCode, headers, body } = await request(url, {
    dispatcher: store.agent,
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
    signal: AbortSignal.timeout(2 * ANSWER_TIMEOUT_MS),
  });
  if (statusCode < 300) return readAtMost(body, longest);
  await body.dump();
  const next = typeof headers['location'] === 'string' ? URL.parse(headers['location'], url.href) : null;
  if (statusCode < 400 && next && isAllowed(next, store.base) && redirects < MOST_REDIRECTS)
    return readFrom(next, store, longest, redirects + 1);
  throw new Error(`the store’s page answered ${statusCode}`);
}

async function readAtMost(body: AsyncIterable<Buffer>, longest: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop ends the request.
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    if (length >= longest) break;
  }
  return Buffer.concat(parts).toString('utf8').slice(0, longest);
}

/** Limited lengths, so that no page takes long to search. */
const LINK = /<link\b[^<>]{0,1000}>/gi;

function sheetAddresses(page: string): string[] {
  return [...page.matchAll(LINK)].flatMap(([link]) => {
    const href = /\shref=["']?([^\s"'>]+)/i.exec(link)?.[1];
    return /\srel=["']?stylesheet/i.test(link) && href ? [href] : [];
  });
}

function inlineSheets(page: string): string[] {
  return page.split('<style').flatMap((part, place) => {
    const [begins, ends] = [part.indexOf('>'), part.indexOf('</style')];
    return place > 0 && begins >= 0 && ends > begins ? [part.slice(begins + 1, ends)] : [];
  });
}
