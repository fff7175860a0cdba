import type { Signal } from './page.ts';

/** Tells what happens on this page: how far it is scrolled, the pointer that leaves it, and a theme that shows another. */
export function hear(tell: (signal: Signal) => void): void {
  const { documentElement: root } = document;
  addEventListener('scroll', () => tell({ scrolled: ((scrollY + innerHeight) / root.scrollHeight) * 100 }), {
    passive: true,
  });
  root.addEventListener('mouseleave', ({ clientY }) => {
    // To the sides it may go to a scroll bar.
    if (clientY <= 0) tell({ isLeaving: true });
  });
  let { pathname } = location;
  const moved = () => {
    if (pathname !== location.pathname) tell({ hasMoved: true });
    ({ pathname } = location);
  };
  // Browsers of before 2026 tell of some moves only.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', moved);
  addEventListener('popstate', moved);
}
