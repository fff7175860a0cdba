import { useCallback, useRef, useState } from 'react';
import type { FlowDocument } from '../../rules/editor/document.ts';
import { startHistory, redo, step, undo, type History } from '../../rules/editor/undo.ts';
import { revised } from './saving/save-document.ts';
import { useAfterPaint } from './use-after-paint.ts';

interface State {
  /** What is stored. */
  start: FlowDocument;
  history: History<FlowDocument>;
}

type Change = (document: FlowDocument) => FlowDocument;

/** What is stored and what is written, with the way back and forth. */
export function useEditor(begin: () => FlowDocument) {
  const { state, read, show, showTyped } = useShown(begin);
  const move = useCallback(
    (change: (history: History<FlowDocument>) => History<FlowDocument>) =>
      show({ ...read(), history: change(read().history) }),
    [read, show],
  );
  const edit = useCallback(
    (change: Change, kind: string | null = null) => move((history) => stepNow(history, change, kind)),
    [move],
  );
  const editTyped = useCallback(
    (change: Change, kind: string) =>
      showTyped({ ...read(), history: stepNow(read().history, change, kind) }),
    [read, showTyped],
  );
  const settle = useCallback(
    (saved: FlowDocument, revise: Change) => {
      const { history } = read();
      show({ start: revise(saved), history: revisedHistory(history, revise) });
    },
    [read, show],
  );
  return {
    start: state.start,
    history: state.history,
    document: state.history.now,
    edit,
    /** A change that is on the screen already, where it was typed. */
    editTyped,
    undo: useCallback(() => move(undo), [move]),
    redo: useCallback(() => move(redo), [move]),
    /** What was saved is what is stored from now on; what was written meanwhile stays unsaved. */
    settle,
    settleTime: useCallback(
      (time: FlowDocument['time']) => show({ ...read(), start: { ...read().start, time } }),
      [read, show],
    ),
    /** What is stored as far as is known this very moment. */
    stored: useCallback(() => read().start, [read]),
    /** Goes on from what somebody else stored, with this on the screen. */
    rebase: useCallback(
      (start: FlowDocument, document: FlowDocument) => {
        // What is undone from here on is written over what is stored now.
        const revise = revised(new Map(start.flows.map(({ flowId, revision }) => [flowId, revision])));
        const history = revisedHistory(read().history, revise);
        show({ start, history: stepNow(history, () => document, null) });
      },
      [read, show],
    ),
  };
}

/** What is on the screen, and what will be: edits that follow each other within one turn build on each other. */
function useShown(begin: () => FlowDocument) {
  const [state, setState] = useState<State>(() => {
    const first = begin();
    return { start: first, history: startHistory(first) };
  });
  const newest = useRef(state);
  const afterPaint = useAfterPaint(() => setState(newest.current));
  const show = useCallback(
    (next: State) => {
      newest.current = next;
      afterPaint.drop();
      setState(next);
    },
    [afterPaint],
  );
  /** What was typed is seen already, and the rest follows. */
  const showTyped = useCallback(
    (next: State) => {
      newest.current = next;
      afterPaint.soon();
    },
    [afterPaint],
  );
  return { state, read: useCallback(() => newest.current, []), show, showTyped };
}

function stepNow(history: History<FlowDocument>, change: Change, kind: string | null): History<FlowDocument> {
  return step(history, change(history.now), { kind, atMs: Date.now() });
}

function revisedHistory(history: History<FlowDocument>, revise: Change): History<FlowDocument> {
  const { past, now, future } = history;
  return { ...history, past: past.map(revise), now: revise(now), future: future.map(revise) };
}

export type Editor = ReturnType<typeof useEditor>;
