import { DashboardPage } from '#features/analytics/web/dashboard-page.tsx';
import { FacebookBlock } from '#features/channels/web/facebook/facebook-block.tsx';
import { WhatsAppNumberPanel } from '#features/channels/web/whatsapp/whatsapp-number-panel.tsx';
import { NeedsPanel } from '#features/needs/web/needs-panel.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import styles from './channel-dashboard-screen.module.css';
import { DashboardBroadcasts } from './dashboard-broadcasts.tsx';
import { SupportNumber } from './support-number.tsx';
import { useDashboardLoaded } from './use-dashboard-loaded.ts';

/** Messenger's figures, and the page they come from. An old store that has no page is not offered one. */
export function FacebookDashboardScreen({ merchant }: { merchant: Merchant }) {
  useDashboardLoaded(merchant, 'FB');
  const { fbConnected, isOldStore } = merchant;
  const page = <FacebookBlock merchant={merchant} />;
  // Without a page there is nothing to see but the way to one.
  const isFirstThing = !fbConnected && !isOldStore;
  return (
    <DashboardPage
      merchant={merchant}
      channel="FB"
      needs={<NeedsPanel shopUrl={merchant.shopUrl} />}
      checklist={isFirstThing ? <div className={styles.first}>{page}</div> : null}
      sender={fbConnected ? page : null}
    />
  );
}

/** WhatsApp's figures, the number they come from, and the number that shoppers are given. */
export function WhatsAppDashboardScreen({ merchant }: { merchant: Merchant }) {
  useDashboardLoaded(merchant, 'WA');
  return (
    <>
      <DashboardPage
        merchant={merchant}
        channel="WA"
        needs={<NeedsPanel shopUrl={merchant.shopUrl} />}
        checklist={null}
        sender={
          <div className={styles.numbers}>
            <WhatsAppNumberPanel shopUrl={merchant.shopUrl} />
            <SupportNumber merchant={merchant} />
          </div>
        }
      />
      <DashboardBroadcasts merchant={merchant} />
    </>
  );
}
