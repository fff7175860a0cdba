import { useEffect, useRef, type RefObject } from 'react';

const FIELDS = 'input, select, textarea, button';

/**
 * Moves the focus when a row of a list is added or removed, which otherwise leaves it behind or loses it. The list's
 * element has `list` as its ref, each row `data-row`, and the button that adds one `data-add-row`.
 */
export function useRowFocus<List extends HTMLElement>(): {
  list: RefObject<List | null>;
  /** Focuses the row at an index after the next rendering: else the last row, else the button that adds one. */
  focusRow: (at: number) => void;
} {
  const list = useRef<List>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const at = wanted.current;
    if (at === null || list.current === null) return;
    wanted.current = null;
    const rows = [...list.current.querySelectorAll('[data-row]')];
    const row = rows[Math.min(at, rows.length - 1)];
    const target = row?.querySelector<HTMLElement>(FIELDS);
    (target ?? list.current.querySelector<HTMLElement>('[data-add-row]'))?.focus();
  });
  return {
    list,
    focusRow: (at) => {
      wanted.current = at;
    },
  };
}
