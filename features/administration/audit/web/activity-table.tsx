import { roleName } from '#features/foundations/team/rules/index.ts';
import { fill } from '#platform/language/reader.ts';
import { DataTable, type Column } from '#platform/ui-kit/list/data-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import type { AuditEntry } from '../contract/audit-calls.ts';
import { describeAction, describeChange, describePerson } from '../rules/describe-entry.ts';
import { texts } from '../texts/en.ts';
import styles from './activity-table.module.css';

interface TableProps {
  entries: readonly AuditEntry[];
  timeZone: string;
}

/** The table of entries. On a phone, each is a block that starts with what was changed. */
export function ActivityTable({ entries, timeZone }: TableProps) {
  return (
    <DataTable
      name={texts.list.name}
      columns={columnsOf(timeZone)}
      rows={entries}
      keyOf={({ entryId }) => entryId}
    />
  );
}

function columnsOf(timeZone: string): readonly Column<AuditEntry>[] {
  return [
    {
      name: texts.list.when,
      kind: 'moment',
      narrow: 'line',
      narrowOrder: 1,
      cell: ({ doneAt }) => <Moment at={doneAt} timeZone={timeZone} />,
    },
    { name: texts.list.who, narrow: 'line', cell: (entry) => <Who entry={entry} /> },
    { name: texts.list.did, narrow: 'line', narrowOrder: -1, cell: (entry) => <Did entry={entry} /> },
  ];
}

function Who({ entry: { by, ipAddress } }: { entry: AuditEntry }) {
  return (
    <div className={styles.who}>
      <bdi>{describePerson(by)}</bdi>
      {by.role !== null && by.id !== 'owner' && <QuietLine>{roleName(by.role)}</QuietLine>}
      {ipAddress !== null && <QuietLine>{fill(texts.list.address, { address: ipAddress })}</QuietLine>}
    </div>
  );
}

function Did({ entry: { action, change } }: { entry: AuditEntry }) {
  const lines = describeChange(change);
  return (
    <>
      {describeAction(action)}
      {lines.length > 0 && (
        <ul className={styles.changes}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
