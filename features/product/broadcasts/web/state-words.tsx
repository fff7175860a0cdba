import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { BroadcastListItem } from '../contract/broadcast.ts';
import { STATUS_LABELS } from './copy.ts';
import styles from './state-words.module.css';

type StateProps = Pick<BroadcastListItem, 'status' | 'isPaused' | 'isWaiting' | 'isCancelled'>;

/** The status in the document's words; beside it, that it is paused, waits or was ended. */
export function BroadcastState({ status, isPaused, isWaiting, isCancelled }: StateProps) {
  const { word, tone } = STATUS_LABELS[status];
  const isStill = isPaused && status === 'sending';
  return (
    <span className={styles.state}>
      <StatusBadge word={word} tone={isStill || isCancelled ? 'plain' : tone} />
      {isStill && <StatusBadge word="Paused" tone="care" />}
      {isWaiting && <StatusBadge word="Waiting" tone="care" />}
      {isCancelled && <StatusBadge word="Cancelled" tone="plain" />}
    </span>
  );
}
