import { Fragment, type ComponentType, type ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Whether the column has the name of the row, which a screen reader reads first. */
  isName?: boolean;
  /** Whether the column is right-aligned, with digits of equal width. */
  isNumber?: boolean;
  /** Whether the column is hidden in a narrow window. */
  isSpare?: boolean;
}

interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The details below an open row. `openKey` is the key of the open row. */
  details?: {
    openKey: string | number | null;
    Detail: ComponentType<{ row: Row }>;
    onToggle: (row: Row) => void;
  };
}

/** A table of the control panel or of the store's admin. Its columns are data. */
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
