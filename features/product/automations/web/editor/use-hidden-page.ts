import { useLayoutEffect } from 'react';

/**
 * While it is covered the page is neither laid out nor painted, which would be done again with each letter. It keeps
 * its height, and so the place that it was scrolled to.
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
