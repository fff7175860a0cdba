import { DataTable, RowLink, type Column } from '#platform/ui-kit/list/data-table.tsx';
import type { Sorting } from '#platform/ui-kit/list/sorting.ts';
import { OnChannel } from '#platform/ui-kit/parts/channel-mark.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { MessageRow } from '../../contract/message-row.ts';
import { explainRow } from '../../rules/explain-row.ts';
import { describeOrigin } from '../../rules/message-words.ts';
import { texts } from '../../texts/en.ts';
import { MessageOutcome } from './message-outcome.tsx';

type SortKey = 'createdAt';

interface TableProps {
  rows: readonly MessageRow[];
  timeZone: string;
  currency: string;
  /** The sorting of the list, and the function that changes it. Missing if it cannot be changed. */
  sort?: { sorting: Sorting<SortKey>; onSort: (sorting: Sorting<SortKey>) => void };
}

/** The table of messages. A row opens its message. */
export function MessageTable({ rows, timeZone, currency, sort }: TableProps) {
  return (
    <DataTable
      name={texts.list.table}
      columns={columnsOf(timeZone, currency)}
      rows={rows}
      keyOf={({ messageId }) => messageId}
      pathOf={pathOf}
      {...sort}
    />
  );
}

function columnsOf(timeZone: string, currency: string): readonly Column<MessageRow, SortKey>[] {
  return [
    {
      name: texts.columns.when,
      kind: 'moment',
      sort: { key: 'createdAt', isDescending: true },
      narrow: 'end',
      narrowOrder: 1,
      cell: ({ createdAt }) => <Moment at={createdAt} timeZone={timeZone} />,
    },
    { name: texts.columns.person, narrowOrder: -2, cell: (row) => <Person row={row} /> },
    {
      name: texts.columns.campaign,
      cell: (row) => <OnChannel channel={row.channel}>{describeOrigin(row)}</OnChannel>,
    },
    {
      name: texts.columns.outcome,
      narrow: 'end',
      narrowOrder: -1,
      cell: (row) => <MessageOutcome message={row} currency={currency} />,
    },
    {
      name: texts.columns.why,
      narrow: 'line',
      narrowOrder: 2,
      maxWidth: '44ch',
      cell: (row) => renderReason(row, timeZone),
    },
  ];
}

const pathOf = ({ messageId }: MessageRow) => `/messages/${messageId}`;

function Person({ row }: { row: MessageRow }) {
  const { name, phoneShown, email } = row.person;
  return (
    <>
      <RowLink to={pathOf(row)}>
        <bdi>{name ?? phoneShown ?? email ?? texts.nameless}</bdi>
      </RowLink>
      {name !== null && <QuietLine>{phoneShown}</QuietLine>}
    </>
  );
}

function renderReason(row: MessageRow, timeZone: string) {
  const why = explainRow(row);
  if (row.until === null || row.state !== 'waiting') return why;
  return (
    <>
      {why}
      <QuietLine>
        <RichText
          text={texts.outcomes.until}
          values={{ when: <Moment at={row.until} timeZone={timeZone} /> }}
        />
      </QuietLine>
    </>
  );
}
