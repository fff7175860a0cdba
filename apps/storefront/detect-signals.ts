import type { ShowAt } from '#features/product/opt-in-tools/contract/tool-behaviour.ts';
import type { Signal } from './page.ts';

/** By then a theme has added its own overlays to the page. */
const STANDS_AFTER_MS = 2000;

/**
 * Reports what happens on the page: scroll depth or an exit intent where a tool waits for it, and always when a theme
 * changes the page without a reload.
 */
export function detectSignals(
  report: (signal: Signal) => void,
  awaited: readonly (ShowAt | undefined)[],
): void {
  const measure = (event?: Event) => {
    // Does not use the properties of `window`, because a theme may have overwritten them.
    const root = document.scrollingElement ?? document.body;
    const part = event?.target as Element | undefined;
    // When the whole document scrolls, the event's target is the document, which has no height.
    const { scrollTop, clientHeight, scrollHeight } = part?.scrollHeight ? part : root;
    const scrolled = ((scrollTop + clientHeight) / scrollHeight) * 100;
    // Among scrolling elements only the one that replaces the page's own scrolling counts, not a list or a carousel in
    // it.
    const isMain =
      root.scrollHeight <= root.clientHeight &&
      clientHeight * 2 > root.clientHeight &&
      scrollHeight > clientHeight;
    // A page that fits the window never scrolls, so it counts as seen. Otherwise we wait.
    if (part ? isMain || !part.scrollHeight : scrolled >= 100 && !isShell()) report({ scrolled });
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
      // Leaving at the sides may only mean going to the scroll bar.
      if (clientY <= 0) report({ isLeaving: true });
    });
  let { pathname } = location;
  const moved = () => {
    if (pathname === location.pathname) return;
    ({ pathname } = location);
    report({ hasMoved: true });
    if (timer) measureLater();
  };
  addEventListener('popstate', moved);
  // Browsers report other navigations only since 2026, and a theme may use the same name.
  const { navigation } = window as { navigation?: Partial<EventTarget> };
  navigation?.addEventListener?.('currententrychange', moved);
}

/** Whether a theme stops the page itself from scrolling, so that its content scrolls in an element instead. */
function isShell(): boolean {
  const { documentElement, body } = document;
  return [documentElement, body].some((one) => getComputedStyle(one).overflowY === 'hidden');
}
