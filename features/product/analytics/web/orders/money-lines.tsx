import { formatDayLong } from '#platform/ui-kit/format/day.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { MoneyMovement } from '../../contract/order-calls.ts';
import { MOVEMENT_LABELS } from './copy.ts';
import styles from './money-lines.module.css';

interface LinesProps {
  lines: readonly MoneyMovement[];
  netMinor: number;
  currency: string;
  timeZone: string;
}

/** The changes of an order's value, each on its day. */
export function MoneyLines({ lines, netMinor, currency, timeZone }: LinesProps) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, at, day, amountMinor }, nth) => (
          // Two refunds at the same time can have the same amount.
          <tr key={`${kind}${at}${nth}`}>
            <td>{MOVEMENT_LABELS[kind]}</td>
            <td title={`Counts on ${formatDayLong(day)}`}>
              <Moment at={at} timeZone={timeZone} />
            </td>
            <td>{formatMoney(amountMinor, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Net
          </th>
          <td>{formatMoney(netMinor, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
