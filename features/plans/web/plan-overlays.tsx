import { lazy, Suspense } from 'react';
import { usePlansOpen } from '#platform/ui-kit/open-plans.ts';
import type { PlanHolder } from '../contract/plan.ts';
import { chargeOverlay } from '../rules/charge-overlay.ts';
import { useCapOpen } from './open-cap.ts';

const PlansModal = lazy(async () => ({ default: (await import('./plans-modal.tsx')).PlansModal }));
const CapDialog = lazy(async () => ({ default: (await import('./cap-dialog.tsx')).CapDialog }));
const ChargeDialogs = lazy(async () => ({ default: (await import('./charge-dialogs.tsx')).ChargeDialogs }));

/** Whatever lies over the pages because of the plan: the plans themselves, and what a charge asks for. */
export function PlanOverlays({ merchant }: { merchant: PlanHolder }) {
  const isOpen = usePlansOpen();
  const overlay = chargeOverlay(merchant.chargeStatus.status);
  const isCapOpen = useCapOpen();
  const showsPlans = isOpen || overlay === 'choosePlan';
  const { usageCap } = merchant.planDetails;
  if (isCapOpen && !showsPlans && usageCap !== null) {
    return (
      <Suspense>
        <CapDialog shopUrl={merchant.shopUrl} cap={usageCap} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {showsPlans && <PlansModal merchant={merchant} isForced={overlay === 'choosePlan'} />}
      {!showsPlans && <ChargeDialogs merchant={merchant} overlay={overlay} />}
    </Suspense>
  );
}
