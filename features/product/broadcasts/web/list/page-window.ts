/** The number of page numbers side by side. Document 3, section 2.4. */
const WINDOW = 10;

/** Returns the page numbers around a page. Both count from 1. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - WINDOW / 2, pages - WINDOW + 1));
  return Array.from({ length: Math.min(WINDOW, pages) }, (_one, at) => first + at);
}

const ROW_PX = 66;
const FEWEST_ROWS = 5;

/** Returns how many rows fit into a container of that height. */
export function rowsIn(heightPx: number): number {
  return Math.max(FEWEST_ROWS, Math.floor(heightPx / ROW_PX));
}
