import { useMediaQuery } from '@mantine/hooks';
import { fill } from '#platform/language/reader.ts';
import type { PlanHolder } from '../contract/plan.ts';
import { hasPlans } from '../rules/charge-overlay.ts';
import { texts } from '../texts/en.ts';
import { billingDay, cycleEnd } from './billing-day.ts';
import { openPlans } from './open-plans.ts';
import styles from './plan-badge.module.css';

/** The badge with the current state of the plan. Opens the plans. */
export function PlanBadge({ merchant }: { merchant: PlanHolder }) {
  const isPhone = useMediaQuery('(width < 600px)', undefined, { getInitialValueInEffect: false });
  if (!hasPlans(merchant.planDetails.planId)) return null;
  const text = describe(merchant, false);
  return (
    <button
      type="button"
      className={styles.badge}
      title={text}
      data-reached={merchant.planDetails.limitReachedOn !== null}
      onClick={() => openPlans()}
    >
      <span className="bb-spoken">{texts.badge.spoken} </span>
      {isPhone ? (
        <>
          <span className="bb-spoken">{text}</span>
          <span aria-hidden>{describe(merchant, true)}</span>
        </>
      ) : (
        text
      )}
    </button>
  );
}

/** In a small window, the whole text would be cut. */
function describe(merchant: PlanHolder, isShort: boolean): string {
  const { title, remainingTrialDays: count, limitReachedOn } = merchant.planDetails;
  if (limitReachedOn !== null)
    return isShort ? texts.badge.reachedShort : fill(texts.badge.reached, { day: cycleEnd(merchant) });
  const day = billingDay(merchant);
  if (day === null) return title;
  if (count > 0) return fill(isShort ? texts.badge.trialShort : texts.badge.trial, { count });
  return fill(isShort ? texts.badge.billedShort : texts.badge.billed, { day });
}
