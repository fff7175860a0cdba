import { useLayoutEffect } from 'react';

/**
 * Hides the page behind the editor from layout and paint, which would happen at each keystroke. The page keeps its
 * height and scroll position.
 */
export function useHiddenPage(): void {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (page === null) return undefined;
    page.style.containIntrinsicHeight = `${page.offsetHeight}px`;
    page.style.contentVisibility = 'hidden';
    return () => {
      page.style.removeProperty('contain-intrinsic-height');
      page.style.removeProperty('content-visibility');
    };
  }, []);
}
