import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import type { MeterReading, PlanDetails, PlanHolder } from '../contract/plan.ts';
import { TRIAL_DAYS } from '../rules/plan-catalogue.ts';
import { progressPercent } from '../rules/plan-words.ts';
import { billingDay } from './billing-day.ts';
import { METER_WORDS, NEAR_CAP, TRIAL_MOVES } from './messages.ts';
import styles from './plan-usage.module.css';

/** What the shop used of its plan in this cycle, and when it is billed. */
export function PlanUsage({ merchant }: { merchant: PlanHolder }) {
  const { planDetails } = merchant;
  const { remainingTrialDays, nextBillingOn, readings, isNearCap } = planDetails;
  if (nextBillingOn === null) return null;
  const isTrial = remainingTrialDays > 0;
  return (
    <section className={styles.usage} aria-label="Your billing cycle">
      <p className={styles.when}>
        {isTrial ? `First bill on ${billingDay(merchant)}.` : `Next bill on ${billingDay(merchant)}.`}{' '}
        {isTrial && remainingTrialDays < TRIAL_DAYS && TRIAL_MOVES(remainingTrialDays)}
      </p>
      {readings.length > 0 && (
        <div className={styles.bars}>
          {readings.map((reading) => (
            <UsageBar key={reading.meter} reading={reading} />
          ))}
        </div>
      )}
      {isNearCap && (
        <p className={styles.near}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden /> {NEAR_CAP}
        </p>
      )}
    </section>
  );
}

function UsageBar({ reading }: { reading: MeterReading }) {
  const nameId = useId();
  const { meter, used, included } = reading;
  const percent = progressPercent(used, included);
  const label = `${write(reading, used)}/${write(reading, included)}`;
  return (
    <div>
      <p className={styles.label}>
        <span id={nameId}>{METER_WORDS[meter]}</span>
        <span className={styles.figures}>{label}</span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={nameId}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={`${label}, ${Math.round(percent)} percent`}
        data-full={percent === 100}
      >
        <span className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

function write({ meter }: MeterReading, value: number): string {
  return meter === 'revenue' ? formatMoney(value, 'USD') : formatCount(value);
}

/** The attributed revenue of the cycle, from the currency string of the wire. */
export function revenueCents({ currentBillingCycleRevenue }: PlanDetails): number {
  return Math.round(Number(currentBillingCycleRevenue.replaceAll(/[^\d.]/g, '')) * 100) || 0;
}
