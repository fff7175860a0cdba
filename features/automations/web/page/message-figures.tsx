import { memo } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { useMessageAnalytics } from '../use-campaigns.ts';

interface MessageFiguresProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  dripId: string;
}

/** What became of one message: sent, read and tapped. Beside the phone, and nowhere before anything was sent. */
export const MessageFigures = memo(function MessageFigures({
  merchant,
  campaign,
  dripId,
}: MessageFiguresProps) {
  const { data } = useMessageAnalytics(merchant, campaign, dripId);
  if (data === undefined || data.sent === 0) return null;
  return (
    <section aria-label="Figures of this message, all time">
      <FigureList>
        <Figure name="Sent">{formatCount(data.sent)}</Figure>
        <Figure name="Read">
          <ShareFigure name="Read" percent={data.read} count={data.readNumber} counted="messages read" />
        </Figure>
        <Figure name="CTR">
          <ShareFigure name="CTR" percent={data.CTR} count={data.CTRNumber} counted="messages clicked" />
        </Figure>
      </FigureList>
    </section>
  );
});
