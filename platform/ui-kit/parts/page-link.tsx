import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';

/** Whether a page opens here, by its address; on a narrow window only some do. */
export const PageOpens = createContext<(to: string) => boolean>(() => true);

/** Whether the page of that address opens here. */
export function usePageOpens(to: string): boolean {
  return useContext(PageOpens)(to);
}

interface PageLinkProps {
  to: string;
  className?: string;
  'data-done'?: boolean;
  'aria-label'?: string;
  /** What stands in its place where the page does not open; nothing, unless it is given. */
  closed?: ReactNode;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A link to another page of the app, where that page opens: nothing leads to a closed door. */
export function PageLink({ to, closed = null, children, ...look }: PageLinkProps) {
  if (!usePageOpens(to)) return closed;
  return (
    <Link to={to} {...look}>
      {children}
    </Link>
  );
}
