import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import styles from './campaign-card.module.css';
import { CampaignFigures } from './campaign-figures.tsx';
import { CampaignIcon } from './campaign-icon.tsx';
import { CAMPAIGN_PATHS } from './campaign-paths.ts';
import { ChatReachNote } from './chat-reach-note.tsx';
import { SendingNote } from './sending-note.tsx';
import type { ShownCampaign } from './shown-campaigns.ts';
import { CampaignSwitch } from './switch/campaign-switch.tsx';

export function CampaignCard({ merchant, campaign }: { merchant: Merchant; campaign: ShownCampaign }) {
  const { cardName, icon, words, limits } = campaign;
  const to = `${CAMPAIGN_PATHS[campaign.channel]}/${campaign.type}`;
  return (
    <article className={styles.card} aria-label={cardName}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden>
          <CampaignIcon of={icon} />
        </span>
        <div className={styles.names}>
          <h2 className={styles.title}>
            <Link to={to}>{cardName}</Link>
          </h2>
          <p className={styles.about}>{words.about}</p>
          {limits !== null && <p className={styles.limits}>{limits}</p>}
          <ChatReachNote merchant={merchant} campaign={campaign} className={styles.limits} isShort />
        </div>
        <CampaignSwitch merchant={merchant} campaign={campaign} />
      </div>
      <SendingNote merchant={merchant} campaign={campaign} />
      <div className={styles.foot}>
        <CampaignFigures merchant={merchant} campaign={campaign} />
        <Button
          component={Link}
          to={to}
          variant="default"
          aria-label={fill(texts.list.previewOf, { campaign: cardName })}
        >
          {texts.list.preview}
        </Button>
      </div>
    </article>
  );
}
