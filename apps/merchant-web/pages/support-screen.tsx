import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { SupportPage } from '#features/support/web/support-page.tsx';
import { LockedScreen } from './locked-screen.tsx';

export function SupportScreen({ merchant }: { merchant: Merchant }) {
  if (merchant.planDetails.features['customerSupport'] === false) {
    return (
      <LockedScreen
        title="Customer Support"
        text="Answer your shoppers from one place, together with your team. The plans show which of them have this inbox."
      />
    );
  }
  return <SupportPage merchant={merchant} />;
}
