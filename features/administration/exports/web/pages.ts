import { IconFileDownload } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export const EXPORT_PAGES = [
  {
    path: '/exports',
    rule: { ...FOR_MERCHANTS, right: 'export' },
    title: texts.page.title,
    screen: async () => (await import('./exports-page.tsx')).ExportsPage,
    menu: [{ place: 'overall', order: 55, name: texts.page.title, icon: IconFileDownload }],
  },
] as const satisfies readonly Page[];
