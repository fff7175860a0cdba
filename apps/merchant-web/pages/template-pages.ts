import { IconTemplate } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

/** The templates page, with uploads from another feature. */
export const TEMPLATE_PAGES = [
  {
    path: '/templates',
    rule: FOR_MERCHANTS,
    title: texts.pages.messageTemplates,
    screen: async () => (await import('./template-screen.tsx')).TemplateScreen,
    menu: [
      { place: 'overall', order: 40, name: texts.pages.templates, icon: IconTemplate, feature: 'templates' },
    ],
  },
] as const satisfies readonly Page[];
