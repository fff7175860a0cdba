import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

/** The page of what the people of a shop changed. */
export const ACTIVITY_PAGES = [
  {
    path: '/settings/activity',
    rule: { ...FOR_MERCHANTS, onPhone: true },
    title: texts.pages.activity,
    screen: async () => (await import('./activity-screen.tsx')).ActivityScreen,
  },
] as const satisfies readonly Page[];
