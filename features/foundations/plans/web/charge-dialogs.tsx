import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill } from '#platform/language/reader.ts';
import { track } from '#platform/tracking/browser/track.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { PlanHolder } from '../contract/plan.ts';
import { hasOwnNumber, type ChargeOverlay } from '../rules/charge-overlay.ts';
import { afterRevenue, type PriceAfterRevenue } from '../rules/price-after-revenue.ts';
import { writeDollars } from '../rules/write-dollars.ts';
import { texts } from '../texts/en.ts';
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
      title={texts.approve.title}
      onClose={() => !isPending && mutate()}
      actions={
        <>
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {texts.approve.cancel}
          </Button>
          <ApproveLink merchant={merchant} />
        </>
      }
    >
      <p>{texts.approve.text}</p>
    </Dialog>
  );
}

function Declined({ merchant }: { merchant: PlanHolder }) {
  const { mutate, isPending } = useCancelUpgrade(merchant.shopUrl);
  return (
    <Dialog
      staysOnClickOutside
      title={texts.declined.title}
      onClose={null}
      actions={
        <>
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {fill(texts.declined.stay, { plan: merchant.planDetails.title })}
          </Button>
          <ApproveLink merchant={merchant} />
        </>
      }
    >
      <p>{texts.declined.text}</p>
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
      {texts.approve.title}
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
      title={texts.welcome.title}
      onClose={() => setSeen(true)}
      actions={
        <>
          <Button variant="default" onClick={() => setSeen(true)}>
            {texts.welcome.later}
          </Button>
          <Button onClick={() => openPlans()} data-autofocus>
            {texts.welcome.seePlans}
          </Button>
        </>
      }
    >
      <p>{texts.welcome.text}</p>
      {price && <p>{describePrice(price)}</p>}
    </Dialog>
  );
}

function describePrice({ priceMinor, freeUpToMinor }: PriceAfterRevenue): string {
  return fill(texts.welcome.price, {
    price: writeDollars(priceMinor),
    revenue: writeDollars(freeUpToMinor),
  });
}

/** Where Meta lets a business apply for its own number. */
const OWN_NUMBER_FORM = 'https://business.facebook.com/wa/manage/home/';

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
      title={texts.ownNumber.title}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {texts.ownNumber.close}
          </Button>
          <Button
            component="a"
            href={OWN_NUMBER_FORM}
            target="_blank"
            rel="noreferrer"
            onClick={close}
            data-autofocus
          >
            {texts.ownNumber.openForm}
          </Button>
        </>
      }
    >
      <p>{texts.ownNumber.text}</p>
    </Dialog>
  );
}
