import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { LineChart, type LineChartProps } from '#platform/ui-kit/charts/line-chart.tsx';
import { DownloadCsv, type CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import { FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { DayFigures } from '../contract/overview-calls.ts';
import { texts } from '../texts/en.ts';
import { ComparedFigure, type ShownFigure } from './compared-figure.tsx';
import styles from './graph-panel.module.css';
import { nameFile } from './name-file.ts';
import { pointsOf } from './points-of.ts';
import type { Overview } from './use-overview.ts';

export interface SourceChoice {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

interface GraphPanelProps extends Omit<LineChartProps, 'asTable' | 'points' | 'before'> {
  shopUrl: string;
  overview: Overview;
  title: string;
  /** The source of the figures. Null for all. */
  source: SourceChoice | null;
  /** The number of each day that is drawn. */
  draws: 'revenueMinor' | 'optIns';
  /** The totals of the line. The first is the most important. */
  figures: readonly ShownFigure[];
  /** Shown below the line while it is flat. */
  nothingYet: string;
  /** The file's name, and its columns beside the day. */
  file: { name: string; columns: readonly DayColumn[] };
}

interface DayColumn {
  head: string;
  cell: (day: DayFigures) => string | number;
}

/** A chart above its totals, compared with the days before, with the same values as a table and a file. */
export function GraphPanel(props: GraphPanelProps) {
  const { shopUrl, overview, title, source, draws, figures, nothingYet, file, ...chart } = props;
  const [asTable, setAsTable] = useState(false);
  const { span, today } = overview;
  const { points, before } = pointsOf(overview, draws);
  const isEmpty = [...points, ...before].every((point) => point.value === 0);
  return (
    <Panel title={title} aside={source && <SourceSelect title={title} source={source} />}>
      <div className={styles.figures}>
        <FigureList>
          {figures.map((figure, at) => (
            <ComparedFigure key={figure.name} {...figure} large={at === 0} days={{ ...span, today }} />
          ))}
        </FigureList>
      </div>
      <div className={styles.chart}>
        <LineChart {...chart} points={points} before={before} asTable={asTable} />
        {isEmpty && !asTable && <p className={styles.nothing}>{nothingYet}</p>}
      </div>
      <div className={styles.foot}>
        <Legend days={before.length} />
        <Button
          variant="subtle"
          size="compact-sm"
          aria-pressed={asTable}
          aria-label={fill(asTable ? texts.graph.asChartOf : texts.graph.asTableOf, { panel: title })}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? texts.graph.asChart : texts.graph.asTable}
        </Button>
        <DownloadCsv
          what={fill(texts.graph.download, { panel: title })}
          fileName={nameFile(file.name, shopUrl, span)}
          rows={() => rowsOf(overview, file.columns)}
        />
      </div>
    </Panel>
  );
}

/** Returns a row for each day with the day that it is compared with. */
function rowsOf({ days, daysBefore }: Overview, columns: readonly DayColumn[]): CsvRows {
  const cells = (day: DayFigures | undefined) =>
    day === undefined ? [] : [day.date, ...columns.map(({ cell }) => cell(day))];
  const head = [texts.graph.day, ...columns.map((column) => column.head)];
  return [
    daysBefore.length === 0
      ? head
      : [...head, ...head.map((column) => fill(texts.graph.columnBefore, { column }))],
    ...days.map((day, at) => [...cells(day), ...cells(daysBefore[at])]),
  ];
}

function SourceSelect({ title, source }: { title: string; source: SourceChoice }) {
  return (
    <NativeSelect
      size="xs"
      aria-label={fill(texts.graph.source, { panel: title })}
      value={source.value}
      onChange={(event) => source.onChange(event.currentTarget.value)}
      data={source.options.map(({ value, label }) => ({ value, label }))}
    />
  );
}

/** The legend of the faint line. A single day is a ring. */
function Legend({ days }: { days: number }) {
  if (days === 0) return <span className={styles.legend} />;
  return (
    <span className={styles.legend}>
      <svg width="24" height="8" aria-hidden>
        {days === 1 ? (
          <circle className={styles.sample} cx="12" cy="4" r="3" />
        ) : (
          <path className={styles.sample} d="M0 4 H24" strokeDasharray="4 3" />
        )}
      </svg>
      {days === 1 ? texts.graph.dayBefore : texts.graph.daysBefore}
    </span>
  );
}
