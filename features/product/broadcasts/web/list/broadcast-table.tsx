import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import type { Choice } from '#platform/ui-kit/list/choice/use-choice.ts';
import { DataTable } from '#platform/ui-kit/list/data-table.tsx';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import type { Sorting } from '../../rules/arrange-broadcasts.ts';
import { texts } from '../../texts/en.ts';
import { useBegin, useDelete } from '../use-broadcasts.ts';
import { broadcastColumns, pathOf } from './broadcast-columns.tsx';
import styles from './broadcast-table.module.css';

interface BroadcastTableProps {
  merchant: Merchant;
  currency: string;
  broadcasts: readonly BroadcastListItem[];
  /** Null for the default order. */
  sorting: Sorting | null;
  sort: (sorting: Sorting | null) => void;
  /** Null where no broadcast can be chosen. */
  choice: Choice<BroadcastListItem> | null;
}

/** A row for each broadcast, which opens it. */
export function BroadcastTable(props: BroadcastTableProps) {
  const { merchant, currency, broadcasts, sorting, sort, choice } = props;
  const { begin, isPending } = useBegin(merchant);
  const [deleted, setDeleted] = useState<BroadcastListItem | null>(null);
  const deletion = useDelete(merchant.shopUrl);
  const acts = { copy: begin, isCopying: isPending, askDelete: setDeleted };
  return (
    <div className={styles.list}>
      <DataTable
        name={texts.list.table}
        columns={broadcastColumns(merchant, currency, acts)}
        rows={broadcasts}
        keyOf={({ id }) => id}
        pathOf={pathOf}
        sorting={sorting}
        onSort={sort}
        onUnsort={() => sort(null)}
        narrowBelowPx={860}
        {...(choice && { choice })}
      />
      <ConfirmDialog
        opened={deleted !== null}
        title={fill(texts.deletion.title, { broadcast: deleted?.broadcastName ?? '' })}
        text={texts.deletion.text}
        confirm={texts.deletion.confirm}
        isPending={deletion.isPending}
        onConfirm={() => {
          if (deleted) deletion.mutate(deleted.id, { onSettled: () => setDeleted(null) });
        }}
        onClose={() => setDeleted(null)}
      />
    </div>
  );
}
