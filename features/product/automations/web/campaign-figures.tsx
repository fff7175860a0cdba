import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import { WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import { FIGURES_NOT_READ } from './copy.ts';
import type { ShownCampaign } from './shown-campaigns.ts';
import { useCampaignAnalytics } from './use-campaigns.ts';

interface CampaignFiguresProps {
  merchant: Merchant;
  campaign: ShownCampaign;
}

const NOTHING = {
  revenueMinor: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  read: 0,
  readNumber: 0,
  CTR: 0,
  CTRNumber: 0,
};

/** A campaign's figures since its start. */
export function CampaignFigures({ merchant, campaign }: CampaignFiguresProps) {
  const { data, error, refetch } = useCampaignAnalytics(merchant, campaign);
  if (data === undefined && error !== null) {
    return (
      <FailureNote
        bare
        what="The figures"
        why={whatFailed(error, FIGURES_NOT_READ)}
        error={error}
        retry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <>
        <WaitingFor what="The figures" />
        <Figures data={NOTHING} currency={merchant.shopCurrency} isWaiting />
      </>
    );
  }
  return <Figures data={data} currency={merchant.shopCurrency} />;
}

type Analytics = NonNullable<ReturnType<typeof useCampaignAnalytics>['data']>;

interface FiguresProps {
  data: Pick<Analytics, keyof typeof NOTHING>;
  currency: string;
  isWaiting?: boolean;
}

/** The columns have one width, so line breaks do not depend on the figures or the font. */
function Figures({ data, currency, isWaiting = false }: FiguresProps) {
  return (
    <FigureList isLevel="wide" isWaiting={isWaiting}>
      <Figure name="Revenue">{formatMoney(data.revenueMinor, currency)}</Figure>
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
