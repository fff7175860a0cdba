import type { ReactNode } from 'react';
import { FailureNote } from '../parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '../parts/waiting-block.tsx';
import { texts } from '../texts/en.ts';
import styles from './list-frame.module.css';

interface ListFrameProps {
  /** The list's name for screen readers. */
  name: string;
  /** What is listed, as the start of a sentence: 'The orders'. */
  what: string;
  /** The rows so far; undefined until they are loaded. */
  rows: readonly unknown[] | undefined;
  error: unknown;
  retry: () => void;
  /** The filters, a search, or both. */
  filters?: ReactNode;
  /** The button that saves the list as a file. */
  download?: ReactNode;
  /** The active filters, as `FilterChips`. */
  chips?: ReactNode;
  /** Facts about the whole list, such as totals. */
  summary?: ReactNode;
  /** Shown instead of the table when the list has no rows and no more pages. */
  empty: ReactNode;
  hasMore?: boolean;
  /** Below the table: the next page, and how much of the list is shown. */
  foot?: ReactNode;
  /** The rows belong to earlier filters and will be replaced. */
  isStale?: boolean;
  /** The table. */
  children: ReactNode;
}

/** A list with its filters, and its loading, error and empty states. */
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
  /** With a search field, the filters and the search are one landmark. */
  role?: 'group' | 'search';
  name?: string;
  children: ReactNode;
}

/** Filters side by side, four in a row. */
export function FilterGrid({ role = 'group', name = texts.lists.filters, children }: FilterGridProps) {
  return (
    <div className={styles.filters} role={role} aria-label={name}>
      {children}
    </div>
  );
}

/** A line above or below a table, with the number of rows and a way to more of them. */
export function ListNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}
