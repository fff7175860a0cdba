import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from '#platform/http/choose-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Some changes have no version, such as a page that was just connected. They are read again after this time. */
const POLL_INTERVAL_MS = 60_000;
/** How many shops' documents are cached, about 30 kB each. */
const MOST_DOCUMENTS = 5000;
const BROTLI_QUALITY = 6;
/** The best compression, for a file that every page of a shop waits for. */
export const SMALLEST = 11;

/** A shop's public document as it is sent. */
export interface PublicDocument {
  tag: string;
  plain: Buffer;
  in: (encoding: 'br' | 'gzip') => Promise<Buffer>;
}

interface CachedDocument {
  version: string;
  readAtMs: number;
  document: PublicDocument;
}

interface Source {
  /** Returns the version of a shop's document, or null if there is no such shop. */
  versionOf: (pageId: string) => Promise<string | null>;
  read: (pageId: string) => Promise<object | null>;
}

/** The public documents of shops, each created once for each version. */
export class PublicDocuments {
  readonly #source: Source;
  readonly #cached = new Map<string, CachedDocument>();
  readonly #reading = new Map<string, Promise<PublicDocument | null>>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** Returns a shop's current document, or null if there is no such shop. */
  async find(pageId: string): Promise<PublicDocument | null> {
    const version = await this.#source.versionOf(pageId);
    if (version === null) return null;
    const cached = this.#cached.get(pageId);
    if (cached?.version === version && performance.now() - cached.readAtMs < POLL_INTERVAL_MS)
      return cached.document;
    const state = `${pageId} ${version}`;
    const reading = this.#reading.get(state) ?? this.#readAgain(pageId, version, cached?.document);
    this.#reading.set(state, reading);
    return reading.finally(() => this.#reading.delete(state));
  }

  async #readAgain(
    pageId: string,
    version: string,
    former: PublicDocument | undefined,
  ): Promise<PublicDocument | null> {
    const content = await this.#source.read(pageId);
    if (content === null) return null;
    const document = sameOrNew(former, Buffer.from(JSON.stringify(content)));
    // The most recently requested document is dropped last.
    this.#cached.delete(pageId);
    this.#cached.set(pageId, { version, readAtMs: performance.now(), document });
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > MOST_DOCUMENTS && oldest !== undefined) this.#cached.delete(oldest);
    return document;
  }
}

/** Unchanged content is not compressed again. */
function sameOrNew(former: PublicDocument | undefined, plain: Buffer): PublicDocument {
  return former?.plain.equals(plain) ? former : documentOf(plain);
}

/** Creates a document of these bytes. It is compressed on the first request for it. */
export function documentOf(plain: Buffer, quality = BROTLI_QUALITY): PublicDocument {
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  const encoded = new Map<'br' | 'gzip', Promise<Buffer>>();
  return {
    tag,
    plain,
    in: (encoding) => {
      const known = encoded.get(encoding) ?? compress(plain, encoding, quality);
      encoded.set(encoding, known);
      return known;
    },
  };
}

function compress(plain: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(plain);
  return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Answers a request for a document, with 304 if the browser has it already. */
export async function answerDocument(
  document: PublicDocument,
  { acceptEncoding, ifNoneMatch }: Asked,
): Promise<{ status: 200 | 304; encoding: 'br' | 'gzip' | null; body: Buffer | null }> {
  const isKnown = (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === document.tag);
  if (isKnown) return { status: 304, encoding: null, body: null };
  const encoding = chooseEncoding(acceptEncoding);
  const body = encoding === null ? document.plain : await document.in(encoding);
  return { status: 200, encoding, body };
}
