import { Button, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import type { PlanCard as Card, PlanDetails } from '../contract/plan.ts';
import type { PlanButton } from '../rules/plan-button.ts';
import { hoverText, trialText } from '../rules/plan-words.ts';
import styles from './plan-card.module.css';
import { revenueCents } from './plan-usage.tsx';

interface PlanCardProps {
  card: Card;
  planDetails: PlanDetails;
  button: PlanButton;
  /** The step up from the shop's own plan: the one primary button. */
  isNextStep: boolean;
  isChanging: boolean;
  isBlocked: boolean;
  select: () => void;
}

/** One plan: what it costs, what it gives, and the way to it. */
export function PlanCard({ card, planDetails, button, ...way }: PlanCardProps) {
  const titleId = useId();
  return (
    <li className={styles.card} data-current={card.isCurrent} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {card.title}
      </h3>
      <p className={styles.tagline}>{card.tagline}</p>
      <Price card={card} planDetails={planDetails} />
      <p className={styles.trial}>
        {card.trialDays > 0 ? trialText(card.isCurrent, planDetails.remainingTrialDays) : 'No card needed'}
      </p>
      <Button
        fullWidth
        variant={way.isNextStep ? 'filled' : 'default'}
        className={card.isCurrent ? styles.current : undefined}
        disabled={button.does === 'nothing' || (way.isBlocked && !way.isChanging)}
        loading={way.isChanging}
        aria-describedby={titleId}
        onClick={way.select}
      >
        {button.word}
      </Button>
      <ul className={styles.highlights}>
        {card.highlights.map((highlight) => (
          <li key={highlight}>
            <IconCheck className={styles.check} size={16} stroke={2} aria-hidden /> {highlight}
          </li>
        ))}
      </ul>
      {card.usageTerms !== null && <p className={styles.terms}>{card.usageTerms}</p>}
    </li>
  );
}

function Price({ card, planDetails }: Pick<PlanCardProps, 'card' | 'planDetails'>) {
  return (
    <div className={styles.price}>
      <p>
        <strong className={styles.amount}>{formatMoney(card.priceMinor, 'USD').replace(/\.00$/, '')}</strong>
        <span className={styles.per}>a month</span>
        {card.planId === 'automated' && <PriceHint text={hoverText(revenueCents(planDetails))} />}
      </p>
      <p className={styles.note}>{card.priceNote}</p>
    </div>
  );
}

/** Shows its text while pointed at, focused, or tapped. */
function PriceHint({ text }: { text: string }) {
  return (
    <Tooltip label={text} events={{ hover: true, focus: true, touch: true }} multiline w={260} withArrow>
      <button type="button" className={styles.hint} aria-label={`About this price: ${text}`}>
        <IconInfoCircle size={16} stroke={1.5} aria-hidden />
      </button>
    </Tooltip>
  );
}
