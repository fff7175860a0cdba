import { useEffect, useRef, useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import { tryOnPast, type PastMessage } from '../../contract/past-calls.ts';

export type PastAsked = Omit<BodyOf<typeof tryOnPast>, 'next'>;
type Answer = ResponseOf<typeof tryOnPast>;

/** The results so far. `answer` is the last batch. */
export interface PastRun {
  state: 'running' | 'stopped' | 'done' | 'failed';
  answer: Answer | null;
  messages: readonly PastMessage[];
  stillWaiting: number;
  error: unknown;
}

const BEGUN: PastRun = { state: 'running', answer: null, messages: [], stillWaiting: 0, error: null };

/** Returns the replay of a campaign, batch by batch. Leaving the page or stopping ends it. */
export function usePast() {
  const [run, setRun] = useState<PastRun | null>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const begin = (asked: PastAsked) => {
    under.current?.abort();
    const control = new AbortController();
    under.current = control;
    setRun(BEGUN);
    void askAll(asked, control.signal, setRun);
  };
  const stop = () => {
    under.current?.abort();
    setRun((now) => now && { ...now, state: 'stopped' });
  };
  return { run, begin, stop };
}

async function askAll(
  asked: PastAsked,
  signal: AbortSignal,
  setRun: (change: (now: PastRun | null) => PastRun | null) => void,
): Promise<void> {
  try {
    let next: Answer['next'] = null;
    do {
      const answer: Answer = await makeCall(
        tryOnPast,
        { body: { ...asked, ...(next !== null && { next }) } },
        signal,
      );
      if (signal.aborted) return;
      setRun((now) => withPiece(now ?? BEGUN, answer));
      next = answer.next;
    } while (next !== null);
  } catch (error) {
    if (!signal.aborted) setRun((now) => ({ ...(now ?? BEGUN), state: 'failed', error }));
  }
}

function withPiece(now: PastRun, answer: Answer): PastRun {
  return {
    ...now,
    state: answer.next === null ? 'done' : 'running',
    answer,
    messages: [...now.messages, ...answer.messages].toSorted((one, other) => other.at.localeCompare(one.at)),
    stillWaiting: now.stillWaiting + answer.stillWaiting,
  };
}
