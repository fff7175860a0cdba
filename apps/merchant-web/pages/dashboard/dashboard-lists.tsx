import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useState } from 'react';
import type { SourceKind } from '#features/engine/messaging/contract/source.ts';
import { WithConnecting } from '#features/foundations/channels/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { totalsOf } from '#features/product/analytics/rules/totals.ts';
import { nameFile } from '#features/product/analytics/web/name-file.ts';
import type { Overview } from '#features/product/analytics/web/use-overview.ts';
import { CampaignLines } from '#features/product/automations/web/dashboard/campaign-lines.tsx';
import { ToolLines } from '#features/product/opt-in-tools/web/dashboard/tool-lines.tsx';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { texts } from '../../texts/en.ts';

interface DashboardListsProps {
  merchant: Merchant;
  /** Undefined if the merchant can choose the channel. */
  channel: Channel | undefined;
  overview: Overview;
}

const CHANNELS = [
  { value: 'WA', label: CHANNEL_LABELS.WA },
  { value: 'FB', label: CHANNEL_LABELS.FB },
];

/** A channel's campaigns and opt-in tools, each with its switch and its figures for the chosen days. */
export function DashboardLists({ merchant, channel, overview }: DashboardListsProps) {
  const [campaignsOf, setCampaignsOf] = useState<Channel>('WA');
  const [toolsOf, setToolsOf] = useState<Channel>('WA');
  const { shopUrl } = merchant;
  const { currencyCode, span } = overview;
  const choice = (label: string, value: Channel, onChange: (channel: Channel) => void) =>
    channel === undefined && (
      <SegmentedControl
        size="xs"
        aria-label={label}
        data={CHANNELS}
        value={value}
        onChange={(chosen) => onChange(chosen as Channel)}
      />
    );
  const campaignChannel = channel ?? campaignsOf;
  const toolChannel = channel ?? toolsOf;
  return (
    <WithConnecting merchant={merchant}>
      <CampaignLines
        key={`campaigns ${campaignChannel}`}
        merchant={merchant}
        channel={campaignChannel}
        choice={choice(texts.dashboardLists.campaignsChannel, campaignsOf, setCampaignsOf)}
        currency={currencyCode}
        totalsOf={(type) => totalsWhere(overview, { channel: campaignChannel, kind: 'campaign', type })}
        fileName={nameFile('auto-campaigns', shopUrl, span)}
      />
      <ToolLines
        key={`tools ${toolChannel}`}
        merchant={merchant}
        channel={toolChannel}
        choice={choice(texts.dashboardLists.toolsChannel, toolsOf, setToolsOf)}
        totalsOf={(id) => totalsWhere(overview, { channel: toolChannel, kind: 'tool', id })}
        fileName={nameFile('opt-in-tools', shopUrl, span)}
      />
    </WithConnecting>
  );
}

interface Wanted {
  channel: Channel;
  kind: SourceKind;
  /** Either `type` or `id` is set. */
  type?: string;
  id?: string;
}

function totalsWhere({ sources }: Overview, { channel, kind, type, id }: Wanted) {
  const isWanted = (source: Overview['sources'][number]) =>
    source.channel === channel && source.kind === kind && (source.type === type || source.id === id);
  return totalsOf(sources.filter(isWanted));
}
