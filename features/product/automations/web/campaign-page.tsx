import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { ChangesNote } from '#platform/ui-kit/unsaved/changes-note.tsx';
import { useLoadingToast } from '#platform/ui-kit/use-loading-toast.ts';
import { texts } from '../texts/en.ts';
import styles from './campaign-page.module.css';
import { CAMPAIGN_PATHS } from './campaign-paths.ts';
import type { CampaignSlots } from './campaign-slots.ts';
import { useFieldOfUrl } from './focus-field.ts';
import { CampaignFailed } from './page/campaign-failed.tsx';
import type { StoredCampaign } from './page/form/form-values.ts';
import { SaveBar } from './page/form/save-bar.tsx';
import { useCampaignForm } from './page/form/use-campaign-form.ts';
import { MessageTab } from './page/message-tab.tsx';
import { useLayoutIsKnown } from './page/use-layout-is-known.ts';
import { useStoredCampaign } from './page/use-stored-campaign.ts';
import type { ShownCampaign } from './shown-campaigns.ts';

const ResultsTab = lazy(async () => ({ default: (await import('./results/results-tab.tsx')).ResultsTab }));

interface CampaignPageProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  /** The parts of other features. */
  slots: CampaignSlots;
}

/** The page of a campaign: its messages as shoppers get them with their settings, and its results in a second tab. */
export function CampaignPage({ merchant, campaign, slots }: CampaignPageProps) {
  const { stored, error, why, again } = useStoredCampaign(merchant, campaign);
  const isLayoutKnown = useLayoutIsKnown(merchant, campaign);
  useLoadingToast(texts.page.loading, stored !== null && isLayoutKnown, error !== null);
  if (stored === null && error !== null)
    return <CampaignFailed why={why} error={error} retry={() => void again()} />;
  return (
    <>
      <BackLink to={`${CAMPAIGN_PATHS[campaign.channel]}?tab=${campaign.tab}`}>
        {texts.channelPages[campaign.channel]}
      </BackLink>
      <PageHead title={campaign.title} note={campaign.words.about} />
      {stored === null || !isLayoutKnown ? (
        <Waiting />
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

/** Both tabs share the form, so that nothing typed is lost between them. */
function Loaded({ merchant, campaign, stored, again, slots }: LoadedProps) {
  const [query, setQuery] = useSearchParams();
  const form = useCampaignForm(merchant, campaign, stored, again);
  useFieldOfUrl();
  const tab = query.get('tab') === 'results' ? 'results' : 'message';
  const setTab = (name: string | null) =>
    setQuery(name === 'results' ? { tab: 'results' } : {}, { replace: true });
  const parts = { merchant, campaign, stored, form, slots };
  return (
    <>
      {form.earlier && <ChangesNote changes={form.earlier} timeZone={merchant.shopTimeZone} isInPage />}
      <Tabs value={tab} onChange={setTab} keepMounted={false} classNames={{ tab: styles.tab }}>
        <Tabs.List>
          <Tabs.Tab value="message">{texts.page.message}</Tabs.Tab>
          <Tabs.Tab value="results">{texts.page.results}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="message" className={styles.panel} keepMounted>
          <MessageTab {...parts} again={again} />
        </Tabs.Panel>
        <Tabs.Panel value="results" className={styles.panel}>
          <Suspense fallback={<WaitingBlock height={480} />}>
            <ResultsTab {...parts} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      {(tab === 'message' || !form.isSaved) && stored.drips.length > 0 && <SaveBar form={form} />}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <WaitingFor what={texts.page.what} />
      <WaitingBlock height={44} />
      <div className={styles.waitingMessage}>
        <WaitingBlock height={580} />
        <WaitingBlock height={200} />
      </div>
    </div>
  );
}
