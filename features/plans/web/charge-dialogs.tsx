import { Button } from '@mantine/core';
import { useState } from 'react';
import { track } from '#platform/tracking/browser/track.ts';
import { openPlans } from '#platform/ui-kit/open-plans.ts';
import type { PlanHolder } from '../contract/plan.ts';
import { hasOwnNumber, type ChargeOverlay } from '../rules/charge-overlay.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import {
  APPROVE_TEXT,
  APPROVE_TITLE,
  DECLINED_TEXT,
  DECLINED_TITLE,
  OWN_NUMBER_FORM,
  OWN_NUMBER_TEXT,
  OWN_NUMBER_TITLE,
  WELCOME_TEXT,
  WELCOME_TITLE,
} from './copy.ts';
import { forgetNumberSetUp, isNumberSetUpDue } from './number-cookie.ts';
import { useCancelUpgrade } from './use-plans.ts';

/** What a charge asks of the merchant, one thing at a time. */
export function ChargeDialogs({ merchant, overlay }: { merchant: PlanHolder; overlay: ChargeOverlay }) {
  switch (overlay) {
    case 'approveCharges':
      return <ApproveCharges merchant={merchant} />;
    case 'declined':
      return <Declined merchant={merchant} />;
    case 'welcome':
      return <Welcome />;
    case 'choosePlan':
      return null;
    case null:
      return <OwnNumber merchant={merchant} />;
  }
}

function ApproveCharges({ merchant }: { merchant: PlanHolder }) {
  const { mutate, isPending } = useCancelUpgrade(merchant.shopUrl);
  return (
    <ChargeDialog
      title={APPROVE_TITLE}
      onClose={() => !isPending && mutate()}
      actions={
        <>
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            Cancel the upgrade
          </Button>
          <ApproveLink merchant={merchant} />
        </>
      }
    >
      <p>{APPROVE_TEXT}</p>
    </ChargeDialog>
  );
}

function Declined({ merchant }: { merchant: PlanHolder }) {
  const { mutate, isPending } = useCancelUpgrade(merchant.shopUrl);
  return (
    <ChargeDialog
      title={DECLINED_TITLE}
      onClose={null}
      actions={
        <>
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            Stay on {merchant.planDetails.plan}
          </Button>
          <ApproveLink merchant={merchant} />
        </>
      }
    >
      <p>{DECLINED_TEXT}</p>
    </ChargeDialog>
  );
}

function ApproveLink({ merchant }: { merchant: PlanHolder }) {
  return (
    <Button
      component="a"
      href={merchant.chargeStatus.confirmationUrl ?? '/dashboard'}
      data-autofocus
      onClick={() => track('Approve Charges Clicked')}
    >
      {APPROVE_TITLE}
    </Button>
  );
}

function Welcome() {
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  return (
    <ChargeDialog
      title={WELCOME_TITLE}
      onClose={() => setSeen(true)}
      actions={
        <>
          <Button variant="default" onClick={() => setSeen(true)}>
            Later
          </Button>
          <Button onClick={() => openPlans()} data-autofocus>
            See the plans
          </Button>
        </>
      }
    >
      {WELCOME_TEXT.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ChargeDialog>
  );
}

/** Once, on the day on which a plan with a number of one's own was chosen. */
function OwnNumber({ merchant }: { merchant: PlanHolder }) {
  const [isDue, setDue] = useState(isNumberSetUpDue);
  if (!isDue || !hasOwnNumber(merchant.planDetails.planId)) return null;
  const close = () => {
    forgetNumberSetUp();
    setDue(false);
  };
  return (
    <ChargeDialog
      title={OWN_NUMBER_TITLE}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Not now
          </Button>
          <Button
            component="a"
            href={OWN_NUMBER_FORM}
            target="_blank"
            rel="noreferrer"
            onClick={close}
            data-autofocus
          >
            Open the application form
          </Button>
        </>
      }
    >
      <p>{OWN_NUMBER_TEXT}</p>
    </ChargeDialog>
  );
}
