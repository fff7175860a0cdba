/** The labels of results in the filter. */
export const OUTCOME_LABELS = { clicked: 'Clicked', ordered: 'Ordered' } as const;
