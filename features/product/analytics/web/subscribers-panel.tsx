import { formatCount, formatCountShort, formatPercent } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import type { SourceTotals, Totals } from '../contract/overview-calls.ts';
import { totalsOf } from '../rules/totals.ts';
import { texts } from '../texts/en.ts';
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
      title={texts.subscribers.title}
      source={source}
      label={texts.subscribers.new}
      draws="optIns"
      formatValue={formatCount}
      formatShort={formatCountShort}
      nothingYet={texts.subscribers.none}
      file={{ name: 'subscribers', columns: [{ head: texts.subscribers.new, cell: ({ optIns }) => optIns }] }}
      figures={[
        { name: texts.subscribers.new, of: 'count', format: formatCount, ...figure('optIns') },
        { name: texts.subscribers.optInRate, of: 'share', format: formatPercent, ...figure('optInRate') },
        {
          name: texts.graph.averageOrderValue,
          of: 'average',
          format: money,
          ...figure('avgOrderValueMinor'),
        },
      ]}
    />
  );
}

/** Returns the results of a type of tool with its orders. For all types, the orders of all subscribers. */
function totalsOfType(sources: readonly SourceTotals[], sourceType: string | undefined): Totals {
  return totalsOf(sources.filter(({ type }) => sourceType === undefined || type === sourceType));
}
