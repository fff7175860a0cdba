import { useEffect, useEffectEvent, useRef } from 'react';

const DIALOG = '[role=dialog]';

interface Shortcuts {
  undo: () => void;
  redo: () => void;
  save: () => void;
  askToClose: () => void;
}

/** Adds the usual keys for undo, redo, save and close within the dialog of the element. */
export function useShortcuts({ undo, redo, save, askToClose }: Shortcuts) {
  const element = useRef<HTMLDivElement>(null);
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const act = { z: event.shiftKey ? redo : undo, y: redo, s: save }[event.key.toLowerCase()];
    if (!act) return;
    // The browser's own undo would change characters without telling the document.
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Escape while dragging only ends the drag. Checked last, because it takes long in a long flow.
    if (element.current?.querySelector('[data-dragging=true]') === null) askToClose();
  });
  useEffect(() => {
    const isHere = ({ target }: KeyboardEvent) =>
      // An undo may have removed the focused element. When the editor opens, its dialog has the focus.
      target === document.body ||
      (target instanceof Element && target.closest(DIALOG) === element.current?.closest(DIALOG));
    const taken = (event: KeyboardEvent) => {
      if (isHere(event)) take(event);
    };
    const left = (event: KeyboardEvent) => {
      if (isHere(event)) leave(event);
    };
    document.addEventListener('keydown', taken, { capture: true });
    document.addEventListener('keydown', left);
    return () => {
      document.removeEventListener('keydown', taken, { capture: true });
      document.removeEventListener('keydown', left);
    };
  }, []);
  return element;
}
