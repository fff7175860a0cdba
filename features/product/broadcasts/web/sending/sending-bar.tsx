import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatSpan } from '#platform/ui-kit/format/moment.ts';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { getOutcome } from '../../contract/sending-calls.ts';
import { expectedEnd, percentDone } from '../../rules/sending-pace.ts';
import styles from './sending.module.css';

interface SendingBarProps {
  pageId: string;
  broadcast: Pick<
    BroadcastListItem,
    'id' | 'broadcastName' | 'status' | 'isPaused' | 'isWaiting' | 'startedAt'
  >;
  /** A short form for a table row. */
  isShort?: boolean;
}

/** Receipts arrive for days, most of them within minutes. */
const RECEIPTS_REFETCH_MS = 10_000;

/** Returns the results of a broadcast's messages, refreshed while it is sent and for its receipts. */
export function useOutcome(pageId: string, { id, status }: Pick<BroadcastListItem, 'id' | 'status'>) {
  return useQuery({
    ...callQuery(getOutcome, { query: { pageId, broadcastId: id } }),
    refetchInterval: status === 'sending' ? LIVE_REFETCH_MS : RECEIPTS_REFETCH_MS,
  });
}

/** The progress of a broadcast and its expected end. */
export function SendingBar({ pageId, broadcast, isShort = false }: SendingBarProps) {
  const { data, dataUpdatedAt } = useOutcome(pageId, broadcast);
  if (data === undefined) return null;
  const { progress } = data;
  const percent = percentDone(progress);
  const done = progress.recipients - progress.waiting;
  const isStill = broadcast.isPaused || broadcast.isWaiting;
  const end = isStill ? null : expectedEnd(progress, broadcast.startedAt, new Date(dataUpdatedAt));
  const left = end && `about ${formatSpan((end.getTime() - dataUpdatedAt) / 1000)} left`;
  return (
    <span className={styles.progress} data-short={isShort}>
      <progress
        className={styles.bar}
        value={done}
        max={Math.max(1, progress.recipients)}
        aria-label={`Sent so far of ${broadcast.broadcastName}`}
      />
      <span className={styles.quiet}>
        {isShort ? `${percent}%` : `${formatCount(done)} of ${formatCount(progress.recipients)} handed over`}
        {broadcast.isWaiting && `, ${formatCount(progress.waiting)} waiting`}
        {left !== null && `, ${left}`}
      </span>
    </span>
  );
}
