import { fill } from '#platform/language/reader.ts';
import { formatDayLong } from '#platform/ui-kit/format/day.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { MoneyMovement } from '../../contract/order-calls.ts';
import { texts } from '../../texts/en.ts';
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
          <th scope="col">{texts.orderMoney.change}</th>
          <th scope="col">{texts.orderMoney.when}</th>
          <th scope="col">{texts.orderMoney.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, at, day, amountMinor }, nth) => (
          // Two refunds at the same time can have the same amount.
          <tr key={`${kind}${at}${nth}`}>
            <td>{texts.orderMoney.changes[kind]}</td>
            <td title={fill(texts.orderMoney.countsOn, { day: formatDayLong(day) })}>
              <Moment at={at} timeZone={timeZone} />
            </td>
            <td>{formatMoney(amountMinor, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {texts.orderMoney.net}
          </th>
          <td>{formatMoney(netMinor, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
