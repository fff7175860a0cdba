import { useState } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { ConfirmDialog } from '#platform/ui-kit/parts/confirm-dialog.tsx';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { useBegin, useDelete } from '../use-broadcasts.ts';
import styles from './broadcast-list.module.css';
import { BroadcastRow } from './broadcast-row.tsx';

interface BroadcastTableProps {
  merchant: Merchant;
  currency: string;
  broadcasts: readonly BroadcastListItem[];
}

/** A line for each broadcast; it opens on a click. */
export function BroadcastTable({ merchant, currency, broadcasts }: BroadcastTableProps) {
  const { begin, isPending } = useBegin(merchant);
  const [deleted, setDeleted] = useState<BroadcastListItem | null>(null);
  const deletion = useDelete(merchant.shopUrl);
  return (
    <ScrollRegion name="List of your broadcasts" className={styles.room}>
      <table className={styles.table}>
        <Head />
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

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Status</th>
        <th scope="col">Scheduled for / Sent at</th>
        <th scope="col" className={styles.number}>
          Sent
        </th>
        <th scope="col" className={styles.number}>
          Read
        </th>
        <th scope="col" className={styles.number}>
          CTR
        </th>
        <th scope="col" className={styles.number}>
          Revenue
        </th>
        <th scope="col">
          <span className={styles.actionsHead}>Actions</span>
        </th>
      </tr>
    </thead>
  );
}
