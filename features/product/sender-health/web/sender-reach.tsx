import { fill } from '#platform/language/reader.ts';
import { percentOf } from '#platform/ui-kit/format/count.ts';
import type { SenderHealth } from '../contract/sending-health.ts';
import { texts } from '../texts/en.ts';
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
        {tier === 'TIER_UNLIMITED' ? texts.reach.unlimited : texts.reach.unknown}
      </p>
    );
  }
  const percent = Math.min(100, percentOf(reach.used, reach.most));
  const words = fill(texts.reach.used, { used: reach.used, most: reach.most });
  return (
    <div className={styles.reach}>
      <p className={styles.words}>
        <span>{texts.reach.title}</span>
        <strong>{words}</strong>
      </p>
      <div
        className={styles.track}
        role="meter"
        aria-label={texts.reach.title}
        aria-valuemin={0}
        aria-valuemax={reach.most}
        aria-valuenow={Math.min(reach.used, reach.most)}
        aria-valuetext={words}
      >
        <span className={styles.bar} data-full={percent >= 90} style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.note}>{texts.reach.note}</p>
    </div>
  );
}
