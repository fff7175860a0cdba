import { barLine, seconds, stepLine } from './screen-lines.ts';

interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
}

const REDRAW_MS = 500;
const CLEAR_LINE = '\r\u001B[2K';

/**
 * Shows the progress of a start: a line with the seconds for each completed step, and on a terminal a last line with
 * the current step. Without a terminal there is no such last line, so that a log stays readable.
 */
export class StartScreen {
  readonly #output: Output;
  readonly #startedAt: number;
  readonly #running = new Set<string>();
  #progress: { label: string; share: number } | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** `startedAtMs` is the time of the command, in the unit of `Date.now()`. */
  constructor(output: Output, startedAtMs: number) {
    this.#output = output;
    this.#startedAt = startedAtMs;
  }

  /** The seconds since the command was given. */
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

  /** Shows how much of a long step is done, as a bar. Null ends the bar. */
  progress(progress: { label: string; share: number } | null): void {
    this.#progress = progress;
    this.#redraw();
  }

  print(text: string): void {
    if (this.#output.isTTY) this.#output.write(CLEAR_LINE);
    this.#output.write(`${text}\n`);
    this.#redraw();
  }

  /** Clears the last line and draws nothing more. */
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
