import { Button } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlanHolder } from '../contract/plan.ts';
import { limitNotice } from '../rules/limit-words.ts';
import { cycleEnd } from './billing-day.ts';
import { RAISE_LIMIT, SEE_PLANS } from './copy.ts';
import { openCap } from './open-cap.ts';
import { openPlans } from './open-plans.ts';
import styles from './plan-notice.module.css';

/** The notice above every page while messages wait for the plan's limit, or soon will. */
export function PlanNotice({ merchant }: { merchant: PlanHolder }) {
  const [closed, setClosed] = useState<string | null>(null);
  const notice = limitNotice(merchant.planDetails, cycleEnd(merchant));
  if (notice === null || notice.id === closed) return null;
  return (
    <div className={styles.notice} role="alert">
      <IconAlertTriangle className={styles.icon} size={18} stroke={1.5} aria-hidden />
      <p className={styles.text}>{notice.text}</p>
      <Button
        size="compact-sm"
        variant="default"
        className={styles.act}
        onClick={notice.does === 'raiseCap' ? openCap : openPlans}
      >
        {notice.does === 'raiseCap' ? RAISE_LIMIT : SEE_PLANS}
      </Button>
      {notice.canClose && (
        <button
          type="button"
          className={styles.close}
          aria-label="Close this notice"
          onClick={() => setClosed(notice.id)}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </button>
      )}
    </div>
  );
}
