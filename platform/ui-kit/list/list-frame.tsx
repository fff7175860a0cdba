import type { ReactNode } from 'react';
import { FailureNote } from '../parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '../parts/waiting-block.tsx';
import styles from './list-frame.module.css';

interface ListFrameProps {
  /** The name that screen readers give the list. */
  name: string;
  /** What is listed, as the beginning of a sentence: 'The orders'. */
  what: string;
  /** The rows so far; undefined until they are loaded. */
  rows: readonly unknown[] | undefined;
  error: unknown;
  retry: () => void;
  /** The filters, a search, or both. */
  filters?: ReactNode;
  /** The button that saves the list as a file. */
  download?: ReactNode;
  /** What the list is narrowed to, as `FilterChips`. */
  chips?: ReactNode;
  /** What there is to know about the whole list: how many, how much. */
  summary?: ReactNode;
  /** Shown instead of the table where the list has no rows and no further pages. */
  empty: ReactNode;
  hasMore?: boolean;
  /** Stands below the table: the next page and how much of the list is shown. */
  foot?: ReactNode;
  /** The rows belong to an earlier question and are replaced in a moment. */
  isStale?: boolean;
  /** The table. */
  children: ReactNode;
}

/** A list with its filters, and what stands in its place while it loads, fails or is empty. */
export function ListFrame(props: ListFrameProps) {
  const { name, rows, filters, download, chips, summary, isStale = false } = props;
  return (
    <section aria-label={name} aria-busy={isStale}>
      {filters !== undefined && (
        <div className={styles.bar} data-alone={!download}>
          {filters}
          {download}
        </div>
      )}
      {chips}
      {summary}
      <Body {...props} />
      {rows !== undefined && props.foot}
    </section>
  );
}

function Body({
  what,
  rows,
  error,
  retry,
  empty,
  hasMore = false,
  isStale = false,
  children,
}: ListFrameProps) {
  if (rows === undefined)
    return error === null ? <Waiting what={what} /> : <FailureNote what={what} error={error} retry={retry} />;
  if (rows.length > 0) return children;
  return hasMore || isStale ? null : empty;
}

const BLOCKS = Array.from({ length: 8 }, (_, at) => at);

function Waiting({ what }: { what: string }) {
  return (
    <div className={styles.waiting}>
      <WaitingFor what={what} />
      {BLOCKS.map((at) => (
        <WaitingBlock key={at} height={44} />
      ))}
    </div>
  );
}

interface FilterGridProps {
  /** Filters beside a search for the list's things: both are one landmark. */
  role?: 'group' | 'search';
  name?: string;
  children: ReactNode;
}

/** Filters side by side, four in a row. */
export function FilterGrid({ role = 'group', name = 'Narrow the list', children }: FilterGridProps) {
  return (
    <div className={styles.filters} role={role} aria-label={name}>
      {children}
    </div>
  );
}

/** A line above or below a table: how many rows there are, and the way to more of them. */
export function ListNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}
