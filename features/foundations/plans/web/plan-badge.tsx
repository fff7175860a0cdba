import { useMediaQuery } from '@mantine/hooks';
import type { PlanHolder } from '../contract/plan.ts';
import { hasPlans } from '../rules/charge-overlay.ts';
import { badgeText, shortBadgeText } from '../rules/plan-words.ts';
import { billingDay } from './billing-day.ts';
import { openPlans } from './open-plans.ts';
import styles from './plan-badge.module.css';

/** The badge with the current state of the plan. Opens the plans. */
export function PlanBadge({ merchant }: { merchant: PlanHolder }) {
  const isPhone = useMediaQuery('(width < 600px)', undefined, { getInitialValueInEffect: false });
  const { title, planId, remainingTrialDays } = merchant.planDetails;
  if (!hasPlans(planId)) return null;
  const plan = { name: title, remainingTrialDays, billingOn: billingDay(merchant) };
  const text = badgeText(plan);
  return (
    <button type="button" className={styles.badge} title={text} onClick={() => openPlans()}>
      <span className="bb-spoken">Your plan: </span>
      {isPhone ? (
        <>
          <span className="bb-spoken">{text}</span>
          <span aria-hidden>{shortBadgeText(plan)}</span>
        </>
      ) : (
        text
      )}
    </button>
  );
}
