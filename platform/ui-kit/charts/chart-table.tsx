import { formatDayLong } from '../format/day.ts';
import { ScrollRegion } from '../parts/scroll-region.tsx';
import styles from './line-chart.module.css';
import type { LineChartProps } from './line-chart.tsx';

/** The same values in words, newest first. */
export function ChartTable({ label, points, formatValue, beside }: LineChartProps) {
  return (
    <ScrollRegion name={`${label} by day`} className={styles.tableRoom}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{label}</th>
            {beside && <th scope="col">{beside.label}</th>}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.day}>
              <td>{formatDayLong(point.day)}</td>
              <td>{formatValue(point.value)}</td>
              {beside && <td>{beside.on(point.day)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
