import { Link } from 'react-router';
import {
  classOfFailure,
  explainFailure,
} from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import type { SenderHealth } from '../contract/sending-health.ts';
import { texts } from '../texts/en.ts';
import styles from './sender-waiting.module.css';

interface SenderWaitingProps {
  channel: Channel;
  waiting: SenderHealth['waiting'];
}

/** The waiting messages of a sender by reason. */
export function SenderWaiting({ channel, waiting }: SenderWaitingProps) {
  return (
    <div className={styles.waiting}>
      <h3 className={styles.title}>{texts.waiting.title}</h3>
      {waiting.length === 0 && <p className={styles.none}>{texts.waiting.none}</p>}
      <ul className={styles.list}>
        {waiting.map(({ reason, count }) => (
          <li key={reason} className={styles.line}>
            <span className={styles.count}>{formatCount(count)}</span>
            <Link to={addressOf(channel, reason)}>{wordsOf(channel, reason)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function codeOf(reason: string): number | null {
  return reason.startsWith('retry:') ? Number(reason.slice('retry:'.length)) : null;
}

function wordsOf(channel: Channel, reason: string): string {
  const code = codeOf(reason);
  if (code === null) return describeSkipReason(reason).short;
  const failure = { code, errorClass: classOfFailure(channel, code) };
  return fill(texts.waiting.retried, { reason: explainFailure(channel, failure, false).happened });
}

/** The states of messages without a reason of their own. Those that a pause holds are queued. */
const STATES: Readonly<Record<string, string>> = {
  queued: 'queued',
  allPaused: 'queued',
  sending: 'sending',
  uncertain: 'uncertain',
};

/** The list of these messages. */
function addressOf(channel: Channel, reason: string): string {
  const code = codeOf(reason);
  const state = STATES[reason] ?? 'waiting';
  const listed = code === null ? reason : classOfFailure(channel, code);
  const isListed =
    state === 'waiting' && !['anotherDay', 'dueLater', 'unreached', 'notBegun'].includes(listed);
  return `/messages?${new URLSearchParams({ state, channel, ...(isListed && { reason: listed }) })}`;
}
