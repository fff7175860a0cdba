import { Button, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { IconCheck, IconInfoCircle, IconMinus } from '@tabler/icons-react';
import { useId } from 'react';
import type { PlanCard as Card, PlanHolder } from '../contract/plan.ts';
import { afterRevenue, hoverText, trialText } from '../rules/plan-words.ts';
import { writeDollars } from '../rules/write-dollars.ts';
import { billingDay } from './billing-day.ts';
import { NO_CHARGE } from './copy.ts';
import styles from './plan-card.module.css';
import { revenueCents } from './plan-usage.tsx';

interface PlanCardProps {
  card: Card;
  merchant: PlanHolder;
  /** Whether it is the next step up from the shop's plan, which has the one primary button. */
  isNextStep: boolean;
  isChanging: boolean;
  isBlocked: boolean;
  select: () => void;
}

/** The card of a plan: its price, its parts, and its button. Parts are aligned between cards. */
export function PlanCard({ card, merchant, ...way }: PlanCardProps) {
  const titleId = useId();
  const reasonId = useId();
  return (
    <li className={styles.card} data-current={card.isCurrent} aria-labelledby={titleId}>
      <div>
        <h3 id={titleId} className={styles.title}>
          {card.title}
        </h3>
        <p className={styles.tagline}>{card.tagline}</p>
      </div>
      <Price card={card} merchant={merchant} />
      <p id={reasonId} className={styles.trial}>
        {firstBill(card, merchant)}
      </p>
      <Button
        fullWidth
        variant={way.isNextStep ? 'filled' : 'default'}
        className={card.isCurrent ? styles.current : undefined}
        disabled={card.isCurrent || (way.isBlocked && !way.isChanging)}
        loading={way.isChanging}
        aria-describedby={`${titleId} ${reasonId}`}
        onClick={way.select}
      >
        {card.isCurrent ? 'Current plan' : 'Select Plan'}
      </Button>
      <Parts parts={card.parts} />
      <p className={styles.terms}>{card.usageTerms}</p>
    </li>
  );
}

function firstBill(card: Card, merchant: PlanHolder): string | null {
  if (card.planId === 'free') return NO_CHARGE;
  return trialText({
    isCurrent: card.isCurrent,
    remainingDays: merchant.planDetails.remainingTrialDays,
    billingOn: billingDay(merchant),
  });
}

function Parts({ parts }: Pick<Card, 'parts'>) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ part, isIncluded }) => (
        <li key={part} data-included={isIncluded}>
          {isIncluded ? (
            <IconCheck className={styles.check} size={16} stroke={2} aria-label="Included:" role="img" />
          ) : (
            <IconMinus className={styles.check} size={16} stroke={2} aria-label="Not included:" role="img" />
          )}
          <span>{part}</span>
        </li>
      ))}
    </ul>
  );
}

function Price({ card, merchant }: Pick<PlanCardProps, 'card' | 'merchant'>) {
  const price = afterRevenue(card);
  return (
    <div className={styles.price}>
      {card.priceMinor !== null && (
        <p>
          <strong className={styles.amount}>{writeDollars(card.priceMinor)}</strong>
          <span className={styles.per}>a month</span>
          {price && <PriceHint text={hoverText(revenueCents(merchant.planDetails), price)} />}
        </p>
      )}
      <p className={styles.note}>{card.priceNote}</p>
    </div>
  );
}

/** A price with a tooltip on hover, focus and tap. */
function PriceHint({ text }: { text: string }) {
  return (
    <Tooltip label={text} events={{ hover: true, focus: true, touch: true }} multiline w={260} withArrow>
      <button type="button" className={styles.hint} aria-label={`About this price: ${text}`}>
        <IconInfoCircle size={16} stroke={1.5} aria-hidden />
      </button>
    </Tooltip>
  );
}
