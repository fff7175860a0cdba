import { IconUsers } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

const loadScreens = () => import('./subscriber-screens.tsx');

/** The subscriber pages. Document 1, section 2. */
export const SUBSCRIBER_PAGES = [
  {
    path: '/subscribers',
    rule: FOR_MERCHANTS,
    title: texts.pages.subscribers,
    screen: async () => (await loadScreens()).SubscribersScreen,
    menu: [
      { place: 'overall', order: 50, name: texts.pages.subscribers, icon: IconUsers, feature: 'subscribers' },
      {
        place: 'oldStore',
        order: 40,
        name: texts.pages.subscribers,
        icon: IconUsers,
        feature: 'subscribers',
      },
    ],
  },
  {
    path: '/subscribers/:subscriberId',
    rule: FOR_MERCHANTS,
    title: texts.pages.subscriber,
    screen: async () => (await loadScreens()).PersonScreen,
  },
] as const satisfies readonly Page[];
