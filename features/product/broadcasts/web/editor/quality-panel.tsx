import { parseMessagingLimit } from '#features/foundations/channels/contract/messaging-limit.ts';
import { fill } from '#platform/language/reader.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import { texts } from '../../texts/en.ts';
import styles from '../broadcast-page.module.css';

const TONES: Record<Broadcast['attributes']['quality_color'], StatusTone> = {
  GREEN: 'good',
  YELLOW: 'care',
  RED: 'bad',
  UNKNOWN: 'plain',
};

/** WhatsApp's rating of the number: its quality, and its daily limit. */
export function QualityPanel({ attributes }: { attributes: Broadcast['attributes'] }) {
  const { quality_color: color, current_limit: limit } = attributes;
  return (
    <Panel title={texts.quality.title} term="quality">
      <div className={styles.fields}>
        <p className={styles.quality}>
          <span className={styles.dot} data-tone={TONES[color]} aria-hidden />
          <span>{texts.qualities[color]}</span>
        </p>
        <p className={styles.quiet}>{describeLimit(limit)}</p>
      </div>
    </Panel>
  );
}

/** Describes the daily limit of the number's tier. */
function describeLimit(tier: string): string {
  const people = parseMessagingLimit(tier);
  if (people === null) return texts.quality.limitUnknown;
  if (!Number.isFinite(people)) return texts.quality.limitNone;
  return fill(texts.quality.limit, { count: people });
}
