import { useQuery } from '@tanstack/react-query';
import type { Channel } from '#platform/channel/channel.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { formatCount, formatPercent } from '#platform/ui-kit/format/count.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { getToolAnalytics } from '../contract/analytics-call.ts';
import { texts } from '../texts/en.ts';

interface SignUpFiguresProps {
  shopUrl: string;
  channel: Channel;
  type: string;
}

/** The figures of the tools that a follow-up belongs to. Dashes keep the space while they are unknown. */
export function SignUpFigures({ shopUrl, channel, type }: SignUpFiguresProps) {
  const { data, isPending } = useQuery({
    ...callQuery(getToolAnalytics, { query: { pageId: shopUrl, optinToolId: type, channel } }),
    refetchInterval: LIVE_REFETCH_MS,
  });
  const hasRate = data !== undefined && data.impressions > 0;
  return (
    <FigureList isLevel="wide" isWaiting={isPending}>
      <Figure name={texts.figures.impressions}>{data ? formatCount(data.impressions) : '–'}</Figure>
      <Figure name={texts.figures.conversions}>{data ? formatCount(data.CTRNumber) : '–'}</Figure>
      <Figure name={texts.figures.optInRate}>{hasRate ? formatPercent(data.CTR) : '–'}</Figure>
    </FigureList>
  );
}
