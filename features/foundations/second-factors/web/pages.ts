import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export const SECURITY_PAGES = [
  {
    path: '/settings/security',
    // People also set up the phone that they hold in their hand.
    rule: { ...FOR_MERCHANTS, onPhone: true },
    title: texts.page.title,
    screen: async () => (await import('./security-page.tsx')).SecurityPage,
  },
] as const satisfies readonly Page[];
