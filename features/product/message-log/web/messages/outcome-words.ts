/** What came of a message, as its filter names it. */
export const OUTCOME_LABELS = { clicked: 'Clicked', ordered: 'Ordered' } as const;
