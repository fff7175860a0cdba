import { useCallback, useRef, useState } from 'react';
import type { FlowDocument } from '../../rules/editor/document.ts';
import { revised } from '../../rules/editor/revised.ts';
import { startHistory, redo, step, undo, type History } from '../../rules/editor/undo.ts';
import { useAfterPaint } from './use-after-paint.ts';

interface State {
  /** The stored document. */
  start: FlowDocument;
  history: History<FlowDocument>;
}

type Change = (document: FlowDocument) => FlowDocument;

/** Returns the stored and the edited document with undo and redo. */
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
    /** Applies a change that is on the screen already. */
    editTyped,
    undo: useCallback(() => move(undo), [move]),
    redo: useCallback(() => move(redo), [move]),
    /** Makes the saved document the stored one. Changes since then stay unsaved. */
    settle,
    settleTime: useCallback(
      (time: FlowDocument['time']) => show({ ...read(), start: { ...read().start, time } }),
      [read, show],
    ),
    /** The stored document as known at this moment. */
    stored: useCallback(() => read().start, [read]),
    /** Continues from what somebody else stored, with this document on the screen. */
    rebase: useCallback(
      (start: FlowDocument, document: FlowDocument) => {
        // Undo steps from here on are based on the current revisions.
        const revise = revised(new Map(start.flows.map(({ flowId, revision }) => [flowId, revision])));
        const history = revisedHistory(read().history, revise);
        show({ start, history: stepNow(history, () => document, null) });
      },
      [read, show],
    ),
  };
}

/** Returns the document on the screen and the next one. Edits within one turn build on each other. */
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
  /** Typed text is visible already, and the rest follows. */
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
