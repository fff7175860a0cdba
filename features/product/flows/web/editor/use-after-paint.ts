import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A hidden page is not painted. */
const LATEST_MS = 200;

/**
 * Returns a function that runs `run` after the next paint, once for all its calls until then. Typed text appears before
 * the rest is drawn. Any action other than typing runs it first.
 */
export function useAfterPaint(run: () => void) {
  const [waiting] = useState(() => new AfterPaint(run));
  useEffect(() => {
    const soonest = () => waiting.now();
    const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.length > 1 || ctrlKey || metaKey || altKey) waiting.now();
    };
    addEventListener('keydown', pressed, { capture: true });
    for (const event of ['pointerdown', 'focusout']) addEventListener(event, soonest, { capture: true });
    return () => {
      waiting.drop();
      removeEventListener('keydown', pressed, { capture: true });
      for (const event of ['pointerdown', 'focusout']) removeEventListener(event, soonest, { capture: true });
    };
  }, [waiting]);
  return waiting;
}

/** Waits for the next paint, if there is a request. */
class AfterPaint {
  readonly #run: () => void;
  #frame: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => void) {
    this.#run = run;
  }

  soon(): void {
    if (this.#frame !== null) return;
    this.#timer = setTimeout(() => this.now(), LATEST_MS);
    this.#frame = requestAnimationFrame(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.now());
    });
  }

  now(): void {
    if (this.#frame === null) return;
    this.drop();
    // Synchronously, because another keystroke between rendering and commit would be lost.
    flushSync(this.#run);
  }

  drop(): void {
    if (this.#frame === null) return;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = null;
  }
}
