import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { Delivery } from '../contract/delivery-calls.ts';
import { texts } from '../texts/en.ts';
import { describeOutcome } from './describe-delivery.ts';
import styles from './webhooks.module.css';

const TONES = { waiting: 'care', delivered: 'good', failed: 'bad' } as const;

/** How the last attempt ended, and when the next one is. */
export function Outcome({ delivery, timeZone }: { delivery: Delivery; timeZone: string }) {
  const { state, attempts, dueAt } = delivery;
  const why = describeOutcome(delivery);
  return (
    <>
      <StatusBadge
        tone={state === 'waiting' && attempts === 0 ? 'plain' : TONES[state]}
        word={texts.deliveryStates[state]}
      />
      {why !== null && <QuietLine>{why}</QuietLine>}
      {dueAt !== null && attempts > 0 && (
        <span className={styles.next}>
          <RichText text={texts.log.next} values={{ when: <Moment at={dueAt} timeZone={timeZone} /> }} />
        </span>
      )}
    </>
  );
}
