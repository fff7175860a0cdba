import { lazy, Suspense } from 'react';
import { FacebookBlock } from '#features/channels/web/facebook-block.tsx';
import { WhatsAppNumberPanel } from '#features/channels/web/whatsapp-number-panel.tsx';
import { PrivacyLink } from '#features/privacy/web/privacy-link.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { SettingsPage } from '#features/settings/web/settings-page.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { SupportNumber } from './support-number.tsx';

// They lie below the others, and come a moment after them.
const SendingPanel = lazy(async () => ({
  default: (await import('#features/settings/web/sending-panel.tsx')).SendingPanel,
}));
const ReadTicksGroup = lazy(async () => ({
  default: (await import('#features/messaging/web/read-ticks.tsx')).ReadTicksGroup,
}));

/** What a shop is reached by; an old store has Messenger only. */
export function SettingsScreen({ merchant }: { merchant: Merchant }) {
  return (
    <SettingsPage
      facebook={<FacebookBlock merchant={merchant} />}
      sending={
        <Suspense fallback={<WaitingBlock height={420} />}>
          <SendingPanel shopUrl={merchant.shopUrl}>
            <ReadTicksGroup shopUrl={merchant.shopUrl} />
          </SendingPanel>
        </Suspense>
      }
      whatsapp={
        !merchant.isOldStore && (
          <>
            <WhatsAppNumberPanel shopUrl={merchant.shopUrl} />
            <SupportNumber merchant={merchant} />
            <PrivacyLink />
          </>
        )
      }
    />
  );
}
