import { IconTemplate } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';

/** The templates page, with uploads from another feature. */
export const TEMPLATE_PAGES = [
  {
    path: '/templates',
    rule: FOR_MERCHANTS,
    title: 'Message Templates',
    screen: async () => (await import('./template-screen.tsx')).TemplateScreen,
    menu: [{ place: 'overall', order: 40, name: 'Templates', icon: IconTemplate, feature: 'templates' }],
  },
] as const satisfies readonly Page[];
