import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { useBegin, useDelete } from '../use-broadcasts.ts';
import styles from './broadcast-list.module.css';
import { BroadcastRow } from './broadcast-row.tsx';
import { SortHead, type SortHeadProps } from './sort-head.tsx';

interface BroadcastTableProps extends SortHeadProps {
  merchant: Merchant;
  currency: string;
  broadcasts: readonly BroadcastListItem[];
}

/** A line for each broadcast; it opens on a click. */
export function BroadcastTable({ merchant, currency, broadcasts, sorting, sort }: BroadcastTableProps) {
  const { begin, isPending } = useBegin(merchant);
  const [deleted, setDeleted] = useState<BroadcastListItem | null>(null);
  const deletion = useDelete(merchant.shopUrl);
  return (
    <ScrollRegion name="List of your broadcasts" className={styles.room}>
      <table className={styles.table}>
        <SortHead sorting={sorting} sort={sort} />
        <tbody>
          {broadcasts.map((broadcast) => (
            <BroadcastRow
              key={broadcast.id}
              merchant={merchant}
              currency={currency}
              broadcast={broadcast}
              isCopying={isPending}
              copy={() => begin(broadcast.id)}
              askDelete={() => setDeleted(broadcast)}
            />
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        opened={deleted !== null}
        title={`Delete ${deleted?.broadcastName ?? ''}?`}
        text="The draft and its settings are gone for good. Nothing of it was sent."
        confirm="Delete"
        isPending={deletion.isPending}
        onConfirm={() => {
          if (deleted) deletion.mutate(deleted.id, { onSettled: () => setDeleted(null) });
        }}
        onClose={() => setDeleted(null)}
      />
    </ScrollRegion>
  );
}
