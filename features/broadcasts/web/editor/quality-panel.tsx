import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import { limitInWords } from '../../rules/limit-in-words.ts';
import styles from '../broadcast-page.module.css';
import { QUALITY_WORDS } from '../copy.ts';

/** What WhatsApp makes of the number: its quality, and how many people it may write to in a day. */
export function QualityPanel({ attributes }: { attributes: Broadcast['attributes'] }) {
  const { quality_color: color, whatsapp_rating: rating, current_limit: limit } = attributes;
  const { word, tone } = QUALITY_WORDS[color];
  return (
    <Panel title="WhatsApp quality">
      <div className={styles.fields}>
        <p className={styles.quality}>
          <span className={styles.dot} data-tone={tone} aria-hidden />
          <span>{rating === '' ? word : rating}</span>
        </p>
        <p className={styles.quiet}>{limitInWords(limit)}</p>
      </div>
    </Panel>
  );
}
