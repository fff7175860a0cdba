import type { ComponentChildren } from 'preact';

interface ScrollerProps {
  as: 'ul' | 'pre';
  label: string;
  class?: string;
  children: ComponentChildren;
}

/** What scrolls in a page takes the focus, so that it can be scrolled by keyboard. */
export function Scroller({ as: Tag, label, class: look, children }: ScrollerProps) {
  return (
    <Tag class={look} aria-label={label} tabIndex={0}>
      {children}
    </Tag>
  );
}
