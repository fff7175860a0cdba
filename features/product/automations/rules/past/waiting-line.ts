import { subjectKey, type Subject } from '../effect.ts';

/** Something that waits during a replay: a drip for its decision, or its message for the gate. */
export interface Waiting {
  subject: Subject;
  dripId: string;
  eventAt: Date;
  /** When it is checked. */
  dueAt: Date;
  /** When the drip was due, whatever its message has waited for since. */
  firedAt: Date;
  isMade: boolean;
  /** The reason for which its message waits now. */
  waitedFor: string | null;
}

/** Everything that waits, by drip and subject. A second wait replaces the first one, as with timers. */
export class WaitingLine {
  readonly #waiting = new Map<string, Waiting>();

  put(one: Waiting): void {
    this.#waiting.set(keyOf(one), one);
  }

  /** Removes and returns the first item that is due by then, or null. */
  takeDue(until: Date): Waiting | null {
    const [first] = [...this.#waiting.values()].toSorted(
      (one, other) => one.dueAt.getTime() - other.dueAt.getTime(),
    );
    if (!first || first.dueAt > until) return null;
    this.#waiting.delete(keyOf(first));
    return first;
  }

  /** Removes and returns everything that waits for a subject. */
  end(subject: Subject): Waiting[] {
    const ended = [...this.#waiting.values()].filter(
      (one) => subjectKey(one.subject) === subjectKey(subject),
    );
    for (const one of ended) this.#waiting.delete(keyOf(one));
    return ended;
  }

  has(dripId: string, subject: Subject, isMade: boolean): boolean {
    return this.#waiting.get(keyOf({ dripId, subject, isMade })) !== undefined;
  }

  get size(): number {
    return this.#waiting.size;
  }
}

/**
 * Returns the key of a waiting entry. A created message and its drip have different keys, because the drip may wait
 * again.
 */
export function keyOf({ dripId, subject, isMade }: Pick<Waiting, 'dripId' | 'subject' | 'isMade'>): string {
  return `${isMade ? 'message' : 'drip'} ${dripId} ${subjectKey(subject)}`;
}
