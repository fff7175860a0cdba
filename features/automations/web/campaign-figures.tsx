import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { CampaignType } from '../contract/campaign.ts';
import { useCampaignAnalytics } from './use-campaigns.ts';

interface CampaignFiguresProps {
  pageId: string;
  type: CampaignType;
  currency: string;
}

/** What a campaign sent and earned, all time. */
export function CampaignFigures({ pageId, type, currency }: CampaignFiguresProps) {
  const { data, error, refetch } = useCampaignAnalytics(pageId, type);
  if (data === undefined && error !== null) {
    return <FailureNote bare what="The figures" error={error} retry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <>
        <WaitingFor what="The figures" />
        <WaitingBlock height={46} width={480} />
      </>
    );
  }
  return (
    <FigureList>
      <Figure name="Revenue">{formatMoney(data.revenueMinor, currency)}</Figure>
      <Figure name="Sent">{formatCount(data.sent)}</Figure>
      <Figure name="Read">
        <ShareFigure name="Read" percent={data.read} count={data.readNumber} counted="messages read" />
      </Figure>
      <Figure name="CTR">
        <ShareFigure name="CTR" percent={data.CTR} count={data.CTRNumber} counted="messages clicked" />
      </Figure>
      {data.failed > 0 && <Figure name="Failed">{formatCount(data.failed)}</Figure>}
    </FigureList>
  );
}
