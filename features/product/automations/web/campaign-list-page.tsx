import { Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useSearchParams } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { referenceOf } from '#platform/http/browser/sentence-of.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { useLoadingToast } from '#platform/ui-kit/use-loading-toast.ts';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import type { CampaignTab } from '../contract/campaign-definition.ts';
import { texts } from '../texts/en.ts';
import { CampaignCard } from './campaign-card.tsx';
import styles from './campaign-list-page.module.css';
import { shownCampaigns } from './shown-campaigns.ts';
import { useCampaignStates } from './use-campaigns.ts';

/** The campaigns of a channel, by stage of the shopper's journey. */
export function CampaignListPage({ merchant, channel }: { merchant: Merchant; channel: Channel }) {
  const [query, setQuery] = useSearchParams();
  // Shops on plans from before buyer campaigns do not see their tab.
  const tabs: CampaignTab[] =
    merchant.chargeStatus.status === 'existing' ? ['welcome', 'shopper'] : ['welcome', 'shopper', 'buyer'];
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'shopper';
  const setTab = (name: string | null) =>
    setQuery(name === null || name === 'shopper' ? {} : { tab: name }, { replace: true });
  return (
    <>
      <PageHead title={texts.channelPages[channel]} note={texts.list.note} />
      <Tabs value={tab} onChange={setTab} keepMounted={false} classNames={{ tab: styles.tab }}>
        <Tabs.List>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {texts.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((name) => (
          <Tabs.Panel key={name} className={styles.panel} value={name}>
            <CampaignCards
              merchant={merchant}
              channel={channel}
              tab={name}
              toShopper={() => setTab('shopper')}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

interface CampaignCardsProps {
  merchant: Merchant;
  channel: Channel;
  tab: CampaignTab;
  toShopper: () => void;
}

function CampaignCards({ merchant, channel, tab, toShopper }: CampaignCardsProps) {
  const { data, error, refetch } = useCampaignStates(merchant, channel);
  useLoadingToast(texts.list.loading, data !== undefined, error !== null);
  const campaigns = shownCampaigns(channel).filter((campaign) => campaign.tab === tab);
  if (campaigns.length === 0) {
    return (
      <EmptyNote
        title={texts.emptyTabTitles[tab]}
        text={texts.emptyTabs[tab]}
        action={
          tab !== 'shopper' && (
            <Button variant="default" onClick={toShopper}>
              {texts.list.toShopper}
            </Button>
          )
        }
      />
    );
  }
  if (data === undefined && error !== null) {
    return (
      <FailureNote
        what={texts.list.what}
        why={whatFailed(
          error,
          referenceOf(error) === undefined ? texts.failures.list : texts.failures.states,
        )}
        error={error}
        retry={() => void refetch()}
      />
    );
  }
  return campaigns.map((campaign) => (
    <CampaignCard key={campaign.type} merchant={merchant} campaign={campaign} />
  ));
}
