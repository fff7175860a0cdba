import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { texts } from '../texts/en.ts';
import { CAMPAIGN_PATHS } from './campaign-paths.ts';
import styles from './sending-note.module.css';
import { sendingTrouble } from './sending-trouble.ts';
import type { ShownCampaign } from './shown-campaigns.ts';
import { useCampaignStates, useDrips } from './use-campaigns.ts';

/** A note on an active campaign that does not send, with the reason. */
export function SendingNote({ merchant, campaign }: { merchant: Merchant; campaign: ShownCampaign }) {
  const { data: states } = useCampaignStates(merchant, campaign.channel);
  const { data: known } = useDrips(merchant, campaign.channel);
  if (states?.states[campaign.type] !== true || known === undefined) return null;
  const trouble = sendingTrouble(
    campaign.channel,
    known.drips.filter(({ type }) => type === campaign.type),
  );
  if (!trouble) return null;
  return (
    <div className={styles.note}>
      <StatusBadge tone="bad" word={trouble.isWhole ? texts.state.nothingSent : texts.state.notAllSent} />
      {trouble.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {trouble.isDiscountMissing && (
        <Link to={`${CAMPAIGN_PATHS[campaign.channel]}/${campaign.type}#discount`}>
          {texts.stopped.setDiscount}
        </Link>
      )}
    </div>
  );
}
