import type { ReactNode } from 'react';

interface ScrollRegionProps {
  /** Screen readers announce it when the region gets the focus. */
  name: string;
  className: string | undefined;
  children: ReactNode;
}

/** A region that scrolls, by keyboard too, when its content is too large. */
export function ScrollRegion({ name, className, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={className} tabIndex={0} role="region" aria-label={name}>
      {children}
    </div>
  );
}
