import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { texts } from '../../texts/en.ts';
import { CampaignFigures } from '../campaign-figures.tsx';
import type { CampaignSlots } from '../campaign-slots.ts';
import { LiftPanel } from '../lift/lift-panel.tsx';
import type { StoredCampaign } from '../page/form/form-values.ts';
import type { CampaignForm } from '../page/form/use-campaign-form.ts';
import { PastPanel } from '../past/past-panel.tsx';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { MessageResults } from './message-results.tsx';
import { ResultFigures } from './result-figures.tsx';
import styles from './results-tab.module.css';

interface ResultsTabProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  stored: StoredCampaign;
  form: CampaignForm;
  slots: CampaignSlots;
}

/** What a campaign sent, earned and added, and what it would have sent before. */
export function ResultsTab({ merchant, campaign, stored, form, slots }: ResultsTabProps) {
  const isHolding = (stored.drips[0]?.holdOutPercent ?? 0) > 0;
  return (
    <div className={styles.results}>
      <section className={styles.figures} aria-label={texts.figures.label}>
        {slots.signUps}
        <CampaignFigures merchant={merchant} campaign={campaign} Figures={ResultFigures} />
      </section>
      <LiftPanel {...{ merchant, campaign, isHolding }} />
      {slots.reviews}
      {stored.drips.map((drip, at) => (
        <MessageResults key={drip.dripId} {...{ merchant, campaign, drip }} position={at + 1} />
      ))}
      <PastPanel {...{ merchant, campaign, form }} />
      {slots.deliveryReport}
      {slots.messages}
    </div>
  );
}
