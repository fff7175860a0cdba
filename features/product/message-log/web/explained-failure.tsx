import type { Channel } from '#platform/channel/channel.ts';
import type { MessageFailure } from '../contract/message-row.ts';
import { explainFailure } from '../rules/error-sentences.ts';
import styles from './explained-failure.module.css';

interface ExplainedFailureProps {
  channel: Channel;
  failure: MessageFailure;
  /** Whether nothing more is tried. */
  isFinal: boolean;
}

/** A provider's refusal: what happened, what Bellbird does, what the merchant can do, and its code. */
export function ExplainedFailure({ channel, failure, isFinal }: ExplainedFailureProps) {
  const { code, detail } = failure;
  const { happened, bellbird, merchant } = explainFailure(channel, failure, isFinal);
  return (
    <div className={styles.words}>
      <p className={styles.happened}>{happened}</p>
      <p>{bellbird}</p>
      <p>
        {!merchant.startsWith('Nothing') && <strong>What you can do:</strong>} {merchant}
      </p>
      {code !== null && (
        <p className={styles.code}>
          Code {code}
          {detail !== '' && `: ${detail}`}
        </p>
      )}
    </div>
  );
}
