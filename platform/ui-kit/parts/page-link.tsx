import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'react-router';

/** Whether a page opens here, by its address; on a narrow window only some do. */
export const PageOpens = createContext<(to: string) => boolean>(() => true);

interface PageLinkProps {
  to: string;
  className?: string;
  'data-done'?: boolean;
  'aria-label'?: string;
  /** What stands in its place where the page does not open; nothing, unless it is given. */
  closed?: ReactNode;
  children: ReactNode;
}

/** A link to another page of the app, where that page opens: nothing leads to a closed door. */
export function PageLink({ to, closed = null, children, ...look }: PageLinkProps) {
  const opens = useContext(PageOpens);
  if (!opens(to)) return closed;
  return (
    <Link to={to} {...look}>
      {children}
    </Link>
  );
}
