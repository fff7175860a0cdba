import { useContext, useRef, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageLink, PageOpens } from '../parts/page-link.tsx';
import styles from './data-table.module.css';
import { SortHead } from './sort-head.tsx';
import type { Sorting } from './sorting.ts';
import { useIsNarrow } from './use-is-narrow.ts';

/** A column as data: its head, its cells, and its place where the table is narrow. */
export interface Column<Row, Key extends string = never> {
  name: string;
  /** The content of a cell. An empty one is left out of a narrow table. */
  cell: (row: Row) => ReactNode;
  kind?: 'number' | 'moment' | 'actions';
  /** The list can be sorted by this column; `isDescending` is the direction of the first press. */
  sort?: Sorting<Key>;
  /**
   * Where the cell is in a narrow table, in which each row is a block: at the start of a line, at its end, alone in a
   * line, or one of up to four figures in a line, each below its name. At the start unless this says otherwise.
   */
  narrow?: 'end' | 'line' | 'figure';
  /** Moves the cell before (less than 0) or behind (more than 0) the others of a narrow table. */
  narrowOrder?: number;
  /** Of a wide table. */
  maxWidth?: string;
  className?: string | undefined;
}

interface DataTableProps<Row, Key extends string> {
  /** The name that screen readers give the table. */
  name: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting<Key> | null;
  onSort?: (sorting: Sorting<Key>) => void;
  /** Ends the sorting, where the list has an order of its own. */
  onUnsort?: () => void;
  /** The page of a row. A cell has to link to it with `RowLink`, for keys and screen readers. */
  pathOf?: (row: Row) => string;
  /** Opens a row that has no page of its own. A cell has to do the same with `RowButton`. */
  open?: (row: Row) => void;
  /** Rows become blocks in less space than this. */
  narrowBelowPx?: number;
}

/** A list as a table with a row for each thing; where there is too little space, each row is a block. */
export function DataTable<Row, Key extends string = never>(props: DataTableProps<Row, Key>) {
  const { name, columns, rows, keyOf, pathOf, narrowBelowPx = 700 } = props;
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
      <table className={styles.table} data-narrow={isNarrow} aria-label={name}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.name} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={keyOf(row)} open={openerOf(row)} {...{ columns, row, isNarrow }} />
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
  isNarrow: boolean;
  open: (() => void) | undefined;
}

/** The whole row is a larger target for the link in it, which keys and screen readers use. */
function Row<Row, Key extends string>({ columns, row, isNarrow, open }: RowProps<Row, Key>) {
  return (
    <tr data-opens={open !== undefined} {...(open && { onClick: (event) => isOwnClick(event) && open() })}>
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

/** Whether a click is the row's: links, buttons and the cell of actions have clicks of their own. */
function isOwnClick({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button, [data-kind="actions"]') === null;
}

/** The link in a row to its page; only its text where that page does not open here. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} className={styles.link ?? ''} closed={<span className={styles.link}>{children}</span>}>
      {children}
    </PageLink>
  );
}

/** The same for a row that has no page. */
export function RowButton({ open, children }: { open: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={open}>
      {children}
    </button>
  );
}
