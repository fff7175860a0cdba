import { Button, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { IconCheck, IconInfoCircle, IconMinus } from '@tabler/icons-react';
import { useId } from 'react';
import { fill } from '#platform/language/reader.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { PlanCard as Card, PlanHolder } from '../contract/plan.ts';
import { firstBill } from '../rules/first-bill.ts';
import { afterRevenue, priceStage, type PriceAfterRevenue } from '../rules/price-after-revenue.ts';
import { writeDollars } from '../rules/write-dollars.ts';
import { texts } from '../texts/en.ts';
import { billingDay } from './billing-day.ts';
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
  const lock = useLock('own');
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
        {describeFirstBill(card, merchant)}
      </p>
      <Button
        fullWidth
        variant={way.isNextStep ? 'filled' : 'default'}
        className={card.isCurrent ? styles.current : undefined}
        disabled={card.isCurrent || (way.isBlocked && !way.isChanging)}
        loading={way.isChanging}
        aria-describedby={`${titleId} ${reasonId}`}
        onClick={way.select}
        {...(!card.isCurrent && lock)}
      >
        {card.isCurrent ? texts.card.current : texts.card.select}
      </Button>
      <Parts parts={card.parts} />
      <p className={styles.terms}>{card.usageTerms}</p>
    </li>
  );
}

function describeFirstBill(card: Card, merchant: PlanHolder): string | null {
  if (card.planId === 'free') return texts.card.firstBill.noCharge;
  const { remainingTrialDays: count } = merchant.planDetails;
  const billingOn = billingDay(merchant);
  const bill = firstBill({ isCurrent: card.isCurrent, remainingDays: count, billingOn });
  return bill && fill(texts.card.firstBill[bill], { count, day: billingOn ?? '' });
}

function Parts({ parts }: Pick<Card, 'parts'>) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ part, isIncluded }) => (
        <li key={part} data-included={isIncluded}>
          {isIncluded ? (
            <IconCheck
              className={styles.check}
              size={16}
              stroke={2}
              aria-label={texts.card.included}
              role="img"
            />
          ) : (
            <IconMinus
              className={styles.check}
              size={16}
              stroke={2}
              aria-label={texts.card.notIncluded}
              role="img"
            />
          )}
          <span>{part}</span>
        </li>
      ))}
    </ul>
  );
}

const PRICE_PARTS = { per: (inside: string) => <span className={styles.per}>{inside}</span> };

function Price({ card, merchant }: Pick<PlanCardProps, 'card' | 'merchant'>) {
  const price = afterRevenue(card);
  return (
    <div className={styles.price}>
      {card.priceMinor !== null && (
        <p>
          <RichText
            text={texts.card.price}
            values={{ price: <strong className={styles.amount}>{writeDollars(card.priceMinor)}</strong> }}
            parts={PRICE_PARTS}
          />
          {price && <PriceHint text={describePrice(revenueCents(merchant.planDetails), price)} />}
        </p>
      )}
      <p className={styles.note}>{card.priceNote}</p>
    </div>
  );
}

function describePrice(revenueMinor: number, price: PriceAfterRevenue): string {
  return fill(texts.card.afterRevenue[priceStage(revenueMinor, price)], {
    price: writeDollars(price.priceMinor),
    revenue: writeDollars(price.freeUpToMinor),
  });
}

/** A price with a tooltip on hover, focus and tap. */
function PriceHint({ text }: { text: string }) {
  return (
    <Tooltip label={text} events={{ hover: true, focus: true, touch: true }} multiline w={260} withArrow>
      <button type="button" className={styles.hint} aria-label={fill(texts.card.aboutPrice, { text })}>
        <IconInfoCircle size={16} stroke={1.5} aria-hidden />
      </button>
    </Tooltip>
  );
}
