import { formatCount, formatCountShort, formatPercent } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import type { SourceTotals, Totals } from '../contract/overview-calls.ts';
import { totalsOf } from '../rules/totals.ts';
import { GraphPanel, type SourceChoice } from './graph-panel.tsx';
import type { Overview } from './use-overview.ts';

interface SubscribersPanelProps {
  shopUrl: string;
  overview: Overview;
  source: SourceChoice | null;
  /** The chosen type of tool. Undefined for all. */
  sourceType: string | undefined;
}

export function SubscribersPanel({ shopUrl, overview, source, sourceType }: SubscribersPanelProps) {
  const money = (value: number) => formatMoney(value, overview.currencyCode);
  const now = totalsOfType(overview.sources, sourceType);
  const before = overview.span.before && totalsOfType(overview.sourcesBefore, sourceType);
  const figure = (name: 'optIns' | 'optInRate' | 'avgOrderValueMinor') => ({
    now: now[name],
    before: before && before[name],
  });
  return (
    <GraphPanel
      shopUrl={shopUrl}
      overview={overview}
      title="Subscribers from Opt-ins"
      source={source}
      label="New subscribers"
      draws="optIns"
      formatValue={formatCount}
      formatShort={formatCountShort}
      nothingYet="No sign-ups in this period."
      file={{ name: 'subscribers', columns: [{ head: 'New subscribers', cell: ({ optIns }) => optIns }] }}
      figures={[
        { name: 'New subscribers', of: 'count', format: formatCount, ...figure('optIns') },
        { name: 'Opt-in rate', of: 'share', format: formatPercent, ...figure('optInRate') },
        { name: 'Average order value', of: 'average', format: money, ...figure('avgOrderValueMinor') },
      ]}
    />
  );
}

/** Returns the results of a type of tool with its orders. For all types, the orders of all subscribers. */
function totalsOfType(sources: readonly SourceTotals[], sourceType: string | undefined): Totals {
  return totalsOf(sources.filter(({ type }) => sourceType === undefined || type === sourceType));
}
