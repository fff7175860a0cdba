import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill } from '#platform/language/reader.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { formatSpan } from '#platform/ui-kit/format/moment.ts';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { getOutcome } from '../../contract/sending-calls.ts';
import { expectedEnd, percentDone } from '../../rules/sending-pace.ts';
import { texts } from '../../texts/en.ts';
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
  const time = end === null ? '' : formatSpan((end.getTime() - dataUpdatedAt) / 1000);
  const shown = broadcast.isWaiting ? 'waiting' : end === null ? 'done' : 'left';
  return (
    <span className={styles.progress} data-short={isShort}>
      <progress
        className={styles.bar}
        value={done}
        max={Math.max(1, progress.recipients)}
        aria-label={fill(texts.progress.label, { broadcast: broadcast.broadcastName })}
      />
      <span className={styles.quiet}>
        {isShort
          ? fill(texts.shortProgress[shown], { percent, waiting: progress.waiting, time })
          : fill(texts.progress[shown], {
              done,
              all: progress.recipients,
              waiting: progress.waiting,
              time,
            })}
      </span>
    </span>
  );
}
