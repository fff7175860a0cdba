import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { LineChart, type LineChartProps } from '#platform/ui-kit/charts/line-chart.tsx';
import { FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import styles from './chart-panel.module.css';

interface ChartPanelProps extends Omit<LineChartProps, 'asTable'> {
  title: string;
  /** The figures that the line adds up to. */
  figures: ReactNode;
  /** Said below the line while it is flat. */
  nothingYet: string;
}

/** A line over its figures, with the same values as a table on request. */
export function ChartPanel({ title, figures, nothingYet, ...chart }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false);
  const isEmpty = chart.points.every((point) => point.value === 0);
  const toggle = (
    <Button
      className={styles.toggle ?? ''}
      variant="subtle"
      size="compact-sm"
      aria-pressed={asTable}
      onClick={() => setAsTable(!asTable)}
    >
      {asTable ? 'Show as chart' : 'Show as table'}
    </Button>
  );
  return (
    <Panel title={title} aside={toggle}>
      <FigureList>{figures}</FigureList>
      <div className={styles.chart}>
        <LineChart {...chart} asTable={asTable} />
        {isEmpty && !asTable && <p className={styles.nothing}>{nothingYet}</p>}
      </div>
    </Panel>
  );
}
