import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export const API_KEY_PAGES = [
  {
    path: '/settings/api',
    rule: { ...FOR_MERCHANTS, right: 'configure' },
    title: texts.page.title,
    screen: async () => (await import('./api-keys-page.tsx')).ApiKeysPage,
  },
] as const satisfies readonly Page[];
