import { parseMessagingLimit } from '#features/foundations/channels/contract/messaging-limit.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import styles from '../broadcast-page.module.css';
import { QUALITY_LABELS } from '../copy.ts';

/** WhatsApp's rating of the number: its quality, and its daily limit. */
export function QualityPanel({ attributes }: { attributes: Broadcast['attributes'] }) {
  const { quality_color: color, whatsapp_rating: rating, current_limit: limit } = attributes;
  const { word, tone } = QUALITY_LABELS[color];
  return (
    <Panel title="WhatsApp quality">
      <div className={styles.fields}>
        <p className={styles.quality}>
          <span className={styles.dot} data-tone={tone} aria-hidden />
          <span>{rating === '' ? word : rating}</span>
        </p>
        <p className={styles.quiet}>{describeLimit(limit)}</p>
      </div>
    </Panel>
  );
}

/** Describes the daily limit of the number's tier. */
function describeLimit(tier: string): string {
  const people = parseMessagingLimit(tier);
  if (people === null) return 'We do not know yet how many people you can message in a day.';
  if (!Number.isFinite(people)) return 'You can message as many people a day as you like.';
  return `You can message ${formatCount(people)} people in 24 hours.`;
}
