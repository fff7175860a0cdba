import { fill } from '#platform/language/reader.ts';
import { formatDay, formatDayLong } from '../format/day.ts';
import { ScrollRegion } from '../parts/scroll-region.tsx';
import { texts } from '../texts/en.ts';
import styles from './line-chart.module.css';
import type { ChartPoint, LineChartProps } from './line-chart.tsx';

/** The same values as text, newest first. */
export function ChartTable({ label, points, before = [], formatValue, beside }: LineChartProps) {
  return (
    <ScrollRegion name={fill(texts.charts.byDay, { label })} className={styles.tableRoom}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.charts.day}</th>
            <th scope="col">{label}</th>
            {beside && <th scope="col">{beside.label}</th>}
            {before.length > 0 && <th scope="col">{texts.charts.before}</th>}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point, back) => (
            <tr key={point.day}>
              <td>{formatDayLong(point.day)}</td>
              <td>{formatValue(point.value)}</td>
              {beside && <td>{beside.on(point.day)}</td>}
              {before.length > 0 && <td>{sayBefore(before[points.length - 1 - back], formatValue)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Says what the value was on the day that this one is compared with, and which day that was. */
function sayBefore(point: ChartPoint | undefined, formatValue: LineChartProps['formatValue']): string {
  return point === undefined
    ? '–'
    : fill(texts.charts.valueOnDay, { value: formatValue(point.value), day: formatDay(point.day) });
}
