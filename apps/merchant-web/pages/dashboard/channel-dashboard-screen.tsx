import { AlertsPanel } from '#features/administration/alerts/web/alerts-panel.tsx';
import { FacebookBlock } from '#features/foundations/channels/web/facebook/facebook-block.tsx';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { DashboardPage } from '#features/product/analytics/web/dashboard-page.tsx';
import styles from './channel-dashboard-screen.module.css';
import { DashboardBroadcasts } from './dashboard-broadcasts.tsx';
import { DashboardSending } from './dashboard-sending.tsx';
import { LaterBelow } from './later-below.tsx';
import { useDashboardFigures } from './use-dashboard-figures.ts';

/** Messenger's figures. A store without a Facebook page is asked to connect one, unless it is from before WhatsApp. */
export function FacebookDashboardScreen({ merchant }: { merchant: Merchant }) {
  const onFigures = useDashboardFigures(merchant.shopUrl, 'FB');
  // Without a Facebook page, the dashboard only shows how to connect one.
  const isFirstThing = !merchant.fbConnected && !merchant.isOldStore;
  return (
    <DashboardPage
      merchant={merchant}
      channel="FB"
      onFigures={onFigures}
      alerts={<AlertsPanel shopUrl={merchant.shopUrl} channel="FB" />}
      setUp={
        isFirstThing ? (
          <div className={styles.first}>
            <FacebookBlock merchant={merchant} />
          </div>
        ) : null
      }
      Below={LaterBelow}
    />
  );
}

/** WhatsApp's figures, and what needs attention. */
export function WhatsAppDashboardScreen({ merchant }: { merchant: Merchant }) {
  const onFigures = useDashboardFigures(merchant.shopUrl, 'WA');
  return (
    <>
      <DashboardPage
        merchant={merchant}
        channel="WA"
        onFigures={onFigures}
        alerts={
          <>
            <DashboardSending shopUrl={merchant.shopUrl} channel="WA" />
            <AlertsPanel shopUrl={merchant.shopUrl} channel="WA" />
          </>
        }
        Below={LaterBelow}
      />
      <DashboardBroadcasts merchant={merchant} />
    </>
  );
}
