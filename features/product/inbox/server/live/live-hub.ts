import pg from 'pg';
import type { Context } from '#platform/context.ts';
import type { LiveEvent } from '../../contract/live.ts';
import { NOTICE_CHANNEL, readNotice } from './live-notice.ts';

const RECONNECT_MS = 1000;

/** A stream of one browser. */
export interface LiveStream {
  shopId: number;
  send: (event: LiveEvent) => void;
}

/**
 * Passes the database's notifications on to the open streams of their shops. All streams of a process share one
 * connection, which exists while there is a stream.
 */
export class LiveHub {
  readonly #ctx: Pick<Context, 'settings' | 'log'>;
  readonly #streams = new Map<number, Set<LiveStream>>();
  #client: pg.Client | null = null;
  #isListening = false;
  #reconnect: NodeJS.Timeout | null = null;

  constructor(ctx: Pick<Context, 'settings' | 'log'>) {
    this.#ctx = ctx;
  }

  /** Adds a stream, and greets it as soon as no notification can be missed any more. Returns what removes it. */
  add(stream: LiveStream): () => void {
    const ofShop = this.#streams.get(stream.shopId) ?? new Set();
    this.#streams.set(stream.shopId, ofShop.add(stream));
    if (this.#isListening) stream.send({ kind: 'hello' });
    else this.#connect();
    return () => this.#remove(stream);
  }

  /** The number of open streams of a shop. */
  countOf(shopId: number): number {
    return this.#streams.get(shopId)?.size ?? 0;
  }

  /** Ends the connection. */
  close(): void {
    this.#streams.clear();
    this.#disconnect();
  }

  #remove(stream: LiveStream): void {
    const ofShop = this.#streams.get(stream.shopId);
    ofShop?.delete(stream);
    if (ofShop?.size === 0) this.#streams.delete(stream.shopId);
    if (this.#streams.size === 0) this.#disconnect();
  }

  #connect(): void {
    if (this.#client !== null) return;
    const client = new pg.Client({
      connectionString: this.#ctx.settings.databaseUrl,
      application_name: 'bellbird inbox',
      keepAlive: true,
    });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#pass(payload));
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, null));
    client
      .connect()
      .then(() => client.query(`listen ${NOTICE_CHANNEL}`))
      .then(() => this.#greet(client))
      .catch((error: unknown) => this.#lose(client, error));
  }

  #greet(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#isListening = true;
    this.#sendTo(
      [...this.#streams.values()].flatMap((ofShop) => [...ofShop]),
      { kind: 'hello' },
    );
  }

  /** Streams stay open without a connection. They are greeted again once it is back, and then read everything again. */
  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#disconnect();
    if (error !== null) this.#ctx.log.warn({ err: error }, 'the inbox lost its notifications');
    if (this.#streams.size === 0) return;
    this.#reconnect = setTimeout(() => this.#connect(), RECONNECT_MS);
    this.#reconnect.unref();
  }

  #disconnect(): void {
    const client = this.#client;
    this.#client = null;
    this.#isListening = false;
    if (this.#reconnect) clearTimeout(this.#reconnect);
    client?.end().catch(() => undefined);
  }

  #pass(payload: string | undefined): void {
    const notice = readNotice(payload);
    if (notice) this.#sendTo([...(this.#streams.get(notice.shopId) ?? [])], notice.event);
  }

  #sendTo(streams: readonly LiveStream[], event: LiveEvent): void {
    for (const stream of streams) stream.send(event);
  }
}
