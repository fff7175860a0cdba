import type { Writable } from 'node:stream';
import type pg from 'pg';

/** The parts of the driver's connection that COPY needs; its types lack them. */
interface CopyConnection {
  query(text: string): void;
  stream: { pause(): void; resume(): void };
}

/**
 * Reads a table with COPY, as text, into a stream that stays open. Reads no faster than the stream accepts. Resolves
 * with the number of rows.
 */
export function copyOut(client: pg.ClientBase, statement: string, into: Writable): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOutQuery(statement, into, resolve, reject) as never);
  });
}

/** One row at a time would cost the stream more than the row itself. */
const CHUNK_BYTES = 256 * 1024;

/** One COPY as a query of the driver. */
class CopyOutQuery {
  readonly #text: string;
  readonly #into: Writable;
  readonly #resolve: (rows: number) => void;
  readonly #reject: (error: Error) => void;
  #hasFailed = false;
  #rows = 0;
  #bytes = 0;
  #waiting: Buffer[] = [];
  /** Lets the server continue while it is paused. */
  #goOn: (() => void) | null = null;

  constructor(text: string, into: Writable, resolve: (rows: number) => void, reject: (error: Error) => void) {
    this.#text = text;
    this.#into = into;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    // The server sends one row at a time.
    this.#rows += 1;
    this.#bytes += chunk.length;
    // The driver reuses its own buffer.
    this.#waiting.push(Buffer.from(chunk));
    if (this.#bytes < CHUNK_BYTES || this.#flush() || this.#goOn) return;
    connection.stream.pause();
    const goOn = () => {
      this.#goOn = null;
      this.#into.off('drain', goOn);
      connection.stream.resume();
    };
    this.#goOn = goOn;
    this.#into.on('drain', goOn);
  }

  /** Whether the stream accepts more immediately. */
  #flush(): boolean {
    const chunk = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#bytes = 0;
    return chunk.length === 0 || this.#into.write(chunk);
  }

  handleError(error: Error): void {
    this.#hasFailed = true;
    this.#goOn?.();
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#hasFailed) return;
    // The caller may end the stream immediately, and an ended stream never drains.
    this.#goOn?.();
    this.#flush();
    this.#resolve(this.#rows);
  }

  handleCommandComplete(): void {}
}
