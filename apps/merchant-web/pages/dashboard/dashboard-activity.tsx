import { lazy } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { hasRight } from '#platform/rights/rights.ts';
import styles from './dashboard-activity.module.css';
import { WhenNear } from './when-near.tsx';

const RecentActivity = lazy(async () => ({
  default: (await import('#features/administration/audit/web/recent-activity.tsx')).RecentActivity,
}));

/** The newest changes by people of the team, for those who may see them. */
export function DashboardActivity({ merchant }: { merchant: Merchant }) {
  if (!hasRight(merchant.role, 'configure')) return null;
  return (
    <div className={styles.activity}>
      <WhenNear height={1}>
        <RecentActivity shopUrl={merchant.shopUrl} timeZone={merchant.shopTimeZone} />
      </WhenNear>
    </div>
  );
}
