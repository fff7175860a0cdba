import { formatDayLong } from '../format/day.ts';
import type { LineChartProps } from './line-chart.tsx';
import styles from './line-chart.module.css';

/** The same values in words, newest first. */
export function ChartTable({ label, points, formatValue }: LineChartProps) {
  return (
    <div className={styles.tableRoom} tabIndex={0} role="region" aria-label={`${label} by day`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.day}>
              <td>{formatDayLong(point.day)}</td>
              <td>{formatValue(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
