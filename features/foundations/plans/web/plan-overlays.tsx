import { lazy, Suspense, useEffect } from 'react';
import { useRight } from '#platform/ui-kit/rights/reader-role.ts';
import type { PlanHolder } from '../contract/plan.ts';
import { chargeOverlay, hasPlans } from '../rules/charge-overlay.ts';
import { isNumberSetUpDue } from './number-cookie.ts';
import { useCapOpen } from './open-cap.ts';
import { openPlansOfAddress, usePlansView } from './open-plans.ts';

const PlansModal = lazy(async () => ({ default: (await import('./plans-modal.tsx')).PlansModal }));
const CapDialog = lazy(async () => ({ default: (await import('./cap-dialog.tsx')).CapDialog }));
const ChargeDialogs = lazy(async () => ({ default: (await import('./charge-dialogs.tsx')).ChargeDialogs }));

interface PlanOverlaysProps {
  merchant: PlanHolder;
  /** Logs out people who do not want to choose a plan. */
  logOut: () => void;
}

/** The overlays of the plan: the plans themselves, and the dialogs of a charge. */
export function PlanOverlays({ merchant, logOut }: PlanOverlaysProps) {
  const view = usePlansView();
  // Only the owner can answer the questions about a charge.
  const mayChoose = useRight('own');
  const overlay = mayChoose ? chargeOverlay(merchant.chargeStatus.status) : null;
  const isCapOpen = useCapOpen();
  const { usageCap, planId } = merchant.planDetails;
  const isWithPlans = hasPlans(planId);
  useEffect(() => openPlansOfAddress(isWithPlans), [isWithPlans]);
  const isForced = overlay === 'choosePlan';
  if (!isWithPlans) return null;
  if (view !== null || isForced) {
    return (
      <Suspense>
        <PlansModal merchant={merchant} view={view ?? 'open'} logOut={isForced ? logOut : null} />
      </Suspense>
    );
  }
  if (mayChoose && isCapOpen && usageCap?.canRaise === true) {
    return (
      <Suspense>
        <CapDialog shopUrl={merchant.shopUrl} cap={usageCap} />
      </Suspense>
    );
  }
  // Most merchants are asked nothing and need no dialogs.
  if (overlay === null && !isNumberSetUpDue()) return null;
  return (
    <Suspense>
      <ChargeDialogs merchant={merchant} overlay={overlay} />
    </Suspense>
  );
}
