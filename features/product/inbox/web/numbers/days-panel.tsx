import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { LineChart } from '#platform/ui-kit/charts/line-chart.tsx';
import { formatCount, formatCountShort } from '#platform/ui-kit/format/count.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../../texts/en.ts';
import type { Row, TimeKind } from './columns.ts';
import { FigureTable } from './figure-table.tsx';
import { axisUnit, formatWait } from './format-wait.ts';
import styles from './numbers.module.css';

interface DaysPanelProps {
  /** A row for each of the dates. */
  rows: readonly Row[];
  dates: readonly string[];
  kind: TimeKind;
  currency: string;
  shopUrl: string;
}

const DRAWN = {
  first: texts.numbers.firstTypical,
  all: texts.numbers.allTypical,
  conversations: texts.numbers.conversations,
} as const;
type Drawn = keyof typeof DRAWN;

/** One figure by day as a line, and all of them as a table. */
export function DaysPanel({ rows, dates, kind, currency, shopUrl }: DaysPanelProps) {
  const [drawn, setDrawn] = useState<Drawn>('first');
  const [asTable, setAsTable] = useState(false);
  // A day without an answer has no time, and none is not the same as zero.
  const points = rows.flatMap(({ figures }, nth) => {
    const value = drawn === 'conversations' ? figures.conversations : figures[drawn]?.[kind].median;
    return value === undefined ? [] : [{ day: dates[nth] ?? '', value }];
  });
  const isCount = drawn === 'conversations';
  const unit = axisUnit(Math.max(0, ...points.map(({ value }) => value)));
  return (
    <Panel title={texts.numbers.byDay} aside={!asTable && <DrawnSelect drawn={drawn} onChange={setDrawn} />}>
      {asTable ? (
        <FigureTable
          name={texts.numbers.byDay}
          first={texts.numbers.day}
          file={{ what: texts.numbers.fileDays, name: `inbox-days-${rows.length}` }}
          rows={rows.toReversed()}
          {...{ kind, currency, shopUrl }}
        />
      ) : points.length === 0 ? (
        <p className={styles.why}>{texts.numbers.noTimes}</p>
      ) : (
        <LineChart
          label={DRAWN[drawn]}
          points={isCount ? points : points.map(({ day, value }) => ({ day, value: value / unit.size }))}
          formatValue={isCount ? formatCount : (value) => formatWait(Math.round(value * unit.size))}
          formatShort={isCount ? formatCountShort : unit.format}
          asTable={false}
        />
      )}
      <div className={styles.foot}>
        <Button variant="subtle" size="compact-sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? texts.numbers.asChart : texts.numbers.asTable}
        </Button>
      </div>
    </Panel>
  );
}

function DrawnSelect({ drawn, onChange }: { drawn: Drawn; onChange: (drawn: Drawn) => void }) {
  return (
    <NativeSelect
      size="xs"
      aria-label={texts.numbers.chart}
      value={drawn}
      onChange={(event) => onChange(event.currentTarget.value as Drawn)}
      data={Object.entries(DRAWN).map(([value, label]) => ({ value, label }))}
    />
  );
}
