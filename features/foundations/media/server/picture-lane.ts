import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { PictureToDraw } from './draw-picture.ts';
import type { PictureAnswer, PictureOrder } from './picture-process.ts';

const PROGRAM = new URL('./picture-process.ts', import.meta.url);
/** A hanging process uses no processor time and would keep its lane forever. */
const LONGEST_MS = 60_000;
/** Longer than any picture takes. */
const IDLE_MS = 2 * LONGEST_MS;

/** A lane's answer if the process gives none: nobody waits any more, or the process died over this picture. */
export type LaneAnswer = PictureAnswer | { kind: 'cancelled' | 'lost'; usedMs: number };

/**
 * Encodes pictures, one at a time, in a process of its own: only a process can be killed in the middle of a picture,
 * and a file that crashes the library crashes nothing else. It ends when idle.
 */
export class PictureLane {
  readonly #limits: { mostPixels: number; mostWorkMs: number };
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: { mostPixels: number; mostWorkMs: number }) {
    this.#limits = limits;
  }

  /** Starts the process, so that it is ready before the picture. */
  start(): ChildProcess {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    this.#child ??= this.#begin();
    return this.#child;
  }

  /** Encodes a picture until it is done, too much for this lane, or no longer wanted. Nothing runs on after that. */
  async draw(picture: Omit<PictureToDraw, 'mostPixels'>, signal: AbortSignal): Promise<LaneAnswer> {
    const sinceMs = performance.now();
    const child = this.start();
    clearTimeout(this.#idle);
    const answer = await askFor(child, { ...picture, ...this.#limits }, signal);
    if (answer === null || answer.kind === 'tooMuchWork') await this.stop();
    else this.start();
    if (answer !== null && !signal.aborted) return answer;
    const kind = signal.aborted ? 'cancelled' : 'lost';
    return { kind, usedMs: performance.now() - sinceMs };
  }

  /** Kills the process. Resolves when it is gone. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  #begin(): ChildProcess {
    // The process reads strangers' files, so it gets none of the server's settings.
    const child = fork(PROGRAM, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    // The `exit` event informs the waiting caller.
    child.on('error', () => undefined);
    return child;
  }
}

/** Returns the process's answer, or null if there will be none. */
function askFor(
  child: ChildProcess,
  order: PictureOrder,
  signal: AbortSignal,
): Promise<PictureAnswer | null> {
  return new Promise((resolve) => {
    const giveUp = () => settle(null);
    const timer = setTimeout(giveUp, LONGEST_MS);
    const settle = (answer: PictureAnswer | null) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', giveUp).off('error', giveUp);
      signal.removeEventListener('abort', giveUp);
      resolve(answer);
    };
    child.on('message', settle).on('exit', giveUp).on('error', giveUp);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) return giveUp();
    child.send(order, (error) => error && giveUp());
  });
}
