import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export const PRIVACY_PAGES = [
  {
    path: '/settings/privacy',
    rule: { ...FOR_MERCHANTS, right: 'configure' },
    title: texts.page.title,
    screen: async () => (await import('./privacy-page.tsx')).PrivacyPage,
  },
] as const satisfies readonly Page[];
