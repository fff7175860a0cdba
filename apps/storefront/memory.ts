import type { Memory } from '#features/opt-in-tools/widget-kit/storefront-api.ts';
import type { Page } from './page.ts';

const KEY = 'bellbird';

/** What the browser knows of this visitor, or what a new one begins with. */
export function recall(page: Pick<Page, 'local'>): Memory {
  const kept = ifAllowed(() => JSON.parse(page.local().getItem(KEY) ?? '') as Memory | null);
  if (kept?.visitorId && Array.isArray(kept.optedIn)) return kept;
  // `crypto.randomUUID` is there on https pages only.
  return { visitorId: crypto.getRandomValues(new Uint32Array(4)).join('-'), optedIn: [] };
}

export function keep(page: Page, memory: Memory): void {
  // Another tab may have remembered an opt-in since.
  const { optedIn, shopper } = recall(page);
  memory.optedIn = [...new Set([...memory.optedIn, ...optedIn])];
  memory.shopper ??= shopper;
  ifAllowed(() => page.local().setItem(KEY, JSON.stringify(memory)));
}

/** Ids of the tools that the visitor does not want to see again before the next session. */
export function hidden(page: Page): string[] {
  return ifAllowed(() => page.session().getItem(KEY)?.split(' ')) ?? [];
}

export function hide(page: Page, toolId: string): void {
  ifAllowed(() => page.session().setItem(KEY, [...hidden(page), toolId].join(' ')));
}

/** Storage may be forbidden, or hold what is not ours; then every page view is a new visitor. */
function ifAllowed<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
