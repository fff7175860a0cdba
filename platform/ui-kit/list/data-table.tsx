import {
  useContext,
  useRef,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router';
import { PageLink, PageOpens } from '../parts/page-link.tsx';
import { texts } from '../texts/en.ts';
import { ChooseAll, ChooseRow } from './choice/choice-box.tsx';
import type { Choice } from './choice/use-choice.ts';
import styles from './data-table.module.css';
import { SortHead } from './sort-head.tsx';
import type { Sorting } from './sorting.ts';

/** A column: its header, its cells, and their place in a narrow table. */
export interface Column<Row, Key extends string = never> {
  name: string;
  /** The cell's content. Empty cells are omitted in a narrow table. */
  cell: (row: Row) => ReactNode;
  kind?: 'number' | 'moment' | 'actions';
  /** Makes the list sortable by this column; `isDescending` is the direction of the first click. */
  sort?: Sorting<Key>;
  /**
   * The cell's place in a narrow table, where each row is a block: at the start of a line (the default), at its end,
   * alone in a line, or one of up to four figures in a line, each below its name.
   */
  narrow?: 'end' | 'line' | 'figure';
  /** Moves the cell before (negative) or after (positive) the others in a narrow table. */
  narrowOrder?: number;
  /** In a wide table. */
  maxWidth?: string;
  className?: string | undefined;
}

interface DataTableProps<Row, Key extends string> {
  /** The table's name for screen readers. */
  name: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting<Key> | null;
  onSort?: (sorting: Sorting<Key>) => void;
  /** Removes the sorting, where the list has its own order. */
  onUnsort?: () => void;
  /** The path of a row's page. A cell must also link to it with `RowLink`, for keyboards and screen readers. */
  pathOf?: (row: Row) => string;
  /** Opens a row that has no page. A cell must do the same with `RowButton`. */
  open?: (row: Row) => void;
  /** Adds a checkbox to each row. `ChoiceBar` has the actions. */
  choice?: Choice<Row>;
  /** Below this width, rows become blocks. */
  narrowBelowPx?: number;
}

/** A table with one row for each item. Where there is too little room, each row is a block. */
export function DataTable<Row, Key extends string = never>(props: DataTableProps<Row, Key>) {
  const { name, columns, rows, keyOf, pathOf, choice, narrowBelowPx = 700 } = props;
  const room = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(room, narrowBelowPx);
  const isOpenHere = useContext(PageOpens);
  const navigate = useNavigate();
  const openerOf = (row: Row) => {
    if (pathOf === undefined) return props.open && (() => props.open?.(row));
    const path = pathOf(row);
    return isOpenHere(path) ? () => void navigate(path) : undefined;
  };
  return (
    <div ref={room} className={styles.room}>
      {choice !== undefined && isNarrow && (
        <div className={styles.chooseAll}>
          <ChooseAll choice={choice} shown={rows}>
            {texts.choice.all}
          </ChooseAll>
        </div>
      )}
      <table className={styles.table} data-narrow={isNarrow} aria-label={name}>
        <thead>
          <tr>
            {choice !== undefined && (
              <th scope="col" data-kind="choice">
                {!isNarrow && <ChooseAll choice={choice} shown={rows} />}
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.name} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={keyOf(row)} open={openerOf(row)} {...{ columns, row, rows, choice, isNarrow }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<Row, Key extends string> extends DataTableProps<Row, Key> {
  column: Column<Row, Key>;
}

function Head<Row, Key extends string>(props: HeadProps<Row, Key>) {
  const { column, sorting = null, onSort, onUnsort } = props;
  const { name, kind, sort } = column;
  if (sort === undefined || onSort === undefined)
    return (
      <th scope="col" data-kind={kind}>
        {name}
      </th>
    );
  return <SortHead {...{ name, kind, sort, sorting, onSort }} {...(onUnsort && { onUnsort })} />;
}

interface RowProps<Row, Key extends string> {
  columns: readonly Column<Row, Key>[];
  row: Row;
  rows: readonly Row[];
  choice: Choice<Row> | undefined;
  isNarrow: boolean;
  open: (() => void) | undefined;
}

/** The whole row can be clicked; keyboards and screen readers use the link in it. */
function Row<Row, Key extends string>({ columns, row, rows, choice, isNarrow, open }: RowProps<Row, Key>) {
  return (
    <tr data-opens={open !== undefined} {...(open && { onClick: (event) => isOwnClick(event) && open() })}>
      {choice !== undefined && (
        <td data-kind="choice">
          <ChooseRow choice={choice} row={row} shown={rows} />
        </td>
      )}
      {columns.map(({ name, cell, kind, narrow, narrowOrder, maxWidth, className }) => {
        const content = cell(row);
        const isEmpty = content === null || content === '';
        return (
          <td
            key={name}
            className={className}
            style={isNarrow ? { order: narrowOrder } : { maxWidth }}
            data-kind={kind}
            data-place={narrow}
            data-name={name}
            data-empty={isEmpty}
          >
            {isEmpty && kind !== undefined ? '–' : content}
          </td>
        );
      })}
    </tr>
  );
}

/** Whether a click is meant for the row: links, buttons, and the cells of actions and checkboxes handle their own. */
function isOwnClick({ target }: MouseEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button, [data-kind="actions"], [data-kind="choice"]') === null
  );
}

/** A row's link to its page; only text where that page cannot be opened. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} className={styles.link ?? ''} closed={<span className={styles.link}>{children}</span>}>
      {children}
    </PageLink>
  );
}

/** The same for a row without a page. */
export function RowButton({ open, children }: { open: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={open}>
      {children}
    </button>
  );
}

/** Whether an element is narrower than this. Each table has its own limit, which a style sheet cannot be given. */
function useIsNarrow(element: RefObject<HTMLElement | null>, belowPx: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => setIsNarrow(current.clientWidth > 0 && current.clientWidth < belowPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, belowPx]);
  return isNarrow;
}
