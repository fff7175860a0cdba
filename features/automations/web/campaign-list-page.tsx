import { Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useState } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { CampaignCard } from './campaign-card.tsx';
import styles from './campaign-list-page.module.css';
import { useCampaignStates } from './use-campaigns.ts';

/** The campaigns of WhatsApp, by the part of a shopper's way that they belong to. */
export function CampaignListPage({ merchant }: { merchant: Merchant }) {
  const [tab, setTab] = useState<string | null>('shopper');
  const toShopper = () => setTab('shopper');
  // Shops on the plans from before buyer campaigns do not see their tab.
  const hasBuyerTab = merchant.chargeStatus.status !== 'existing';
  return (
    <>
      <PageHead
        title="Whatsapp Auto Campaigns"
        note="Messages that go out by themselves, to shoppers who signed up."
      />
      <Tabs value={tab} onChange={setTab} keepMounted={false} classNames={{ tab: styles.tab }}>
        <Tabs.List>
          <Tabs.Tab value="welcome">Welcome</Tabs.Tab>
          <Tabs.Tab value="shopper">Shopper</Tabs.Tab>
          {hasBuyerTab && <Tabs.Tab value="buyer">Buyer</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel className={styles.panel} value="welcome">
          <NoCampaigns
            kind="welcome"
            about="Welcome campaigns greet a shopper right after sign-up."
            toShopper={toShopper}
          />
        </Tabs.Panel>
        <Tabs.Panel className={styles.panel} value="shopper">
          <ShopperCampaigns merchant={merchant} />
        </Tabs.Panel>
        {hasBuyerTab && (
          <Tabs.Panel className={styles.panel} value="buyer">
            <NoCampaigns
              kind="buyer"
              about="Buyer campaigns follow an order: receipt, shipping, review."
              toShopper={toShopper}
            />
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  );
}

function ShopperCampaigns({ merchant }: { merchant: Merchant }) {
  const { data, error, refetch } = useCampaignStates(merchant.pageId);
  if (data === undefined && error !== null) {
    return <FailureNote what="The campaigns" error={error} retry={() => void refetch()} />;
  }
  return <CampaignCard merchant={merchant} type="abandonedCart" />;
}

function NoCampaigns({ kind, about, toShopper }: { kind: string; about: string; toShopper: () => void }) {
  return (
    <EmptyNote
      title={`No ${kind} campaigns in this version`}
      text={`${about} This version of Bellbird has one campaign, Abandoned Cart. You find it under Shopper.`}
      action={
        <Button variant="default" onClick={toShopper}>
          Go to Shopper
        </Button>
      }
    />
  );
}
