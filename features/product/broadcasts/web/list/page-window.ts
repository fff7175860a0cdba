/** So many page numbers stand beside each other; document 3, section 2.4. */
const WINDOW = 10;

/** The numbers of the pages that are offered around one, of all; both count from 1. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - WINDOW / 2, pages - WINDOW + 1));
  return Array.from({ length: Math.min(WINDOW, pages) }, (_one, at) => first + at);
}

const ROW_PX = 66;
const FEWEST_ROWS = 5;

/** How many rows a container of that height has room for. */
export function rowsIn(heightPx: number): number {
  return Math.max(FEWEST_ROWS, Math.floor(heightPx / ROW_PX));
}
