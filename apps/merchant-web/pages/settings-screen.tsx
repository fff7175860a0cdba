import { FacebookBlock } from '#features/channels/web/facebook-block.tsx';
import { WhatsAppNumberPanel } from '#features/channels/web/whatsapp-number-panel.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { SettingsPage } from '#features/settings/web/settings-page.tsx';
import { SupportNumber } from './support-number.tsx';

export function SettingsScreen({ merchant }: { merchant: Merchant }) {
  return (
    <SettingsPage
      facebook={<FacebookBlock merchant={merchant} />}
      whatsapp={
        <>
          <WhatsAppNumberPanel shopUrl={merchant.shopUrl} />
          <SupportNumber merchant={merchant} />
        </>
      }
    />
  );
}
