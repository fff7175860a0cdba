import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { DownloadCsv } from '#platform/ui-kit/parts/download-csv.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { texts } from '../../texts/en.ts';
import {
  csvRows,
  showOrders,
  showRevenue,
  showTime,
  stillWaiting,
  TIMES,
  type Row,
  type TimeKind,
} from './columns.ts';
import styles from './numbers.module.css';

interface FigureTableProps {
  name: string;
  /** The head of the first column. */
  first: string;
  rows: readonly Row[];
  kind: TimeKind;
  currency: string;
  shopUrl: string;
  /** What the file contains, and the beginning of its name. */
  file: { what: string; name: string };
  /** People only answer: how a conversation without an answer ended belongs to nobody. */
  ofPeople?: boolean;
}

/** All figures, a row for each day or person, with the same rows as a file. */
export function FigureTable(props: FigureTableProps) {
  const { name, first, rows, kind, currency, shopUrl, file, ofPeople = false } = props;
  const counts = countColumns(ofPeople);
  const columns = [
    ...counts.map((column) => ({
      name: column.name,
      cell: (row: Row) => formatCount(column.of(row.figures)),
    })),
    ...TIMES.map((time) => ({ name: time.name, cell: (row: Row) => showTime(row.figures, time, kind) })),
    { name: texts.numbers.orders, cell: (row: Row) => showOrders(row.orders) },
    { name: texts.numbers.revenue, cell: (row: Row) => showRevenue(row.orders, currency) },
  ];
  return (
    <div className={styles.table}>
      <LineTable name={fill(texts.numbers.tableOf, { panel: name })} minWidth={720}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-cell="number">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td data-cell="name">
                <bdi>{row.name}</bdi>
              </td>
              {columns.map((column) => (
                <td key={column.name} data-cell="number" data-name={column.name}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </LineTable>
      <div className={styles.foot}>
        <DownloadCsv
          what={file.what}
          fileName={`${file.name}-${shopUrl.replace(/\..*$/, '')}.csv`}
          rows={() => csvRows(first, rows, currency)}
        />
      </div>
    </div>
  );
}

function countColumns(ofPeople: boolean) {
  const { conversations, answered, unanswered, waiting, answers } = texts.numbers;
  if (ofPeople)
    return [
      { name: conversations, of: (figures: Row['figures']) => figures.conversations },
      { name: answers, of: (figures: Row['figures']) => figures.answers },
    ];
  return [
    { name: conversations, of: (figures: Row['figures']) => figures.conversations },
    { name: answered, of: (figures: Row['figures']) => figures.answered },
    { name: unanswered, of: (figures: Row['figures']) => figures.unanswered },
    { name: waiting, of: stillWaiting },
  ];
}
