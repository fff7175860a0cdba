import type { ReactNode } from 'react';

interface ScrollRegionProps {
  /** Who moves by keyboard or ear hears it on arriving. */
  name: string;
  className: string | undefined;
  children: ReactNode;
}

/** Something wider or longer than its room: it scrolls, by keyboard too. */
export function ScrollRegion({ name, className, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={className} tabIndex={0} role="region" aria-label={name}>
      {children}
    </div>
  );
}
