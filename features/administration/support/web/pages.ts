import { IconHeadset } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export const SUPPORT_PAGES = [
  {
    path: '/customerSupport',
    rule: FOR_MERCHANTS,
    title: texts.page.title,
    screen: async () => (await import('./support-screen.tsx')).SupportScreen,
    menu: [
      {
        place: 'overall',
        order: 30,
        name: texts.page.title,
        icon: IconHeadset,
        feature: 'customerSupport',
        isShown: (merchant: { hasSupportChat: boolean }) => merchant.hasSupportChat,
      },
    ],
  },
] as const satisfies readonly Page[];
