import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useLoadingToast } from '#platform/ui-kit/use-loading-toast.ts';
import { CampaignFigures } from './campaign-figures.tsx';
import styles from './campaign-page.module.css';
import type { CampaignSlots } from './campaign-slots.ts';
import { ChatReachNote } from './chat-reach-note.tsx';
import { CHANNEL_PAGES, NO_DRIPS, PAGE_LOADING } from './copy.ts';
import { LiftPanel } from './lift/lift-panel.tsx';
import { CampaignFailed } from './page/campaign-failed.tsx';
import type { StoredCampaign } from './page/form-values.ts';
import { Messages } from './page/messages.tsx';
import { SaveButton } from './page/save-button.tsx';
import { SettingParts } from './page/setting-parts.tsx';
import { useCampaignForm } from './page/use-campaign-form.ts';
import { useLayoutIsKnown } from './page/use-layout-is-known.ts';
import { useStoredCampaign } from './page/use-stored-campaign.ts';
import { PastFrame } from './past/past-frame.tsx';
import { SendingNote } from './sending-note.tsx';
import type { ShownCampaign } from './shown-campaigns.ts';
import { CampaignSwitch } from './switch/campaign-switch.tsx';

const PastPanel = lazy(async () => ({ default: (await import('./past/past-panel.tsx')).PastPanel }));

interface CampaignPageProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  /** The parts of other features. */
  slots: CampaignSlots;
}

/** The page of a campaign: its results, its settings, and its messages as shoppers get them. */
export function CampaignPage({ merchant, campaign, slots }: CampaignPageProps) {
  const { stored, error, why, again } = useStoredCampaign(merchant, campaign);
  const isLayoutKnown = useLayoutIsKnown(merchant, campaign);
  const list = CHANNEL_PAGES[campaign.channel];
  useLoadingToast(PAGE_LOADING, stored !== null && isLayoutKnown, error !== null);
  if (stored === null && error !== null)
    return <CampaignFailed why={why} error={error} retry={() => void again()} />;
  return (
    <>
      <Link to={`${list.path}?tab=${campaign.tab}`} className={styles.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {list.title}
      </Link>
      {stored === null || !isLayoutKnown ? (
        <>
          <PageHead title={campaign.title} note={campaign.words.about} />
          <Waiting />
        </>
      ) : (
        <Loaded {...{ merchant, campaign, stored, again, slots }} />
      )}
    </>
  );
}

interface LoadedProps extends CampaignPageProps {
  stored: StoredCampaign;
  again: () => Promise<StoredCampaign | null>;
}

function Loaded({ merchant, campaign, stored, again, slots }: LoadedProps) {
  const form = useCampaignForm(merchant, campaign, stored, again);
  return (
    <>
      <PageHead title={campaign.title} note={campaign.words.about}>
        <div className={styles.controls}>
          <CampaignSwitch merchant={merchant} campaign={campaign} page={{ hasUnsaved: !form.isSaved }} />
          <SaveButton form={form} />
        </div>
      </PageHead>
      <SendingNote merchant={merchant} campaign={campaign} />
      {campaign.limits !== null && <p className={styles.limits}>{campaign.limits}</p>}
      <ChatReachNote merchant={merchant} campaign={campaign} className={styles.limits} />
      <section className={styles.figures} aria-label="Figures, all time">
        {slots.signUps}
        <CampaignFigures merchant={merchant} campaign={campaign} />
      </section>
      <div className={styles.lift}>
        <LiftPanel {...{ merchant, campaign }} isHolding={(stored.drips[0]?.holdOutPercent ?? 0) > 0} />
      </div>
      {slots.reviews !== undefined && <div className={styles.reviews}>{slots.reviews}</div>}
      <SettingParts {...{ merchant, campaign, stored, form }} recommendations={slots.recommendations} />
      {stored.drips.length === 0 ? (
        <EmptyNote
          {...NO_DRIPS}
          action={
            <Button variant="default" onClick={() => void again()}>
              Look again
            </Button>
          }
        />
      ) : (
        <Messages {...{ merchant, campaign, form }} drips={stored.drips} edit={slots.edit} />
      )}
      <div className={styles.after}>
        <Suspense fallback={<PastFrame past={campaign.past} />}>
          <PastPanel {...{ merchant, campaign, form }} />
        </Suspense>
        {slots.deliveryReport}
        {slots.messages}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <WaitingFor what="The messages of this campaign" />
      <WaitingBlock height={580} />
      <WaitingBlock height={200} />
    </div>
  );
}
