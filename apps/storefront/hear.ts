import type { ShowAt } from '#features/product/opt-in-tools/contract/tool-behaviour.ts';
import type { Signal } from './page.ts';

/** By then a theme has put on a page what stands on it. */
const STANDS_AFTER_MS = 2000;

/**
 * Tells what happens on this page: where a tool waits for it how far it is scrolled, or the pointer that leaves it, and
 * always a theme that shows another.
 */
export function hear(tell: (signal: Signal) => void, awaited: readonly (ShowAt | undefined)[]): void {
  const measure = (event?: Event) => {
    // Not of the window, whose names for them a theme may have taken.
    const root = document.scrollingElement ?? document.body;
    const part = event?.target as Element | undefined;
    // The document, as the target of what scrolls all of it, has no height.
    const { scrollTop, clientHeight, scrollHeight } = part?.scrollHeight ? part : root;
    const scrolled = ((scrollTop + clientHeight) / scrollHeight) * 100;
    // Of parts only one counts that is scrolled in place of the page, neither a list in it nor a row of pictures.
    const isMain =
      root.scrollHeight <= root.clientHeight &&
      clientHeight * 2 > root.clientHeight &&
      scrollHeight > clientHeight;
    // A page that is seen whole is never scrolled; any other is waited for.
    if (part ? isMain || !part.scrollHeight : scrolled >= 100 && !isShell()) tell({ scrolled });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measureLater = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => (document.readyState === 'complete' ? measure() : measureLater()),
      STANDS_AFTER_MS,
    );
  };
  if (awaited.includes('scroll')) {
    addEventListener('scroll', measure, true);
    measureLater();
  }
  if (awaited.includes('exit'))
    document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
      // To the sides it may go to a scroll bar.
      if (clientY <= 0) tell({ isLeaving: true });
    });
  let { pathname } = location;
  const moved = () => {
    if (pathname === location.pathname) return;
    ({ pathname } = location);
    tell({ hasMoved: true });
    if (timer) measureLater();
  };
  addEventListener('popstate', moved);
  // Of other moves browsers tell since 2026; and what has that name may be a theme's own.
  const { navigation } = window as { navigation?: Partial<EventTarget> };
  navigation?.addEventListener?.('currententrychange', moved);
}

/** Whether a theme keeps the page itself from being scrolled: then more of it may be in a part. */
function isShell(): boolean {
  const { documentElement, body } = document;
  return [documentElement, body].some((one) => getComputedStyle(one).overflowY === 'hidden');
}
