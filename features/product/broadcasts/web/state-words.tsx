import { StatusBadge, type StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { BroadcastListItem, BroadcastStatus } from '../contract/broadcast.ts';
import { texts } from '../texts/en.ts';
import styles from './state-words.module.css';

type StateProps = Pick<BroadcastListItem, 'status' | 'isPaused' | 'isWaiting' | 'isCancelled'>;

const TONES: Record<BroadcastStatus, StatusTone> = {
  draft: 'plain',
  active: 'plain',
  // Green means done.
  sending: 'plain',
  sent: 'good',
  Failed: 'bad',
};

/** The status in the specification's words, and beside it whether the broadcast is paused, waits or was ended. */
export function BroadcastState({ status, isPaused, isWaiting, isCancelled }: StateProps) {
  const isStill = isPaused && status === 'sending';
  return (
    <span className={styles.state}>
      <StatusBadge word={texts.statuses[status]} tone={isStill || isCancelled ? 'plain' : TONES[status]} />
      {isStill && <StatusBadge word={texts.marks.paused} tone="care" />}
      {isWaiting && <StatusBadge word={texts.marks.waiting} tone="care" />}
      {isCancelled && <StatusBadge word={texts.marks.cancelled} tone="plain" />}
    </span>
  );
}
