import { formatCount, formatCountShort, formatPercent } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import type { CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import type { DayFigures, SourceTotals, Totals } from '../contract/overview-calls.ts';
import { totalsOf } from '../rules/totals.ts';
import { ComparedFigure } from './compared-figure.tsx';
import { nameBefore } from './copy.ts';
import { GraphPanel, type SourceChoice } from './graph-panel.tsx';
import { nameFile } from './name-file.ts';
import { pointsOf } from './points-of.ts';
import type { Overview } from './use-overview.ts';

interface SubscribersPanelProps {
  shopUrl: string;
  overview: Overview;
  source: SourceChoice | null;
  /** The type of tool that is chosen; undefined for all. */
  sourceType: string | undefined;
}

export function SubscribersPanel({ shopUrl, overview, source, sourceType }: SubscribersPanelProps) {
  const { span, today, currencyCode } = overview;
  const now = totalsOfType(overview.sources, sourceType);
  const before = span.before && totalsOfType(overview.sourcesBefore, sourceType);
  const beside = { nameOfBefore: nameBefore({ ...span, today }) };
  return (
    <GraphPanel
      title="Subscribers from Opt-ins"
      source={source}
      label="New subscribers"
      {...pointsOf(overview, 'optIns')}
      formatValue={formatCount}
      formatShort={formatCountShort}
      nothingYet="No shopper has signed up in these days."
      file={{ name: nameFile('subscribers', shopUrl, span), rows: () => rowsOf(overview) }}
      figures={
        <>
          <ComparedFigure
            {...beside}
            name="New subscribers"
            large
            of="count"
            now={now.optIns}
            before={before && before.optIns}
            format={formatCount}
          />
          <ComparedFigure
            {...beside}
            name="Opt-in rate"
            of="average"
            now={now.optInRate}
            before={before && before.optInRate}
            format={formatPercent}
          />
          <ComparedFigure
            {...beside}
            name="Average order value"
            of="average"
            now={now.avgOrderValueMinor}
            before={before && before.avgOrderValueMinor}
            format={(value) => formatMoney(value, currencyCode)}
          />
        </>
      }
    />
  );
}

/** What tools of a type brought, and the orders that came of it; of all, what every subscriber ordered. */
function totalsOfType(sources: readonly SourceTotals[], sourceType: string | undefined): Totals {
  return totalsOf(sources.filter(({ type }) => sourceType === undefined || type === sourceType));
}

function rowsOf({ days, daysBefore }: Overview): CsvRows {
  const cells = (day: DayFigures | undefined) => (day === undefined ? [] : [day.date, day.optIns]);
  const head = ['Day', 'New subscribers'];
  return [
    daysBefore.length === 0 ? head : [...head, ...head.map((name) => `${name}, before`)],
    ...days.map((day, at) => [...cells(day), ...cells(daysBefore[at])]),
  ];
}
