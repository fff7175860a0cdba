import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import type { MeterReading, PlanDetails, PlanHolder, UsageCap } from '../contract/plan.ts';
import { nearCapWords } from '../rules/limit-words.ts';
import { TRIAL_DAYS } from '../rules/plan-terms.ts';
import { progressPercent } from '../rules/plan-words.ts';
import { writeDollars } from '../rules/write-dollars.ts';
import { billingDay, cycleEnd } from './billing-day.ts';
import {
  CAP_METER,
  METER_LABELS,
  RAISE_LIMIT,
  REVENUE_NOT_CHARGED,
  ROOM,
  TRIAL_MOVES,
  USED_UP,
} from './copy.ts';
import { openCap } from './open-cap.ts';
import styles from './plan-usage.module.css';

/** The shop's usage in this cycle, what is left, and the next bill. */
export function PlanUsage({ merchant }: { merchant: PlanHolder }) {
  const { readings, isNearCap, usageCap, limitReachedOn, nextBillingOn } = merchant.planDetails;
  if (nextBillingOn === null && readings.length === 0) return null;
  const endsOn = cycleEnd(merchant);
  const near = isNearCap ? nearCapWords(merchant.planDetails, endsOn) : null;
  const warning = limitReachedOn !== null ? USED_UP(endsOn) : near;
  return (
    <section className={styles.usage} aria-label="Your billing cycle">
      <When merchant={merchant} />
      {readings.length > 0 && (
        <div className={styles.bars}>
          {readings.map((reading) => (
            <ReadingBar key={reading.meter} reading={reading} />
          ))}
          {usageCap !== null && <CapBars cap={usageCap} planDetails={merchant.planDetails} />}
        </div>
      )}
      {warning !== null && (
        <p className={styles.near}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden /> {warning}
        </p>
      )}
    </section>
  );
}

/** The cost of usage and its cap, and the cycle's revenue. Document 1, section 9. */
function CapBars({ cap, planDetails }: { cap: UsageCap; planDetails: PlanDetails }) {
  const isByRevenue = planDetails.readings.some(({ meter }) => meter === 'revenue');
  return (
    <>
      <div className={styles.cap}>
        <UsageBar name={CAP_METER} used={cap.chargedMinor} most={cap.cappedMinor} write={writeDollars} />
        {cap.canRaise && (
          <Button variant="subtle" size="compact-sm" onClick={openCap}>
            {RAISE_LIMIT}
          </Button>
        )}
      </div>
      {!isByRevenue && (
        <div>
          <UsageBar
            name={METER_LABELS.revenue}
            used={revenueCents(planDetails)}
            most={readCents(planDetails.currentPlanCappedAmount)}
            write={writeDollars}
            isGood
          />
          <p className={styles.room}>{REVENUE_NOT_CHARGED}</p>
        </div>
      )}
    </>
  );
}

function When({ merchant }: { merchant: PlanHolder }) {
  const { remainingTrialDays, nextBillingOn } = merchant.planDetails;
  if (nextBillingOn === null) return <p className={styles.when}>Resets on {cycleEnd(merchant)}.</p>;
  const isTrial = remainingTrialDays > 0;
  return (
    <p className={styles.when}>
      {isTrial ? `First bill on ${billingDay(merchant)}.` : `Next bill on ${billingDay(merchant)}.`}{' '}
      {isTrial && remainingTrialDays < TRIAL_DAYS && TRIAL_MOVES(remainingTrialDays)}
    </p>
  );
}

/** The bar shows the included amount until it is used up, then the limit. */
function ReadingBar({ reading: { meter, used, included, most } }: { reading: MeterReading }) {
  const measure = most !== null && used > included ? most : included;
  const write = meter === 'revenue' ? writeDollars : formatCount;
  return (
    <div>
      <UsageBar name={METER_LABELS[meter]} used={used} most={measure} write={write} />
      {most !== null && most > included && <p className={styles.room}>{ROOM(formatCount(most), meter)}</p>}
    </div>
  );
}

interface UsageBarProps {
  name: string;
  used: number;
  most: number;
  write: (value: number) => string;
  /** Whether a full bar is no warning. */
  isGood?: boolean;
}

function UsageBar({ name, used, most, write, isGood = false }: UsageBarProps) {
  const nameId = useId();
  const percent = progressPercent(used, most);
  const label = `${write(used)}/${write(most)}`;
  return (
    <div className={styles.bar}>
      <p className={styles.label}>
        <span id={nameId}>{name}</span>
        <span className={styles.figures}>{label}</span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={nameId}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={`${label}, ${Math.round(percent)} percent`}
        data-full={percent === 100 && !isGood}
      >
        <span className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

/** Returns the cycle's attributed revenue from the API's currency string, in cents. */
export function revenueCents({ currentBillingCycleRevenue }: PlanDetails): number {
  return readCents(currentBillingCycleRevenue);
}

function readCents(text: string): number {
  return Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100) || 0;
}
