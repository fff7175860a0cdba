import { Button } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { PlanHolder } from '../contract/plan.ts';
import { limitNotice, type LimitNotice } from '../rules/limit-notice.ts';
import { texts } from '../texts/en.ts';
import { cycleEnd } from './billing-day.ts';
import { openCap } from './open-cap.ts';
import { openPlans } from './open-plans.ts';
import styles from './plan-notice.module.css';

/** The notice above every page while messages wait for the plan's limit, or soon will. */
export function PlanNotice({ merchant }: { merchant: PlanHolder }) {
  const [closed, setClosed] = useState<string | null>(null);
  const notice = limitNotice(merchant.planDetails);
  const lock = useLock('own');
  if (notice === null || notice.id === closed) return null;
  return (
    <div className={styles.notice} role="alert">
      <IconAlertTriangle className={styles.icon} size={18} stroke={1.5} aria-hidden />
      <p className={styles.text}>{describe(notice, cycleEnd(merchant))}</p>
      <Button
        size="compact-sm"
        variant="default"
        className={styles.act}
        onClick={notice.does === 'raiseCap' ? openCap : openPlans}
        {...(notice.does === 'raiseCap' && lock)}
      >
        {notice.does === 'raiseCap' ? texts.notice.raiseCap : texts.notice.openPlans}
      </Button>
      {notice.kind === 'near' && (
        <button
          type="button"
          className={styles.close}
          aria-label={texts.notice.close}
          onClick={() => setClosed(notice.id)}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </button>
      )}
    </div>
  );
}

function describe(notice: LimitNotice, endsOn: string): string {
  if (notice.kind === 'near') return fill(texts.notice.near, { endsOn });
  const { meter, most } = notice.reading;
  return `${fill(texts.notice.reached[meter], { count: most, endsOn })} ${texts.notice.next[notice.does]}`;
}
