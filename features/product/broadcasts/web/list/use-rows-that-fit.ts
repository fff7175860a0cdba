import { useLayoutEffect, useState, type RefObject } from 'react';
import { rowsIn } from './page-window.ts';

/** The height around the rows: their head, the page numbers and the page's end. */
const AROUND_PX = 150;

/** Returns how many rows fit between the top of a list and the end of the window. */
export function useRowsThatFit(list: RefObject<HTMLElement | null>): number {
  const [rows, setRows] = useState(rowsIn(0));
  useLayoutEffect(() => {
    const measure = () => {
      const top = (list.current?.getBoundingClientRect().top ?? 0) + scrollY;
      setRows(rowsIn(innerHeight - top - AROUND_PX));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [list]);
  return rows;
}
