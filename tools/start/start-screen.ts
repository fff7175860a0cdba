import { barLine, seconds, stepLine } from './screen-lines.ts';

interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
}

const REDRAW_MS = 500;
const CLEAR_LINE = '\r\u001B[2K';

/**
 * What a start shows: a line with the seconds for each step that is done, and on a terminal a last line with what runs
 * now. Without a terminal there is no last line, so that a log stays readable.
 */
export class StartScreen {
  readonly #output: Output;
  readonly #startedAt: number;
  readonly #running = new Set<string>();
  #progress: { label: string; share: number } | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** `startedAtMs` is when the command was given, as `Date.now()` counts. */
  constructor(output: Output, startedAtMs: number) {
    this.#output = output;
    this.#startedAt = startedAtMs;
  }

  /** Seconds since the command was given. */
  get seconds(): string {
    return seconds(Date.now() - this.#startedAt);
  }

  /** Runs a step and prints how long it took. `done` describes the result; with null nothing is printed. */
  async step<T>(
    label: string,
    run: () => Promise<T>,
    done: string | ((result: T) => string | null),
  ): Promise<T> {
    const from = Date.now();
    this.#running.add(label);
    this.#redraw();
    try {
      const result = await run();
      const text = typeof done === 'string' ? done : done(result);
      if (text !== null) this.print(stepLine(text, Date.now() - from));
      return result;
    } finally {
      this.#running.delete(label);
      this.#redraw();
    }
  }

  /** Shows how much of a long piece of work is done, as a bar; null when it is over. */
  progress(progress: { label: string; share: number } | null): void {
    this.#progress = progress;
    this.#redraw();
  }

  print(text: string): void {
    if (this.#output.isTTY) this.#output.write(CLEAR_LINE);
    this.#output.write(`${text}\n`);
    this.#redraw();
  }

  /** Clears the last line and draws no more. */
  close(): void {
    this.#running.clear();
    this.#progress = null;
    this.#redraw();
  }

  #redraw(): void {
    if (!this.#output.isTTY) return;
    const isIdle = this.#running.size === 0 && this.#progress === null;
    if (isIdle && this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
      this.#output.write(CLEAR_LINE);
    }
    if (isIdle) return;
    this.#timer ??= setInterval(() => this.#redraw(), REDRAW_MS).unref();
    const now = this.#progress
      ? barLine(this.#progress.label, this.#progress.share)
      : `  ${[...this.#running].join(', ')} … ${Math.round((Date.now() - this.#startedAt) / 1000)} s`;
    this.#output.write(`${CLEAR_LINE}${now}`);
  }
}
