/** The stored facts about an order's value. */
export interface OrderMoney {
  orderId: string;
  createdAt: Date;
  /** The value as edited, before refunds. */
  totalMinor: number;
  edits: readonly { at: Date; amountMinor: number }[];
  refunds: readonly { at: Date; amountMinor: number }[];
  cancelledAt: Date | null;
  /** Since when it is worth nothing without a cancellation: never paid, and voided or returned. */
  voidSince: Date | null;
}

/** A change of an order's value; refunds are negative. */
export interface MoneyLine {
  kind: 'order' | 'edit' | 'refund' | 'cancellation' | 'return';
  at: Date;
  amountMinor: number;
}

/** The order of changes within one second. */
const ORDER_OF_KINDS: Record<MoneyLine['kind'], number> = {
  order: 0,
  edit: 1,
  refund: 2,
  cancellation: 3,
  return: 4,
};

/**
 * The changes of an order's value in the order in which they happened, however late they were reported: the order
 * first, then edits, refunds and its end. Never refunds more than is left.
 */
export function moneyLines(order: OrderMoney): MoneyLine[] {
  const edited = order.edits.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const first = Math.max(0, order.totalMinor - edited);
  const lines: MoneyLine[] = [{ kind: 'order', at: order.createdAt, amountMinor: first }];
  let [worth, returned] = [first, 0];
  for (const { kind, at, amountMinor } of laterLines(order)) {
    const moved =
      kind === 'edit' ? Math.max(amountMinor, returned - worth) : -Math.min(amountMinor, worth - returned);
    if (kind === 'edit') worth += moved;
    else returned -= moved;
    if (moved !== 0) lines.push({ kind, at, amountMinor: moved });
  }
  return lines;
}

function laterLines({ edits, refunds, cancelledAt, voidSince }: OrderMoney): MoneyLine[] {
  const whole = Number.MAX_SAFE_INTEGER;
  const lines: MoneyLine[] = [
    ...edits.map(({ at, amountMinor }) => ({ kind: 'edit' as const, at, amountMinor })),
    ...refunds.map(({ at, amountMinor }) => ({ kind: 'refund' as const, at, amountMinor })),
    ...(cancelledAt ? [{ kind: 'cancellation' as const, at: cancelledAt, amountMinor: whole }] : []),
    ...(voidSince ? [{ kind: 'return' as const, at: voidSince, amountMinor: whole }] : []),
  ];
  return lines.toSorted(
    (one, other) =>
      one.at.getTime() - other.at.getTime() || ORDER_OF_KINDS[one.kind] - ORDER_OF_KINDS[other.kind],
  );
}
