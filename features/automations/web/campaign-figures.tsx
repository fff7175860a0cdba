import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { ShownCampaign } from './shown-campaigns.ts';
import { useCampaignAnalytics } from './use-campaigns.ts';

interface CampaignFiguresProps {
  merchant: Merchant;
  campaign: ShownCampaign;
}

/** What a campaign sent and earned, all time. */
export function CampaignFigures({ merchant, campaign }: CampaignFiguresProps) {
  const { data, error, refetch } = useCampaignAnalytics(merchant, campaign);
  if (data === undefined && error !== null) {
    return <FailureNote bare what="The figures" error={error} retry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <>
        <WaitingFor what="The figures" />
        <WaitingBlock height={44} width={480} />
      </>
    );
  }
  return (
    <FigureList>
      <Figure name="Revenue">{formatMoney(data.revenueMinor, merchant.shopCurrency)}</Figure>
      <Figure name="Sent">{formatCount(data.sent)}</Figure>
      <Figure name="Delivered">{formatCount(data.delivered)}</Figure>
      <Figure name="Failed">{formatCount(data.failed)}</Figure>
      <Figure name="Read">
        <ShareFigure name="Read" percent={data.read} count={data.readNumber} counted="messages read" />
      </Figure>
      <Figure name="CTR">
        <ShareFigure name="CTR" percent={data.CTR} count={data.CTRNumber} counted="messages clicked" />
      </Figure>
    </FigureList>
  );
}
