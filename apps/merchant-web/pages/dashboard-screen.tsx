import { DashboardPage } from '#features/analytics/web/dashboard-page.tsx';
import { WhatsAppNumberPanel } from '#features/channels/web/whatsapp/whatsapp-number-panel.tsx';
import { NeedsPanel } from '#features/needs/web/needs-panel.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { GetStarted } from '../get-started/get-started.tsx';
import { DashboardBroadcasts } from './dashboard-broadcasts.tsx';
import { useDashboardLoaded } from './use-dashboard-loaded.ts';

/** The dashboard with the parts that other features bring to it. */
export function DashboardScreen({ merchant }: { merchant: Merchant }) {
  useDashboardLoaded(merchant, 'All');
  return (
    <>
      <DashboardPage
        merchant={merchant}
        needs={<NeedsPanel shopUrl={merchant.shopUrl} />}
        checklist={<GetStarted merchant={merchant} />}
        sender={<WhatsAppNumberPanel shopUrl={merchant.shopUrl} />}
      />
      <DashboardBroadcasts merchant={merchant} />
    </>
  );
}
