import { subjectKey, type Subject } from '../effect.ts';

/** What waits for its time while the past is gone through: a drip for its decision, or its message for the gate. */
export interface Waiting {
  subject: Subject;
  dripId: string;
  eventAt: Date;
  /** When it is looked at. */
  dueAt: Date;
  /** When the drip was due, whatever its message waited for since. */
  firedAt: Date;
  isMade: boolean;
  /** What its message waits for by now. */
  waitedFor: string | null;
}

/** All that waits, by drip and subject: one that waits already waits anew, as timers do. */
export class WaitingLine {
  readonly #waiting = new Map<string, Waiting>();

  put(one: Waiting): void {
    this.#waiting.set(keyOf(one), one);
  }

  /** Takes out what is due first of what is due by then; null where nothing is. */
  takeDue(until: Date): Waiting | null {
    const [first] = [...this.#waiting.values()].toSorted(
      (one, other) => one.dueAt.getTime() - other.dueAt.getTime(),
    );
    if (!first || first.dueAt > until) return null;
    this.#waiting.delete(keyOf(first));
    return first;
  }

  /** Takes out all that waits for a subject. */
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

/** A message that was made waits beside its drip, which may wait anew. */
export function keyOf({ dripId, subject, isMade }: Pick<Waiting, 'dripId' | 'subject' | 'isMade'>): string {
  return `${isMade ? 'message' : 'drip'} ${dripId} ${subjectKey(subject)}`;
}
