import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { BroadcastListItem } from '../contract/broadcast.ts';
import { STATUS_LABELS } from './copy.ts';
import styles from './state-words.module.css';

type StateProps = Pick<BroadcastListItem, 'status' | 'isPaused' | 'isCancelled'>;

/** The status in the document's words; that it stands still, or was ended, is said beside it. */
export function BroadcastState({ status, isPaused, isCancelled }: StateProps) {
  const { word, tone } = STATUS_LABELS[status];
  const isStill = isPaused && status === 'sending';
  return (
    <span className={styles.state}>
      <StatusBadge word={word} tone={isStill || isCancelled ? 'plain' : tone} />
      {isStill && <StatusBadge word="Paused" tone="care" />}
      {isCancelled && <StatusBadge word="Cancelled" tone="plain" />}
    </span>
  );
}
