import type { Memory } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';
import type { Consent, Page } from './page.ts';
import { toJson } from './to-json.ts';

/** The storage key, and the utm_source of the links in our messages. */
export const OUR_NAME = 'bellbird';

/**
 * Marks a browser session in which a tool opened automatically, or the visitor came from our message. No tool has this
 * id.
 */
export const OPENED = '*opened';
export const FROM_US = '*ours';

/** Returns what this browser stored about the visitor, or the memory of a new visitor. */
export function recall(page: Pick<Page, 'local'>): Memory {
  // Parsing invalid JSON would take longer than everything else here.
  const kept = ifAllowed(
    () => JSON.parse(page.local().getItem(OUR_NAME) || 'null') as Partial<Memory> | null,
  );
  const ours = Array.isArray(kept?.optedIn) ? kept : null;
  return {
    optedIn: [],
    closes: [],
    ...ours,
    // `crypto.randomUUID` exists only on https pages.
    visitorId: ours?.visitorId || crypto.getRandomValues(new Uint32Array(4)).join('-'),
  };
}

/** Adds what another tab has stored since. */
export function refresh(page: Pick<Page, 'local'>, memory: Memory): void {
  const { optedIn, shopper, closes, chat } = recall(page);
  memory.optedIn = [...new Set([...memory.optedIn, ...optedIn])];
  // Only the last two are ever read.
  memory.closes = [...new Set([...closes, ...memory.closes])].slice(-2);
  memory.shopper ??= shopper;
  // Only the code that links chats writes it, without going through this memory.
  memory.chat = chat;
}

/** Stores the memory. A visitor who does not want to be recognised gets no id until they opt in. */
export function keep(page: Pick<Page, 'local'>, memory: Memory, mayKnow: Consent['mayKnow']): void {
  refresh(page, memory);
  const isNamed = mayKnow || memory.optedIn[0];
  const visitorId = isNamed ? memory.visitorId : undefined;
  ifAllowed(() => page.local().setItem(OUR_NAME, toJson({ ...memory, visitorId })));
}

/** Returns the ids of tools not to be shown again in this browser session, and its other marks. */
export function hidden(page: Pick<Page, 'session'>): string[] {
  return ifAllowed(() => page.session().getItem(OUR_NAME)?.split(' ')) ?? [];
}

export function hide(page: Pick<Page, 'session'>, toolId: string): void {
  ifAllowed(() => page.session().setItem(OUR_NAME, [...hidden(page), toolId].join(' ')));
}

/** Storage may be blocked or hold something else; then every page view is a new visitor. */
function ifAllowed<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
