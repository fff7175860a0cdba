import { memo } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { texts } from '../../texts/en.ts';
import { NOTHING } from '../campaign-figures.tsx';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { useMessageAnalytics } from '../use-campaigns.ts';
import styles from './message-figures.module.css';
import { ResultFigures } from './result-figures.tsx';

interface MessageFiguresProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  dripId: string;
}

/** The figures of one message. */
export const MessageFigures = memo(function MessageFigures({
  merchant,
  campaign,
  dripId,
}: MessageFiguresProps) {
  const { data } = useMessageAnalytics(merchant, campaign, dripId);
  if (data === undefined)
    return <ResultFigures data={NOTHING} currency={merchant.shopCurrency} isWaiting isExplained={false} />;
  if (data.sent === 0) return <p className={styles.quiet}>{texts.figures.notSent}</p>;
  return (
    <section aria-label={texts.figures.ofMessage}>
      <ResultFigures data={data} currency={merchant.shopCurrency} isExplained={false} />
    </section>
  );
});
