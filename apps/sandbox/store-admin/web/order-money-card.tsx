import { useState } from 'react';
import { Form } from '../../pages/web/form.tsx';
import type { OrderReading } from '../../shopify/orders/order-reading.ts';
import type { ChangeOrder } from './order-page.tsx';
import { showMoney } from './show-values.ts';

const REASONS = {
  customer: 'The customer changed their mind',
  declined: 'The payment was declined',
  fraud: 'It was fraud',
  inventory: 'It is out of stock',
  staff: 'We made a mistake',
  other: 'Something else',
};

interface OrderMoneyCardProps {
  order: OrderReading;
  change: ChangeOrder;
}

/** The value of an order, with buttons to take a payment, refund it, and cancel the order. */
export function OrderMoneyCard({ order, change }: OrderMoneyCardProps) {
  const waits = Number(order.outstanding) > 0;
  const left = (order.receivedCents / 100 - Number(order.refunded)).toFixed(2);
  return (
    <section className="card" aria-label="Payment">
      <h3>Payment</h3>
      <dl className="sums">
        <Sum name={order.gatewayName} amount={order.total} />
        {order.discountCents > 0 && (
          <Sum
            name={`Discount in it, ${order.discountCode ?? order.discountTitle ?? 'by hand'}`}
            amount={`-${order.discountCents / 100}`}
          />
        )}
        {Number(order.refunded) > 0 && <Sum name="Given back" amount={order.refunded} />}
        <Sum name="Worth now" amount={order.currentTotal} />
        {waits && <Sum name="Still to be paid" amount={order.outstanding} />}
      </dl>
      {waits && (
        <button type="button" onClick={() => void change('pay', {}, 'The order is paid.')}>
          Mark as paid
        </button>
      )}
      {Number(left) > 0 && <RefundForm left={left} change={change} />}
      {order.cancelledAt === null && <CancelForm isPaid={order.receivedCents > 0} change={change} />}
    </section>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{showMoney(amount)}</dd>
    </div>
  );
}

function RefundForm({ left, change }: { left: string; change: ChangeOrder }) {
  const refund = (data: FormData) => {
    const amount = Number(data.get('amount'));
    // A refund of all remaining money also returns the goods. A smaller amount is only money.
    return change('refund', amount === Number(left) ? {} : { amount }, 'The money was given back.');
  };
  const amount = { type: 'number', min: '0.01', max: left, step: '0.01', value: left, required: true };
  return (
    <Form
      layout="row"
      fields={[{ ...amount, name: 'amount', label: 'Give back, in €' }]}
      submit="Refund"
      onSubmit={refund}
    />
  );
}

function CancelForm({ isPaid, change }: { isPaid: boolean; change: ChangeOrder }) {
  const [isOpen, setOpen] = useState(false);
  const cancel = (data: FormData) => {
    const body = { reason: data.get('reason'), restock: data.has('restock'), refund: data.has('refund') };
    return change('cancel', body, 'The order is cancelled.');
  };
  if (!isOpen)
    return (
      <button type="button" className="danger" onClick={() => setOpen(true)}>
        Cancel the order
      </button>
    );
  return (
    <>
      <Form
        layout="stack"
        look="danger"
        fields={[
          { name: 'reason', label: 'Why', options: REASONS },
          { name: 'restock', label: 'Put the items back on the shelves', isChecked: true },
          ...(isPaid ? [{ name: 'refund', label: 'Give the money back', isChecked: true }] : []),
        ]}
        submit="Cancel the order"
        onSubmit={cancel}
      />
      <button type="button" className="text-button" onClick={() => setOpen(false)}>
        Keep it
      </button>
    </>
  );
}
