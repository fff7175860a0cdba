import { IconUserPlus } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';

export const OPT_IN_PAGES = [
  {
    path: '/opt-in-tools',
    rule: FOR_MERCHANTS,
    menu: [
      { place: 'facebook', order: 30, name: 'Opt-in Tools', icon: IconUserPlus },
      { place: 'oldStore', order: 30, name: 'Opt-in Tools', icon: IconUserPlus },
    ],
  },
  {
    path: '/opt-in-tools-wa',
    rule: FOR_MERCHANTS,
    title: 'Opt-in Tools',
    screen: async () => (await import('./tools-page.tsx')).ToolsPage,
    menu: [{ place: 'whatsApp', order: 40, name: 'Opt-in Tools', icon: IconUserPlus }],
  },
] as const satisfies readonly Page[];
