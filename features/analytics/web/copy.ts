import type { Period } from '../contract/dashboard-calls.ts';

export const PERIOD_WORDS: Record<Period, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Last week',
  month: 'Last month',
  allTime: 'All Time',
};
