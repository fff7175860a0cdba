import { IconUsers } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';

export const SUBSCRIBER_PAGES = [
  {
    path: '/subscribers',
    rule: FOR_MERCHANTS,
    menu: [
      { place: 'overall', order: 50, name: 'Subscribers', icon: IconUsers, feature: 'subscribers' },
      { place: 'oldStore', order: 40, name: 'Subscribers', icon: IconUsers, feature: 'subscribers' },
    ],
  },
] as const satisfies readonly Page[];
