import { Fragment, type ComponentType, type ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** The name of the row, which a screen reader reads first. */
  isName?: boolean;
  /** Right-aligned, in figures of one width. */
  isNumber?: boolean;
  /** Hidden where the window is narrow. */
  isSpare?: boolean;
}

interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** What a row shows below it while it is open. `openKey`: of the open row. */
  details?: {
    openKey: string | number | null;
    Detail: ComponentType<{ row: Row }>;
    onToggle: (row: Row) => void;
  };
}

/** A table of the control panel or of the store's admin: its columns are data. */
export function Table<Row>({ columns, rows, keyOf, details }: TableProps<Row>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={classOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row);
          const Detail = details?.openKey === key ? details.Detail : null;
          return (
            <Fragment key={key}>
              <tr
                className={Detail ? 'row-open' : undefined}
                onClick={details && (() => details.onToggle(row))}
              >
                {columns.map((column) =>
                  column.isName ? (
                    <th key={column.title} scope="row">
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.title} className={classOf(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
              {Detail && (
                <tr className="row-detail">
                  <td colSpan={columns.length}>
                    <Detail row={row} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function classOf<Row>({ isNumber, isSpare }: Column<Row>): string | undefined {
  return [isNumber && 'number', isSpare && 'spare'].filter(Boolean).join(' ') || undefined;
}
