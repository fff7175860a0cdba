import { useCallback, useRef, useState } from 'react';
import type { FlowDocument } from '../../rules/editor/document.ts';
import { beginHistory, redo, step, undo, type History } from '../../rules/editor/undo.ts';
import { revised } from './saving/save-document.ts';

interface State {
  /** What is stored. */
  start: FlowDocument;
  history: History<FlowDocument>;
}

/** What is stored and what is written, with the way back and forth. */
export function useEditor(begin: () => FlowDocument) {
  const [state, setState] = useState<State>(() => {
    const first = begin();
    return { start: first, history: beginHistory(first) };
  });
  // Edits that follow each other within one turn build on each other.
  const newest = useRef(state);
  const show = useCallback((next: State) => {
    newest.current = next;
    setState(next);
  }, []);
  const move = useCallback(
    (change: (history: History<FlowDocument>) => History<FlowDocument>) =>
      show({ ...newest.current, history: change(newest.current.history) }),
    [show],
  );
  const edit = useCallback(
    (change: (document: FlowDocument) => FlowDocument, kind: string | null = null) =>
      move((history) => step(history, change(history.now), { kind, atMs: Date.now() })),
    [move],
  );
  const settle = useCallback(
    (saved: FlowDocument, revise: (document: FlowDocument) => FlowDocument) => {
      const { history } = newest.current;
      show({ start: revise(saved), history: revisedHistory(history, revise) });
    },
    [show],
  );
  return {
    start: state.start,
    history: state.history,
    document: state.history.now,
    edit,
    undo: useCallback(() => move(undo), [move]),
    redo: useCallback(() => move(redo), [move]),
    /** What was saved is what is stored from now on; what was written meanwhile stays unsaved. */
    settle,
    settleTime: useCallback(
      (time: FlowDocument['time']) => show({ ...newest.current, start: { ...newest.current.start, time } }),
      [show],
    ),
    /** What is stored as far as is known this very moment. */
    stored: useCallback(() => newest.current.start, []),
    /** Goes on from what somebody else stored, with this on the screen. */
    rebase: useCallback(
      (start: FlowDocument, document: FlowDocument) => {
        // What is undone from here on is written over what is stored now.
        const revise = revised(new Map(start.flows.map(({ flowId, revision }) => [flowId, revision])));
        const history = revisedHistory(newest.current.history, revise);
        show({ start, history: step(history, document, { kind: null, atMs: Date.now() }) });
      },
      [show],
    ),
  };
}

function revisedHistory(
  history: History<FlowDocument>,
  revise: (document: FlowDocument) => FlowDocument,
): History<FlowDocument> {
  const { past, now, future } = history;
  return { ...history, past: past.map(revise), now: revise(now), future: future.map(revise) };
}

export type Editor = ReturnType<typeof useEditor>;
