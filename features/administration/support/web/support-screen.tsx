import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { LockedScreen } from '#platform/ui-kit/locked/locked-screen.tsx';
import { texts } from '../texts/en.ts';
import { SupportPage } from './support-page.tsx';

/** The support page, or a description of support if the plan does not include it. */
export function SupportScreen({ merchant }: { merchant: Merchant }) {
  if (merchant.planDetails.features['customerSupport'] === false) {
    return <LockedScreen title={texts.page.title} text={texts.page.locked} />;
  }
  return <SupportPage merchant={merchant} />;
}
