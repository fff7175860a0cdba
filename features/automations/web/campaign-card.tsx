import { Button } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import type { CampaignType } from '../contract/campaign.ts';
import styles from './campaign-card.module.css';
import { CampaignFigures } from './campaign-figures.tsx';
import { CampaignSwitch } from './campaign-switch.tsx';
import { CAMPAIGN_WORDS } from './campaign-words.ts';

export function CampaignCard({ merchant, type }: { merchant: Merchant; type: CampaignType }) {
  const words = CAMPAIGN_WORDS[type];
  return (
    <article className={styles.card} aria-label={words.title}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden>
          <IconShoppingCart size={20} stroke={1.5} />
        </span>
        <div className={styles.names}>
          <h2 className={styles.title}>
            <Link to={`/automation-wa/${type}`}>{words.title}</Link>
          </h2>
          <p className={styles.about}>{words.about}</p>
        </div>
        <CampaignSwitch merchant={merchant} type={type} />
      </div>
      <div className={styles.foot}>
        <CampaignFigures pageId={merchant.pageId} type={type} currency={merchant.shopCurrency} />
        <Button
          component={Link}
          to={`/automation-wa/${type}`}
          variant="default"
          aria-label={`Preview ${words.title}`}
        >
          Preview
        </Button>
      </div>
    </article>
  );
}
