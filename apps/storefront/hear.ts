import type { ShowAt } from '#features/opt-in-tools/contract/tool-behaviour.ts';
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
    const { scrollTop, clientHeight, scrollHeight } = document.scrollingElement ?? document.body;
    const scrolled = ((scrollTop + clientHeight) / scrollHeight) * 100;
    // A page that is seen whole is never scrolled; any other is waited for.
    if (event || scrolled >= 100) tell({ scrolled });
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
    addEventListener('scroll', measure);
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
