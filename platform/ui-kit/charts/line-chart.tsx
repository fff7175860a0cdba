import { useElementSize } from '@mantine/hooks';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { fill } from '#platform/language/reader.ts';
import { formatDay, formatDayLong } from '../format/day.ts';
import { ARROW_BACK, ARROW_ON } from '../format/reader-locale.ts';
import { texts } from '../texts/en.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { chartFrame, type ChartFrame } from './chart-frame.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './line-chart.module.css';

export interface ChartPoint {
  /** YYYY-MM-DD. */
  day: string;
  value: number;
}

export interface LineChartProps {
  /** The name of the values, for example 'Revenue'. */
  label: string;
  points: ChartPoint[];
  /** The previous period, one value for each point, as a faint line; omitted when there is none. */
  before?: ChartPoint[] | undefined;
  formatValue: (value: number) => string;
  /** For the axis labels, which have little room. */
  formatShort: (value: number) => string;
  /** Another value for each day, shown in the table and in the readout. */
  beside?: { label: string; on: (day: string) => string };
  asTable: boolean;
}

/** A line chart of values by day, starting at zero. It can be read with the pointer, with arrow keys, or as a table. */
export function LineChart(props: LineChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const { points, before = [], asTable } = props;
  return (
    <div ref={ref} className={styles.room}>
      {asTable && <ChartTable {...props} />}
      {!asTable && width > 0 && (
        <ReadableChart
          {...props}
          frame={chartFrame({
            points: [...points, ...before],
            days: points.length,
            width,
            formatShort: props.formatShort,
          })}
        />
      )}
    </div>
  );
}

function ReadableChart({
  label,
  points,
  before = [],
  formatValue,
  formatShort,
  beside,
  frame,
}: LineChartProps & { frame: ChartFrame }) {
  const { at, isReading, listeners } = useReading(points.length - 1, frame);
  const point = points[at];
  if (point === undefined) return null;
  const also = beside && ` · ${beside.label}: ${beside.on(point.day)}`;
  const earlier = before[at];
  return (
    // A slider over the days, because screen readers and arrow keys already know how to use one.
    <div
      className={styles.chart}
      role="slider"
      tabIndex={0}
      aria-label={fill(texts.charts.readByKeys, { label })}
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={at}
      aria-valuetext={`${formatDayLong(point.day)}: ${formatValue(point.value)}${also ?? ''}${
        earlier === undefined
          ? ''
          : `. ${fill(texts.charts.beforeOnDay, { day: formatDayLong(earlier.day), value: formatValue(earlier.value) })}`
      }`}
      {...listeners}
    >
      <ChartDrawing {...{ points, before, frame, formatShort }} read={isReading ? at : null} />
      {isReading && (
        <div
          className={styles.readout}
          style={{ insetInlineStart: frame.fromStart(at) }}
          data-side={frame.sideOf(at)}
        >
          <span>{formatDay(point.day)}</span> <strong>{formatValue(point.value)}</strong>
          {also}
          {earlier !== undefined && (
            <span className={styles.quiet}>
              {fill(texts.charts.beforeOnDay, {
                day: formatDay(earlier.day),
                value: formatValue(earlier.value),
              })}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** The day whose values are shown, chosen by pointer or keys; at first the last one. */
function useReading(last: number, frame: ChartFrame) {
  const [read, setRead] = useState<number | null>(null);
  const at = Math.min(read ?? last, last);
  const followPointer = (event: PointerEvent<HTMLDivElement>) => {
    setRead(frame.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  const followKeys = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      [ARROW_BACK]: at - 1,
      [ARROW_ON]: at + 1,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setRead(Math.max(0, Math.min(last, to)));
  };
  const listeners = {
    onPointerMove: followPointer,
    onPointerDown: followPointer,
    onPointerLeave: () => setRead(null),
    onFocus: () => setRead((now) => now ?? last),
    onBlur: () => setRead(null),
    onKeyDown: followKeys,
  };
  return { at, isReading: read !== null, listeners };
}
