import { AlertsPanel } from '#features/administration/alerts/web/alerts-panel.tsx';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { DashboardPage } from '#features/product/analytics/web/dashboard-page.tsx';
import { DashboardActivity } from './dashboard-activity.tsx';
import { DashboardBroadcasts } from './dashboard-broadcasts.tsx';
import { DashboardSending } from './dashboard-sending.tsx';
import { LaterBelow } from './later-below.tsx';
import { useDashboardFigures } from './use-dashboard-figures.ts';

/** The dashboard, with the parts that other features add. */
export function DashboardScreen({ merchant }: { merchant: Merchant }) {
  const onFigures = useDashboardFigures(merchant.shopUrl, 'All');
  return (
    <>
      <DashboardPage
        merchant={merchant}
        onFigures={onFigures}
        alerts={
          <>
            <DashboardSending shopUrl={merchant.shopUrl} />
            <AlertsPanel shopUrl={merchant.shopUrl} />
          </>
        }
        Below={LaterBelow}
      />
      <DashboardBroadcasts merchant={merchant} />
      <DashboardActivity merchant={merchant} />
    </>
  );
}
