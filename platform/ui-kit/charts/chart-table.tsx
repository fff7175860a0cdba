import { formatDayLong } from '../format/day.ts';
import styles from './line-chart.module.css';
import type { LineChartProps } from './line-chart.tsx';

/** The same values in words, newest first. */
export function ChartTable({ label, points, formatValue, beside }: LineChartProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.tableRoom} tabIndex={0} role="region" aria-label={`${label} by day`}>
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
    </div>
  );
}
