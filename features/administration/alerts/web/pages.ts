import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export const STORES_PAGES = [
  {
    path: '/stores',
    rule: { ...FOR_MERCHANTS, onPhone: true },
    title: texts.stores.title,
    screen: async () => (await import('./stores-page.tsx')).StoresPage,
  },
] as const satisfies readonly Page[];
