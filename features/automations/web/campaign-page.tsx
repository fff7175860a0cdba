import { Button, useComputedColorScheme } from '@mantine/core';
import { IconArrowLeft, IconMoon, IconSun } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { CampaignFigures } from './campaign-figures.tsx';
import styles from './campaign-page.module.css';
import { CampaignSwitch } from './campaign-switch.tsx';
import { CHANNEL_PAGES, NO_DRIPS } from './copy.ts';
import { DripSection } from './drip-section.tsx';
import type { ShownCampaign } from './shown-campaigns.ts';
import { useDrips } from './use-campaigns.ts';

/** One campaign: what it earned, and its messages as shoppers get them. */
interface CampaignPageProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  /** The way to its messages, and why some failed; comes from another feature. */
  messages: ReactNode;
}

export function CampaignPage({ merchant, campaign, messages }: CampaignPageProps) {
  const list = CHANNEL_PAGES[campaign.channel];
  return (
    <>
      <Link to={list.path} className={styles.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {list.title}
      </Link>
      <PageHead title={campaign.title} note={campaign.words.about}>
        <CampaignSwitch merchant={merchant} campaign={campaign} />
      </PageHead>
      <section className={styles.figures} aria-label="Figures, all time">
        <CampaignFigures merchant={merchant} campaign={campaign} />
      </section>
      <Drips merchant={merchant} campaign={campaign} />
      {messages}
    </>
  );
}

function Drips({ merchant, campaign }: { merchant: Merchant; campaign: ShownCampaign }) {
  const { data, error, refetch } = useDrips(merchant, campaign.channel);
  const { scheme, toggle } = usePhoneScheme();
  if (data === undefined && error !== null) {
    return <FailureNote what="The messages of this campaign" error={error} retry={() => void refetch()} />;
  }
  if (data === undefined) return <DripsWaiting />;
  const drips = data.drips.filter(({ type }) => type === campaign.type);
  if (drips.length === 0) {
    return <EmptyNote {...NO_DRIPS} />;
  }
  return (
    <>
      {drips.map((drip, at) => (
        <DripSection
          key={drip.dripId}
          position={at + 1}
          shopName={merchant.shopName}
          schemeToggle={toggle}
          words={campaign.words}
          {...{ drip, scheme }}
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
