import { USUAL_IN_PAGE } from '../contract/page.ts';

/** How many entries a page has, as the request says or as usual. */
export function sizeOf(limit: string | undefined): number {
  return limit === undefined ? USUAL_IN_PAGE : Number(limit);
}
