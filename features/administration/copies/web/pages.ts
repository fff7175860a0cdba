import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export const COPY_PAGES = [
  {
    path: '/stores/copy',
    rule: { ...FOR_MERCHANTS, onPhone: true, right: 'market' },
    title: texts.page.title,
    screen: async () => (await import('./copy-page.tsx')).CopyPage,
  },
] as const satisfies readonly Page[];
