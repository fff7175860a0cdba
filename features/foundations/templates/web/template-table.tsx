import { IconCopy, IconEye, IconTrash } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { DataTable, RowButton, type Column } from '#platform/ui-kit/list/data-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { CopyToStoreLink } from '#platform/ui-kit/rights/copy-to-store-link.tsx';
import type { ListedTemplate } from '../contract/template-calls.ts';
import type { SortKey, Sorting, TemplateRow } from '../rules/arrange-templates.ts';
import { shownName } from '../rules/shown-name.ts';
import { texts } from '../texts/en.ts';
import { TemplateState } from './template-state.tsx';
import styles from './template-table.module.css';

/** The actions of a row. */
export type RowActs = Record<'copy' | 'remove' | 'view', (row: TemplateRow) => void>;

interface TemplateTableProps {
  rows: readonly TemplateRow[];
  timeZone: string;
  sorting: Sorting;
  sort: (sorting: Sorting) => void;
  open: (row: TemplateRow) => void;
  act: RowActs | null;
}

/** The table of templates, one row for each name. */
export function TemplateTable(props: TemplateTableProps) {
  const { rows, sorting, sort, open } = props;
  return (
    <DataTable
      name={texts.list.table}
      columns={columnsOf(props)}
      rows={rows}
      keyOf={({ name }) => name}
      open={open}
      sorting={sorting}
      onSort={sort}
    />
  );
}

function columnsOf({ timeZone, open, act }: TemplateTableProps): readonly Column<TemplateRow, SortKey>[] {
  const columns: Column<TemplateRow, SortKey>[] = [
    {
      name: texts.columns.name,
      sort: { key: 'name', isDescending: false },
      narrow: 'line',
      cell: (row) => <Name row={row} open={open} />,
    },
    {
      name: texts.columns.body,
      sort: { key: 'body', isDescending: false },
      narrow: 'line',
      cell: ({ variants: [first] }) => <span className={styles.body}>{first.template}</span>,
    },
    {
      name: texts.columns.createdAt,
      kind: 'moment',
      sort: { key: 'createdAt', isDescending: false },
      narrow: 'line',
      cell: ({ variants: [first] }) => <Moment at={first.createdAt} timeZone={timeZone} />,
    },
    {
      name: texts.columns.status,
      sort: { key: 'status', isDescending: false },
      narrow: 'line',
      maxWidth: '44ch',
      cell: ({ variants }) => <Statuses variants={variants} />,
    },
  ];
  if (act === null) return columns;
  return [
    ...columns,
    {
      name: texts.columns.actions,
      kind: 'actions',
      narrow: 'line',
      cell: (row) => <RowActions row={row} act={act} />,
    },
  ];
}

function Name({ row, open }: { row: TemplateRow; open: (row: TemplateRow) => void }) {
  return (
    <>
      <RowButton open={() => open(row)}>
        <span className={styles.name} title={row.name}>
          {shownName(row.variants[0])}
        </span>
      </RowButton>
      <QuietLine>{row.variants.map(({ language }) => languageName(language)).join(', ')}</QuietLine>
    </>
  );
}

const ACTIONS = [
  ['copy', texts.list.actions.copy, IconCopy],
  ['remove', texts.list.actions.remove, IconTrash],
  ['view', texts.list.actions.view, IconEye],
] as const;

function RowActions({ row, act }: { row: TemplateRow; act: RowActs }) {
  return (
    <span className={styles.actions}>
      {ACTIONS.map(([key, { title, label }, Icon]) => (
        <button
          key={key}
          type="button"
          className={styles.action}
          aria-label={fill(label, { name: shownName(row.variants[0]) })}
          title={title}
          onClick={() => act[key](row)}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </button>
      ))}
      <CopyToStoreLink id={row.name} name={shownName(row.variants[0])} className={styles.action ?? ''} />
    </span>
  );
}

/** One status when all languages share it; otherwise one for each language. */
function Statuses({ variants }: Pick<TemplateRow, 'variants'>) {
  const [first] = variants;
  const isSame = variants.every(({ status }) => status === first.status);
  return (
    <span className={styles.statuses}>
      {(isSame ? [first] : variants).map((one) => (
        <span key={one.id}>
          <TemplateState status={one.status} language={isSame ? null : one.language} />
          <Why template={one} />
        </span>
      ))}
    </span>
  );
}

function Why({ template: { reason, notices } }: { template: ListedTemplate }) {
  const [firstNotice] = reason === null ? notices : [reason];
  return firstNotice === undefined ? null : <QuietLine>{firstNotice}</QuietLine>;
}
