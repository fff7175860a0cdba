import type { Memory } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';
import type { Consent, Page } from './page.ts';
import { toJson } from './to-json.ts';

/** What is kept is kept by it, and our messages' links name it as where a visitor comes from. */
export const OUR_NAME = 'bellbird';

/** Of a session: something opened by itself, or the visitor came by our message. No tool has such an id. */
export const OPENED = '*opened';
export const FROM_US = '*ours';

/** What the browser knows of this visitor, or what a new one begins with. */
export function recall(page: Pick<Page, 'local'>): Memory {
  // To have a parser stumble over nothing takes a browser longer than all else in here.
  const kept = ifAllowed(
    () => JSON.parse(page.local().getItem(OUR_NAME) || 'null') as Partial<Memory> | null,
  );
  const ours = Array.isArray(kept?.optedIn) ? kept : null;
  return {
    optedIn: [],
    closes: [],
    ...ours,
    // `crypto.randomUUID` is there on https pages only.
    visitorId: ours?.visitorId || crypto.getRandomValues(new Uint32Array(4)).join('-'),
  };
}

/** Puts to it what another tab remembered since. */
export function refresh(page: Pick<Page, 'local'>, memory: Memory): void {
  const { optedIn, shopper, closes, chat } = recall(page);
  memory.optedIn = [...new Set([...memory.optedIn, ...optedIn])];
  // Two are all that is asked for.
  memory.closes = [...new Set([...closes, ...memory.closes])].slice(-2);
  memory.shopper ??= shopper;
  // Only the part that links chats writes it, and past this memory.
  memory.chat = chat;
}

/** Stores it; without a name for who does not want to be known, until they opt in. */
export function keep(page: Pick<Page, 'local'>, memory: Memory, mayKnow: Consent['mayKnow']): void {
  refresh(page, memory);
  const isNamed = mayKnow || memory.optedIn[0];
  const visitorId = isNamed ? memory.visitorId : undefined;
  ifAllowed(() => page.local().setItem(OUR_NAME, toJson({ ...memory, visitorId })));
}

/** Ids of the tools that the visitor does not want to see again before the next session, and what else is of it. */
export function hidden(page: Pick<Page, 'session'>): string[] {
  return ifAllowed(() => page.session().getItem(OUR_NAME)?.split(' ')) ?? [];
}

export function hide(page: Pick<Page, 'session'>, toolId: string): void {
  ifAllowed(() => page.session().setItem(OUR_NAME, [...hidden(page), toolId].join(' ')));
}

/** Storage may be forbidden, or hold what is not ours; then every page view is a new visitor. */
function ifAllowed<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
