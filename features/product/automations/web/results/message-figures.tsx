import { memo } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import { texts } from '../../texts/en.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { useMessageAnalytics } from '../use-campaigns.ts';
import styles from './message-figures.module.css';

const NOTHING = { sent: 0, read: 0, readNumber: 0, CTR: 0, CTRNumber: 0 };

interface MessageFiguresProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  dripId: string;
}

/** The figures of one message: sent, read and tapped. */
export const MessageFigures = memo(function MessageFigures({
  merchant,
  campaign,
  dripId,
}: MessageFiguresProps) {
  const { data } = useMessageAnalytics(merchant, campaign, dripId);
  if (data === undefined)
    return (
      <div className={styles.empty} aria-hidden inert>
        <Figures {...NOTHING} />
      </div>
    );
  if (data.sent === 0) return <p className={styles.quiet}>{texts.figures.notSent}</p>;
  return (
    <section aria-label={texts.figures.ofMessage}>
      <Figures {...data} />
    </section>
  );
});

/** Hidden figures take the same space in every font. */
function Figures(data: typeof NOTHING) {
  return (
    <FigureList>
      <Figure name={texts.figures.sent}>{formatCount(data.sent)}</Figure>
      <Figure name={texts.figures.read}>
        <ShareFigure
          name={texts.figures.read}
          percent={data.read}
          count={data.readNumber}
          counted={texts.figures.messagesRead}
        />
      </Figure>
      <Figure name={texts.figures.ctr}>
        <ShareFigure
          name={texts.figures.ctr}
          percent={data.CTR}
          count={data.CTRNumber}
          counted={texts.figures.messagesClicked}
        />
      </Figure>
    </FigureList>
  );
}
