import { useQuery } from '@tanstack/react-query';
import type { Channel } from '#platform/channel/channel.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { formatCount, formatPercent } from '#platform/ui-kit/format/count.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { getToolAnalytics } from '../contract/analytics-call.ts';

interface SignUpFiguresProps {
  shopUrl: string;
  channel: Channel;
  type: string;
}

/** What the tools of a type brought that a follow-up follows; nothing where it is not known. */
export function SignUpFigures({ shopUrl, channel, type }: SignUpFiguresProps) {
  const { data, isPending } = useQuery({
    ...callQuery(getToolAnalytics, { query: { pageId: shopUrl, optinToolId: type, channel } }),
    refetchInterval: LIVE_REFETCH_MS,
  });
  // What comes later is not to push the page down under somebody's finger.
  if (isPending) return <WaitingBlock height={44} width={280} />;
  if (data === undefined) return null;
  const { impressions, CTRNumber, CTR } = data;
  return (
    <FigureList>
      <Figure name="Impressions">{formatCount(impressions)}</Figure>
      <Figure name="Conversions">{formatCount(CTRNumber)}</Figure>
      <Figure name="Opt-in rate">{impressions === 0 ? '–' : formatPercent(CTR)}</Figure>
    </FigureList>
  );
}
