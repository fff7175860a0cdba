import { texts } from '../../texts/en.ts';

/** The labels of results in the filter. */
export const OUTCOME_LABELS = { clicked: texts.outcomes.clicked, ordered: texts.outcomes.ordered } as const;
