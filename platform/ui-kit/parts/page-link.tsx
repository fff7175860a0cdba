import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';

/** Whether a page can be opened, by its path; in a narrow window only some can. */
export const PageOpens = createContext<(to: string) => boolean>(() => true);

/** Whether the page at a path can be opened. */
export function usePageOpens(to: string): boolean {
  return useContext(PageOpens)(to);
}

interface PageLinkProps {
  to: string;
  className?: string;
  'data-done'?: boolean;
  'aria-label'?: string;
  /** Shown instead when the page cannot be opened; nothing by default. */
  closed?: ReactNode;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A link to another page of the app, shown only when that page can be opened. */
export function PageLink({ to, closed = null, children, ...linkProps }: PageLinkProps) {
  if (!usePageOpens(to)) return closed;
  return (
    <Link to={to} {...linkProps}>
      {children}
    </Link>
  );
}
