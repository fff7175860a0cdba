import { toAttributes, type Attributes, type Span } from './span.ts';

/** More are dropped: a collector that is away must not fill the memory. */
const MOST_HELD = 2048;
const MOST_AT_ONCE = 512;
const BETWEEN_SENDINGS_MS = 1000;
const ANSWER_TIMEOUT_MS = 10_000;

interface SenderOptions {
  url: string;
  /** Who speaks. */
  resource: Attributes;
  onSent: () => void;
  /** Of what was not delivered, which is dropped. */
  onFailed: (error: unknown) => void;
}

/** Brings spans that ended to a collector, some together: OTLP over HTTP, as JSON. */
export class SpanSender {
  readonly #options: SenderOptions;
  readonly #timer: NodeJS.Timeout;
  #held: Span[] = [];
  #sending: Promise<void> | null = null;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.send(), BETWEEN_SENDINGS_MS);
    this.#timer.unref();
  }

  take(span: Span): void {
    if (this.#held.length >= MOST_HELD) return this.#options.onFailed(new Error('too many spans at once'));
    this.#held.push(span);
  }

  /** Sends all there is; who calls while it is sent waits for that. Never throws. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending;
    await this.send();
  }

  async #sendAll(): Promise<void> {
    while (this.#held.length > 0) {
      const some = this.#held.splice(0, MOST_AT_ONCE);
      try {
        await this.#deliver(some);
        this.#options.onSent();
      } catch (error) {
        this.#options.onFailed(error);
      }
    }
  }

  async #deliver(spans: readonly Span[]): Promise<void> {
    const { url, resource } = this.#options;
    const scopeSpans = [{ scope: { name: 'bellbird' }, spans: spans.map((span) => span.toOtlp()) }];
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        resourceSpans: [{ resource: { attributes: toAttributes(resource) }, scopeSpans }],
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
  }
}
