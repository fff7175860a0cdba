import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import styles from './campaign-card.module.css';
import { CampaignFigures } from './campaign-figures.tsx';
import { CampaignIcon } from './campaign-icon.tsx';
import { CampaignSwitch } from './campaign-switch.tsx';
import { CHANNEL_PAGES } from './copy.ts';
import type { ShownCampaign } from './shown-campaigns.ts';

export function CampaignCard({ merchant, campaign }: { merchant: Merchant; campaign: ShownCampaign }) {
  const { title, icon, words } = campaign;
  const to = `${CHANNEL_PAGES[campaign.channel].path}/${campaign.type}`;
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden>
          <CampaignIcon of={icon} />
        </span>
        <div className={styles.names}>
          <h2 className={styles.title}>
            <Link to={to}>{title}</Link>
          </h2>
          <p className={styles.about}>{words.about}</p>
        </div>
        <CampaignSwitch merchant={merchant} campaign={campaign} />
      </div>
      <div className={styles.foot}>
        <CampaignFigures merchant={merchant} campaign={campaign} />
        <Button component={Link} to={to} variant="default" aria-label={`Preview ${title}`}>
          Preview
        </Button>
      </div>
    </article>
  );
}
