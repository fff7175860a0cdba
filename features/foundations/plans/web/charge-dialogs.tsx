import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { track } from '#platform/tracking/browser/track.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { PlanHolder } from '../contract/plan.ts';
import { hasOwnNumber, type ChargeOverlay } from '../rules/charge-overlay.ts';
import { afterRevenue, welcomePrice } from '../rules/plan-words.ts';
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
import { openPlans } from './open-plans.ts';
import { useCancelUpgrade, usePlans } from './use-plans.ts';

/** The dialogs of a charge, one at a time. */
export function ChargeDialogs({ merchant, overlay }: { merchant: PlanHolder; overlay: ChargeOverlay }) {
  switch (overlay) {
    case 'approveCharges':
      return <ApproveCharges merchant={merchant} />;
    case 'declined':
      return <Declined merchant={merchant} />;
    case 'welcome':
      return <Welcome shopUrl={merchant.shopUrl} />;
    case 'choosePlan':
      return null;
    case null:
      return <OwnNumber merchant={merchant} />;
  }
}

function ApproveCharges({ merchant }: { merchant: PlanHolder }) {
  const { mutate, isPending } = useCancelUpgrade(merchant.shopUrl);
  return (
    <Dialog
      staysOnClickOutside
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
    </Dialog>
  );
}

function Declined({ merchant }: { merchant: PlanHolder }) {
  const { mutate, isPending } = useCancelUpgrade(merchant.shopUrl);
  return (
    <Dialog
      staysOnClickOutside
      title={DECLINED_TITLE}
      onClose={null}
      actions={
        <>
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            Stay on {merchant.planDetails.title}
          </Button>
          <ApproveLink merchant={merchant} />
        </>
      }
    >
      <p>{DECLINED_TEXT}</p>
    </Dialog>
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

function Welcome({ shopUrl }: { shopUrl: string }) {
  const [isSeen, setSeen] = useState(false);
  const price = usePlans(shopUrl)
    .data?.plans.map(afterRevenue)
    .find((one) => one !== null);
  if (isSeen) return null;
  return (
    <Dialog
      staysOnClickOutside
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
      <p>{WELCOME_TEXT}</p>
      {price && <p>{welcomePrice(price)}</p>}
    </Dialog>
  );
}

/** Shown once, on the day on which a plan with an own number was chosen, if no number is connected yet. */
function OwnNumber({ merchant }: { merchant: PlanHolder }) {
  const [isDue, setDue] = useState(isNumberSetUpDue);
  const number = useQuery(callQuery(getWhatsAppSender, { query: { shopUrl: merchant.shopUrl } }));
  const isConnected = number.data !== undefined && number.data.sender !== null;
  useEffect(() => {
    if (isConnected) forgetNumberSetUp();
  }, [isConnected]);
  // While it is unknown whether there is a number, nobody is asked for one.
  if (number.data === undefined || isConnected) return null;
  if (!isDue || !hasOwnNumber(merchant.planDetails.planId)) return null;
  const close = () => {
    forgetNumberSetUp();
    setDue(false);
  };
  return (
    <Dialog
      staysOnClickOutside
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
    </Dialog>
  );
}
