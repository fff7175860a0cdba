import { useEffect, useEffectEvent, useRef } from 'react';

const DIALOG = '[role=dialog]';

interface Shortcuts {
  undo: () => void;
  redo: () => void;
  save: () => void;
  askToClose: () => void;
}

/** Undo, redo, save and close by the keys that everybody knows, wherever in the dialog of the element the cursor is. */
export function useShortcuts({ undo, redo, save, askToClose }: Shortcuts) {
  const element = useRef<HTMLDivElement>(null);
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const act = { z: event.shiftKey ? redo : undo, y: redo, s: save }[event.key.toLowerCase()];
    if (!act) return;
    // The browser would undo letters, and what holds them would not hear of it.
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // That ends the dragging alone. Asked last: in a long flow it takes longer than a letter may.
    if (element.current?.querySelector('[data-dragging=true]') === null) askToClose();
  });
  useEffect(() => {
    const isHere = ({ target }: KeyboardEvent) =>
      // What had the cursor may be gone with what was undone. The editor's own dialog has it when the editor opens.
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
