import type { ComponentType } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import { WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import type { CampaignAnalytics } from '../contract/automation-calls.ts';
import { texts } from '../texts/en.ts';
import type { ShownCampaign } from './shown-campaigns.ts';
import { useCampaignAnalytics } from './use-campaigns.ts';

interface CampaignFiguresProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  /** How they are shown. By default in short. */
  Figures?: ComponentType<FiguresProps>;
}

export interface FiguresProps {
  data: CampaignAnalytics;
  currency: string;
  /** Shows placeholders of the figures' size. */
  isWaiting?: boolean;
}

export const NOTHING: CampaignAnalytics = {
  revenueMinor: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  read: 0,
  readNumber: 0,
  CTR: 0,
  CTRNumber: 0,
  orders: 0,
};

/** A campaign's figures since its start. */
export function CampaignFigures({ merchant, campaign, Figures = ShortFigures }: CampaignFiguresProps) {
  const { data, error, refetch } = useCampaignAnalytics(merchant, campaign);
  if (data === undefined && error !== null) {
    return (
      <FailureNote
        bare
        what={texts.figures.what}
        why={whatFailed(error, texts.failures.figures)}
        error={error}
        retry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <>
        <WaitingFor what={texts.figures.what} />
        <Figures data={NOTHING} currency={merchant.shopCurrency} isWaiting />
      </>
    );
  }
  return <Figures data={data} currency={merchant.shopCurrency} />;
}

/** The columns have one width, so line breaks do not depend on the figures or the font. */
function ShortFigures({ data, currency, isWaiting = false }: FiguresProps) {
  return (
    <FigureList isLevel="wide" isWaiting={isWaiting}>
      <Figure name={texts.figures.revenue}>{formatMoney(data.revenueMinor, currency)}</Figure>
      <Figure name={texts.figures.sent}>{formatCount(data.sent)}</Figure>
      <Figure name={texts.figures.delivered}>{formatCount(data.delivered)}</Figure>
      <Figure name={texts.figures.failed}>{formatCount(data.failed)}</Figure>
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
