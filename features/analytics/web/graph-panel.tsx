import { Button, NativeSelect } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { LineChart, type LineChartProps } from '#platform/ui-kit/charts/line-chart.tsx';
import { DownloadCsv, type CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import { FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import styles from './graph-panel.module.css';

export interface SourceChoice {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

interface GraphPanelProps extends Omit<LineChartProps, 'asTable'> {
  title: string;
  /** Whose numbers they are; null where they are everybody's. */
  source: SourceChoice | null;
  /** The figures that the line adds up to. */
  figures: ReactNode;
  /** Said below the line while it is flat. */
  nothingYet: string;
  file: { name: string; rows: () => CsvRows };
}

/** A line over its figures, with the same values as a table or as a file. */
export function GraphPanel({ title, source, figures, nothingYet, file, ...chart }: GraphPanelProps) {
  const [asTable, setAsTable] = useState(false);
  const toggle = asTable ? 'Show as chart' : 'Show as table';
  const isEmpty = [...chart.points, ...(chart.before ?? [])].every((point) => point.value === 0);
  return (
    <Panel title={title} aside={source && <SourceSelect title={title} source={source} />}>
      <div className={styles.figures}>
        <FigureList>{figures}</FigureList>
      </div>
      <div className={styles.chart}>
        <LineChart {...chart} asTable={asTable} />
        {isEmpty && !asTable && <p className={styles.nothing}>{nothingYet}</p>}
      </div>
      <div className={styles.foot}>
        <Legend days={(chart.before ?? []).length} />
        <Button
          variant="subtle"
          size="compact-sm"
          aria-pressed={asTable}
          aria-label={`${toggle}: ${title}`}
          onClick={() => setAsTable(!asTable)}
        >
          {toggle}
        </Button>
        <DownloadCsv what={`${title} by day`} fileName={file.name} rows={file.rows} />
      </div>
    </Panel>
  );
}

function SourceSelect({ title, source }: { title: string; source: SourceChoice }) {
  return (
    <NativeSelect
      size="xs"
      aria-label={`Source of ${title}`}
      value={source.value}
      onChange={(event) => source.onChange(event.currentTarget.value)}
      data={source.options.map(({ value, label }) => ({ value, label }))}
    />
  );
}

/** What the faint line is; one day alone is a ring. */
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
      {days === 1 ? 'The day before' : 'The days before'}
    </span>
  );
}
