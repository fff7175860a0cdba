import { Button, useComputedColorScheme } from '@mantine/core';
import { IconArrowLeft, IconMoon, IconSun } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { CampaignType } from '../contract/campaign.ts';
import { CampaignFigures } from './campaign-figures.tsx';
import styles from './campaign-page.module.css';
import { CampaignSwitch } from './campaign-switch.tsx';
import { CAMPAIGN_WORDS } from './campaign-words.ts';
import { DripSection } from './drip-section.tsx';
import { useDrips } from './use-campaigns.ts';

/** One campaign: what it earned, and its messages as shoppers get them. */
interface CampaignPageProps {
  merchant: Merchant;
  type: CampaignType;
  /** The way to its messages, and why some failed; comes from another feature. */
  messages: ReactNode;
}

export function CampaignPage({ merchant, type, messages }: CampaignPageProps) {
  const words = CAMPAIGN_WORDS[type];
  return (
    <>
      <Link to="/automation-wa" className={styles.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> Whatsapp Auto Campaigns
      </Link>
      <PageHead title={words.title} note={words.about}>
        <CampaignSwitch merchant={merchant} type={type} />
      </PageHead>
      <section className={styles.figures} aria-label="Figures, all time">
        <CampaignFigures pageId={merchant.pageId} type={type} currency={merchant.shopCurrency} />
      </section>
      <Drips merchant={merchant} type={type} />
      {messages}
    </>
  );
}

function Drips({ merchant, type }: { merchant: Merchant; type: CampaignType }) {
  const { data, error, refetch } = useDrips(merchant.pageId);
  const { scheme, toggle } = usePhoneScheme();
  if (data === undefined && error !== null) {
    return <FailureNote what="The messages of this campaign" error={error} retry={() => void refetch()} />;
  }
  if (data === undefined) return <DripsWaiting />;
  const drips = data.drips.filter((drip) => drip.type === type);
  if (drips.length === 0) {
    return (
      <EmptyNote
        title="No message yet"
        text="The messages of this campaign are set up when the store is connected. Reload this page in a minute."
      />
    );
  }
  return (
    <>
      {drips.map((drip, at) => (
        <DripSection
          key={drip.dripId}
          position={at + 1}
          shopName={merchant.shopName}
          schemeToggle={toggle}
          {...{ drip, type, scheme }}
        />
      ))}
    </>
  );
}

/** The phone begins in the page's own scheme, and can be looked at in the other. */
function usePhoneScheme() {
  const pageScheme = useComputedColorScheme('light');
  const [flipped, setFlipped] = useState(false);
  const other = pageScheme === 'light' ? 'dark' : 'light';
  const scheme: 'light' | 'dark' = flipped ? other : pageScheme;
  const Icon = scheme === 'light' ? IconMoon : IconSun;
  const toggle = (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      onClick={() => setFlipped(!flipped)}
    >
      {scheme === 'light' ? 'Show a dark phone' : 'Show a light phone'}
    </Button>
  );
  return { scheme, toggle };
}

function DripsWaiting() {
  return (
    <div className={styles.waiting}>
      <WaitingFor what="The messages of this campaign" />
      <WaitingBlock height={580} />
      <WaitingBlock height={200} />
    </div>
  );
}
