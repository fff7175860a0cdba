import type { ReactNode } from 'react';

interface ScrollerProps {
  as: 'ul' | 'pre';
  label: string;
  className?: string;
  children: ReactNode;
}

/** What scrolls in a page takes the focus, so that it can be scrolled by keyboard. */
export function Scroller({ as: Tag, label, className, children }: ScrollerProps) {
  return (
    <Tag className={className} aria-label={label} tabIndex={0}>
      {children}
    </Tag>
  );
}
