/** A discount as it is to be in the store. */
export interface NewDiscount {
  title: string;
  code: string;
  /** From 0.01 to 99.99. */
  percent: number;
  startsAt: Date;
  /** Null: it does not end by itself. */
  endsAt: Date | null;
  /** Each of its codes is for one order; else for every order. */
  isSingleUse: boolean;
}

/** A discount on whole orders, for everybody, as the store takes it. */
export function discountInput(wanted: NewDiscount): object {
  return {
    title: wanted.title,
    code: wanted.code,
    startsAt: wanted.startsAt.toISOString(),
    endsAt: wanted.endsAt?.toISOString() ?? null,
    usageLimit: wanted.isSingleUse ? 1 : null,
    // The limit holds for each code. Once per customer might hold for all codes of a discount together, and refuse
    // somebody the second code that we sent them.
    appliesOncePerCustomer: false,
    context: { all: 'ALL' },
    // The store takes a share from 0 to 1 here, with four digits.
    customerGets: { value: { percentage: Math.round(wanted.percent * 100) / 10_000 }, items: { all: true } },
  };
}
