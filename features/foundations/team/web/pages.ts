import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export const TEAM_PAGES = [
  {
    path: '/settings/team',
    rule: FOR_MERCHANTS,
    title: texts.page.title,
    screen: async () => (await import('./team-page.tsx')).TeamPage,
  },
  {
    path: '/agency',
    rule: { ...FOR_MERCHANTS, onPhone: true },
    title: texts.agency.title,
    screen: async () => (await import('./agencies/agency-page.tsx')).AgencyPage,
  },
] as const satisfies readonly Page[];
