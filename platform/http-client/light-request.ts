import type { Dispatcher } from 'undici';

export interface LightAnswer {
  statusCode: number;
  text: string;
}

/** No answer that is read whole is longer than that. */
const LONGEST_ANSWER_BYTES = 1024 * 1024;

/**
 * One request whose answer is read whole, as text. It does without the streams of `undici.request`, which cost more
 * than the request itself (measured: 58 µs of CPU against 33). Rejects as undici does, and when the answer is too long.
 */
export function requestLightly(pool: Dispatcher, options: Dispatcher.DispatchOptions): Promise<LightAnswer> {
  return new Promise((resolve, reject) => {
    pool.dispatch(options, new WholeAnswer(resolve, reject));
  });
}

class WholeAnswer implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: LightAnswer) => void;
  readonly #reject: (error: Error) => void;
  readonly #chunks: Buffer[] = [];
  #length = 0;
  #statusCode = 0;

  constructor(resolve: (answer: LightAnswer) => void, reject: (error: Error) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onRequestStart(): void {}

  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number): void {
    this.#statusCode = statusCode;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#length += chunk.length;
    if (this.#length > LONGEST_ANSWER_BYTES) controller.abort(new Error('the answer is too long'));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [only] = this.#chunks;
    const whole = only && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks);
    this.#resolve({ statusCode: this.#statusCode, text: whole.toString('utf8') });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error);
  }
}
