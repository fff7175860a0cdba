import type { Writable } from 'node:stream';
import type pg from 'pg';

/** The parts of the driver's connection that COPY needs; its types lack them. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(words: string): void;
  stream: Pick<Writable, 'writableNeedDrain' | 'on' | 'off'>;
}

/** Writes the output of an earlier COPY into a table, no faster than the database takes it. */
export function copyFrom(
  client: pg.ClientBase,
  statement: string,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyFromQuery(statement, chunks, resolve, reject) as never);
  });
}

/** One COPY as a query of the driver. */
class CopyFromQuery {
  readonly #text: string;
  readonly #chunks: AsyncIterable<Buffer>;
  readonly #resolve: () => void;
  readonly #reject: (error: Error) => void;
  #error: Error | null = null;

  constructor(
    text: string,
    chunks: AsyncIterable<Buffer>,
    resolve: () => void,
    reject: (error: Error) => void,
  ) {
    this.#text = text;
    this.#chunks = chunks;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection);
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#chunks) {
        // Once the database has refused the data, the rest is not sent.
        if (this.#error) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await drained(connection.stream);
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(error instanceof Error ? error.message : 'the file cannot be read');
    }
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#error === null) this.#resolve();
  }

  handleCommandComplete(): void {}
}

function drained(stream: CopyConnection['stream']): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      stream.off('drain', goOn);
      stream.off('close', goOn);
      resolve();
    };
    stream.on('drain', goOn);
    stream.on('close', goOn);
  });
}
