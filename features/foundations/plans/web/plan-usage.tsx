import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { TermHelp, type Term } from '#platform/ui-kit/terms/term-help.tsx';
import type { MeterReading, PlanDetails, PlanHolder, UsageCap } from '../contract/plan.ts';
import { limitNotice } from '../rules/limit-notice.ts';
import { TRIAL_DAYS } from '../rules/plan-terms.ts';
import { writeDollars } from '../rules/write-dollars.ts';
import { texts } from '../texts/en.ts';
import { billingDay, cycleEnd } from './billing-day.ts';
import { fullAt, meterState, percentUsed } from './meter-state.ts';
import { openCap } from './open-cap.ts';
import styles from './plan-usage.module.css';

/** The shop's usage in this cycle, what is left, and the next bill. */
export function PlanUsage({ merchant }: { merchant: PlanHolder }) {
  const { readings, usageCap, nextBillingOn } = merchant.planDetails;
  if (nextBillingOn === null && readings.length === 0) return null;
  const warning = describeLimit(merchant);
  return (
    <section className={styles.usage} aria-label={texts.usage.title}>
      <When merchant={merchant} />
      {readings.length > 0 && (
        <div className={styles.bars}>
          {readings.map((reading) => (
            <ReadingBar key={reading.meter} reading={reading} endsOn={cycleEnd(merchant)} />
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
  const lock = useLock('own');
  const isByRevenue = planDetails.readings.some(({ meter }) => meter === 'revenue');
  return (
    <>
      <div className={styles.cap}>
        <UsageBar
          name={texts.usage.charges}
          used={cap.chargedMinor}
          most={cap.cappedMinor}
          write={writeDollars}
          isGood={!cap.canRaise}
        />
        <p className={styles.now}>
          {fill(cap.canRaise ? texts.usage.now.capStops : texts.usage.now.capFlat, {
            most: writeDollars(cap.cappedMinor),
          })}
        </p>
        {cap.canRaise && (
          <Button variant="subtle" size="compact-sm" onClick={openCap} {...lock}>
            {texts.usage.raiseCap}
          </Button>
        )}
      </div>
      {!isByRevenue && (
        <div>
          <UsageBar
            name={texts.usage.meters.revenue}
            used={revenueCents(planDetails)}
            most={readCents(planDetails.currentPlanCappedAmount)}
            write={writeDollars}
            isGood
          />
          <p className={styles.now}>{texts.usage.revenueNotCharged}</p>
        </div>
      )}
    </>
  );
}

function describeLimit(merchant: PlanHolder): string | null {
  const { isNearCap, usageCap, limitReachedOn } = merchant.planDetails;
  const endsOn = cycleEnd(merchant);
  const notice = limitNotice(merchant.planDetails);
  if (limitReachedOn !== null)
    return [
      fill(texts.usage.usedUp, { endsOn }),
      notice?.kind === 'reached' ? texts.notice.next[notice.does] : '',
    ].join(' ');
  if (!isNearCap) return null;
  return usageCap?.canRaise === true ? fill(texts.notice.near, { endsOn }) : texts.usage.nearFlat;
}

function When({ merchant }: { merchant: PlanHolder }) {
  const { remainingTrialDays: count } = merchant.planDetails;
  const day = billingDay(merchant);
  if (day === null)
    return <p className={styles.when}>{fill(texts.usage.resets, { day: cycleEnd(merchant) })}</p>;
  return (
    <p className={styles.when}>
      {fill(count > 0 ? texts.usage.firstBill : texts.usage.nextBill, { day })}{' '}
      {count > 0 && count < TRIAL_DAYS && fill(texts.usage.trialLeft, { count })}
    </p>
  );
}

function ReadingBar({ reading, endsOn }: { reading: MeterReading; endsOn: string }) {
  const { meter, used, included } = reading;
  const state = meterState(reading);
  const measure = fullAt(reading);
  const write = meter === 'revenue' ? writeDollars : formatCount;
  const amounts = { included: write(included), most: write(reading.most ?? included), endsOn };
  return (
    <div>
      <UsageBar
        name={texts.usage.meters[meter]}
        {...(meter === 'conversations' && { term: 'conversation' as const })}
        used={used}
        most={measure}
        write={write}
        isGood={state !== 'usedUp'}
      />
      <p className={styles.now}>{fill(texts.usage.now[state], amounts)}</p>
    </div>
  );
}

interface UsageBarProps {
  name: string;
  /** The term in the name that is explained. */
  term?: Term;
  used: number;
  most: number;
  write: (value: number) => string;
  /** Whether a full bar is no warning. */
  isGood?: boolean;
}

function UsageBar({ name, term, used, most, write, isGood = false }: UsageBarProps) {
  const nameId = useId();
  const percent = percentUsed(used, most);
  const filled = Math.min(100, percent);
  const label = `${write(used)}/${write(most)}`;
  return (
    <div className={styles.bar}>
      <p className={styles.label}>
        <span>
          <span id={nameId}>{name}</span> {term && <TermHelp term={term} />}
        </span>
        <span className={styles.figures}>{label}</span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={nameId}
        aria-valuenow={filled}
        aria-valuetext={fill(texts.usage.percent, { figures: label, percent })}
        data-full={filled === 100 && !isGood}
      >
        <span className={styles.fill} style={{ width: `${filled}%` }} />
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
