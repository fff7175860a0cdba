import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Totals } from '#features/product/analytics/contract/overview-calls.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { DownloadCsv, type CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LineHead, LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import { texts } from '../../texts/en.ts';
import { CAMPAIGN_PATHS } from '../campaign-paths.ts';
import { shownCampaigns, type ShownCampaign } from '../shown-campaigns.ts';
import { CampaignSwitch } from '../switch/campaign-switch.tsx';
import { useCampaignStates } from '../use-campaigns.ts';

const COLUMNS = [
  texts.dashboard.sent,
  texts.dashboard.read,
  texts.dashboard.ctr,
  texts.dashboard.orders,
  texts.dashboard.revenue,
];

interface CampaignLinesProps {
  merchant: Merchant;
  channel: Channel;
  /** The choice of the channel, if there is one. */
  choice: ReactNode;
  currency: string;
  /** The figures of a campaign in the chosen days. */
  totalsOf: (type: string) => Totals;
  fileName: string;
}

/** The campaigns of a channel that have a switch, with their figures in the chosen days. */
export function CampaignLines(props: CampaignLinesProps) {
  const { merchant, channel, choice, currency, totalsOf, fileName } = props;
  const { data, error, refetch } = useCampaignStates(merchant, channel);
  const campaigns = switchedCampaigns(merchant, channel);
  return (
    <Panel
      title={texts.dashboard.title}
      aside={
        <>
          {choice}
          <DownloadCsv
            what={texts.dashboard.download}
            fileName={fileName}
            rows={() => rowsOf(campaigns, { currency, totalsOf, states: data?.states ?? {} })}
          />
          <Button
            component={PageLink}
            to={CAMPAIGN_PATHS[channel]}
            variant="default"
            size="compact-md"
            aria-label={texts.dashboard.createLabel}
          >
            {texts.dashboard.create}
          </Button>
        </>
      }
    >
      {data === undefined && error !== null && (
        <FailureNote bare what={texts.dashboard.what} error={error} retry={() => void refetch()} />
      )}
      {(data !== undefined || error === null) && (
        <LineTable name={texts.dashboard.list} minWidth={640}>
          <LineHead name={texts.dashboard.campaign} numbers={COLUMNS} act={texts.dashboard.onOrOff} />
          <tbody>
            {campaigns.map((campaign) => (
              <CampaignLine
                key={campaign.type}
                {...{ merchant, campaign, currency }}
                totals={totalsOf(campaign.type)}
              />
            ))}
          </tbody>
        </LineTable>
      )}
    </Panel>
  );
}

interface CampaignLineProps extends Pick<CampaignLinesProps, 'merchant' | 'currency'> {
  campaign: ShownCampaign;
  totals: Totals;
}

function CampaignLine({ merchant, campaign, currency, totals }: CampaignLineProps) {
  const { type, channel, cardName } = campaign;
  return (
    <tr>
      <td data-cell="name">
        <PageLink to={`${CAMPAIGN_PATHS[channel]}/${type}`} closed={<span>{cardName}</span>}>
          {cardName}
        </PageLink>
      </td>
      <td data-cell="number" data-name={texts.dashboard.sent}>
        {formatCount(totals.sent)}
      </td>
      <td data-cell="number" data-name={texts.dashboard.read}>
        <ShareFigure
          name={fill(texts.dashboard.readOf, { campaign: cardName })}
          percent={totals.readRate}
          count={totals.read}
          counted={texts.figures.messagesRead}
        />
      </td>
      <td data-cell="number" data-name={texts.dashboard.ctr}>
        <ShareFigure
          name={fill(texts.dashboard.ctrOf, { campaign: cardName })}
          percent={totals.clickRate}
          count={totals.clicked}
          counted={texts.figures.messagesClicked}
        />
      </td>
      <td data-cell="number" data-name={texts.dashboard.orders}>
        {formatCount(totals.orders)}
      </td>
      <td data-cell="number" data-name={texts.dashboard.revenue}>
        {formatMoney(totals.revenueMinor, currency)}
      </td>
      <td data-cell="act" data-name={texts.dashboard.onOrOff}>
        <CampaignSwitch merchant={merchant} campaign={campaign} />
      </td>
    </tr>
  );
}

/** Shops on plans from before buyer campaigns do not see them. */
function switchedCampaigns({ chargeStatus }: Merchant, channel: Channel): ShownCampaign[] {
  return shownCampaigns(channel).filter(
    ({ hasSwitch, tab }) => hasSwitch && (tab !== 'buyer' || chargeStatus.status !== 'existing'),
  );
}

interface Written extends Pick<CampaignLinesProps, 'currency' | 'totalsOf'> {
  states: Readonly<Record<string, boolean>>;
}

function rowsOf(campaigns: readonly ShownCampaign[], { currency, totalsOf, states }: Written): CsvRows {
  return [
    [
      texts.dashboard.campaign,
      texts.dashboard.on,
      texts.dashboard.sent,
      texts.dashboard.delivered,
      texts.dashboard.read,
      texts.dashboard.readPercent,
      texts.dashboard.clicked,
      texts.dashboard.ctrPercent,
      texts.dashboard.failed,
      texts.dashboard.orders,
      fill(texts.dashboard.revenueIn, { currency }),
    ],
    ...campaigns.map(({ type, cardName }) => {
      const totals = totalsOf(type);
      return [
        cardName,
        states[type] ?? null,
        totals.sent,
        totals.delivered,
        totals.read,
        totals.readRate,
        totals.clicked,
        totals.clickRate,
        totals.failed,
        totals.orders,
        toDecimal(totals.revenueMinor, currency),
      ];
    }),
  ];
}
