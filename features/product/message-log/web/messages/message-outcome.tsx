import { IconCheck, IconChecks, IconClick, IconShoppingBag } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { MessageRow } from '../../contract/message-row.ts';
import { describeState } from '../../rules/message-words.ts';
import { texts } from '../../texts/en.ts';
import styles from './message-outcome.module.css';

/** How far a message came: the order, the tap, or WhatsApp's ticks; otherwise its state. */
export function MessageOutcome({ message, currency }: { message: MessageRow; currency: string }) {
  const { state, clickedAt, earned } = message;
  if (earned !== null)
    return (
      <span className={styles.outcome} data-is="ordered">
        <IconShoppingBag size={16} stroke={1.75} aria-hidden />{' '}
        {fill(texts.outcomes.earned, { amount: formatMoney(earned.minor, currency) })}
      </span>
    );
  if (clickedAt !== null)
    return (
      <span className={styles.outcome} data-is="clicked">
        <IconClick size={16} stroke={1.75} aria-hidden /> {texts.outcomes.clicked}
      </span>
    );
  if (state === 'sent' || state === 'delivered' || state === 'read') {
    const Ticks = state === 'sent' ? IconCheck : IconChecks;
    return (
      <span className={styles.outcome} data-is={state}>
        <Ticks size={16} stroke={1.75} aria-hidden /> {describeState(state).word}
      </span>
    );
  }
  return <StatusBadge {...describeState(state)} />;
}
