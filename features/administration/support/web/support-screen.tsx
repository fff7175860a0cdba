import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { LockedScreen } from '#platform/ui-kit/locked/locked-screen.tsx';
import { SupportPage } from './support-page.tsx';

/** The support page, or a description of support if the plan does not include it. */
export function SupportScreen({ merchant }: { merchant: Merchant }) {
  if (merchant.planDetails.features['customerSupport'] === false) {
    return (
      <LockedScreen
        title="Customer Support"
        text="Answer your shoppers from one place, together with your team. The list of plans says which of them have it."
      />
    );
  }
  return <SupportPage merchant={merchant} />;
}
