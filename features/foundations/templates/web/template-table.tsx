import { IconArrowDown, IconArrowUp, IconCopy, IconEye, IconTrash } from '@tabler/icons-react';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ListedTemplate } from '../contract/template-calls.ts';
import type { SortKey, Sorting, TemplateRow } from '../rules/arrange-templates.ts';
import { languageName, STATUS_LABELS } from './copy.ts';
import styles from './template-list.module.css';

const COLUMNS: readonly [SortKey, string][] = [
  ['name', 'Template Name'],
  ['body', 'Body'],
  ['createdAt', 'Created At'],
  ['status', 'Status'],
];

/** What can be done with a row. */
export type RowActs = Record<'copy' | 'remove' | 'view', (row: TemplateRow) => void>;

interface TemplateTableProps {
  rows: readonly TemplateRow[];
  timeZone: string;
  sorting: Sorting;
  sort: (sorting: Sorting) => void;
  open: (row: TemplateRow) => void;
  act: RowActs | null;
}

/** A line for each name; on a phone a block. A line opens by a click, and by its name for keys and screen readers. */
export function TemplateTable({ rows, timeZone, sorting, sort, open, act }: TemplateTableProps) {
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map(([key, name]) => (
              <SortHead key={key} column={key} name={name} sorting={sorting} sort={sort} />
            ))}
            {act && (
              <th scope="col">
                <span className="bb-spoken">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} timeZone={timeZone} open={open} act={act} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortHeadProps {
  column: SortKey;
  name: string;
  sorting: Sorting;
  sort: (sorting: Sorting) => void;
}

function SortHead({ column, name, sorting, sort }: SortHeadProps) {
  const isSorted = sorting.key === column;
  const Icon = sorting.isDescending ? IconArrowDown : IconArrowUp;
  const order = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? order : 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => sort({ key: column, isDescending: isSorted && !sorting.isDescending })}
      >
        {name} {isSorted && <Icon size={14} stroke={1.5} aria-hidden />}
      </button>
    </th>
  );
}

function Row({
  row,
  timeZone,
  open,
  act,
}: Pick<TemplateTableProps, 'timeZone' | 'open' | 'act'> & { row: TemplateRow }) {
  const { name, variants } = row;
  const [first] = variants;
  return (
    <tr className={styles.row} onClick={() => open(row)}>
      <td>
        <button
          type="button"
          className={styles.name}
          title={name}
          onClick={(event) => {
            event.stopPropagation();
            open(row);
          }}
        >
          {name}
        </button>
        <span className={styles.quiet}>
          {variants.map(({ language }) => languageName(language)).join(', ')}
        </span>
      </td>
      <td>
        <span className={styles.body}>{first.template}</span>
      </td>
      <td className={styles.when}>
        <Moment at={first.createdAt} timeZone={timeZone} />
      </td>
      <td>
        <Statuses variants={variants} />
      </td>
      {act && (
        // Its buttons are not the row's own.
        <td onClick={(event) => event.stopPropagation()}>
          <RowActions row={row} act={act} />
        </td>
      )}
    </tr>
  );
}

const ACTIONS = [
  ['copy', 'Copy', IconCopy],
  ['remove', 'Delete', IconTrash],
  ['view', 'View', IconEye],
] as const;

function RowActions({ row, act }: { row: TemplateRow; act: RowActs }) {
  return (
    <span className={styles.actions}>
      {ACTIONS.map(([key, what, Icon]) => (
        <button
          key={key}
          type="button"
          className={styles.action}
          aria-label={`${what} ${row.name}`}
          title={what}
          onClick={() => act[key](row)}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </button>
      ))}
    </span>
  );
}

/** One for all languages where they are in the same; each by its language where they are not. */
function Statuses({ variants }: Pick<TemplateRow, 'variants'>) {
  const [first] = variants;
  const isSame = variants.every(({ status }) => status === first.status);
  return (
    <span className={styles.statuses}>
      {(isSame ? [first] : variants).map((one) => (
        <span key={one.id}>
          <StatusBadge
            tone={STATUS_LABELS[one.status].tone}
            word={STATUS_LABELS[one.status].word + (isSame ? '' : `, ${languageName(one.language)}`)}
          />
          <Why template={one} />
        </span>
      ))}
    </span>
  );
}

function Why({ template: { reason, notices } }: { template: ListedTemplate }) {
  const [said] = reason === null ? notices : [reason];
  return said === undefined ? null : <span className={styles.quiet}>{said}</span>;
}
