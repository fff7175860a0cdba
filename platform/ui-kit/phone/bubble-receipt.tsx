import { use } from 'react';
import type { BubbleReceipt as Receipt } from '#platform/channel/bubble.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import styles from './bubble-parts.module.css';
import { PartDrawing } from './part-drawing.ts';

/** An order: its items, additions, deductions and total. */
export function BubbleReceipt({ receipt }: { receipt: Receipt }) {
  const { orderNumber, paymentMethod, lines, sums, total } = receipt;
  return use(PartDrawing)(
    receipt,
    <div className={styles.receipt}>
      <p className={styles.cardTitle}>{fill(texts.phone.order, { number: orderNumber })}</p>
      <p className={styles.quiet}>{paymentMethod}</p>
      <dl className={styles.lines}>
        {[...lines, ...sums].map(({ label, detail, amount }, at) => (
          <div key={at}>
            <dt>
              {label}
              {detail !== null && <span className={styles.quiet}> {detail}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{texts.phone.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </div>,
  );
}
