import { formatCount, percentOf } from '#platform/ui-kit/format/count.ts';
import type { SenderHealth } from '../contract/sending-health.ts';
import styles from './sender-reach.module.css';

interface SenderReachProps {
  reach: SenderHealth['reach'];
  tier: string;
}

/** How many people the number wrote to in the last 24 hours, and its limit. */
export function SenderReach({ reach, tier }: SenderReachProps) {
  if (reach === null) {
    return (
      <p className={styles.plain}>
        {tier === 'TIER_UNLIMITED'
          ? 'WhatsApp sets no limit to how many people you write to in a day.'
          : 'WhatsApp has not said yet how many people you may write to in a day.'}
      </p>
    );
  }
  const percent = Math.min(100, percentOf(reach.used, reach.most));
  const words = `${formatCount(reach.used)} of ${formatCount(reach.most)} people`;
  return (
    <div className={styles.reach}>
      <p className={styles.words}>
        <span>Written to in the last 24 hours</span>
        <strong>{words}</strong>
      </p>
      <div
        className={styles.track}
        role="meter"
        aria-label="People written to in the last 24 hours"
        aria-valuemin={0}
        aria-valuemax={reach.most}
        aria-valuenow={Math.min(reach.used, reach.most)}
        aria-valuetext={words}
      >
        <span className={styles.bar} data-full={percent >= 90} style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.note}>
        Answers to people who wrote to you do not count. A tenth is kept free for receipts and shipping news.
      </p>
    </div>
  );
}
