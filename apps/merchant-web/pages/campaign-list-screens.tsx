import { WithConnecting } from '#features/foundations/channels/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { CampaignListPage } from '#features/product/automations/web/campaign-list-page.tsx';

interface ScreenProps {
  merchant: Merchant;
}

export function WhatsAppCampaignsScreen({ merchant }: ScreenProps) {
  return <CampaignListPage merchant={merchant} channel="WA" />;
}

export function MessengerCampaignsScreen({ merchant }: ScreenProps) {
  return (
    <WithConnecting merchant={merchant}>
      <CampaignListPage merchant={merchant} channel="FB" />
    </WithConnecting>
  );
}
