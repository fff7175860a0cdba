import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A page that nobody sees is not painted. */
const LATEST_MS = 200;

/**
 * Has `run`, as it is at first, follow the next paint, once for all that asked until then: what is typed is on the screen before the rest
 * of it is drawn. Whoever does anything but type on finds it done.
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

/** What waits for the paint, if anything does. */
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
    // In one go: another letter between drawing and showing it would be taken back.
    flushSync(this.#run);
  }

  drop(): void {
    if (this.#frame === null) return;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = null;
  }
}
