/** A discount to create in the store. */
export interface NewDiscount {
  title: string;
  code: string;
  /** From 0.01 to 99.99. */
  percent: number;
  startsAt: Date;
  /** Null: it does not end automatically. */
  endsAt: Date | null;
  /** Whether each code is for one order; otherwise it is for every order. */
  isSingleUse: boolean;
}

/** A discount on whole orders, for everybody, in the store's format. */
export function discountInput(wanted: NewDiscount): object {
  return {
    title: wanted.title,
    code: wanted.code,
    startsAt: wanted.startsAt.toISOString(),
    endsAt: wanted.endsAt?.toISOString() ?? null,
    usageLimit: wanted.isSingleUse ? 1 : null,
    // The limit applies to each code. Once per customer might apply to all codes of a discount together and refuse
    // somebody the second code that we sent.
    appliesOncePerCustomer: false,
    context: { all: 'ALL' },
    // The store expects a share from 0 to 1, with four digits.
    customerGets: { value: { percentage: Math.round(wanted.percent * 100) / 10_000 }, items: { all: true } },
  };
}
