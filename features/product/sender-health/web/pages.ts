import { IconActivityHeartbeat } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export const SENDER_HEALTH_PAGES = [
  {
    path: '/sender-health',
    rule: FOR_MERCHANTS,
    title: texts.page.title,
    screen: async () => (await import('./sender-health-page.tsx')).SenderHealthPage,
    menu: [{ place: 'overall', order: 20, name: texts.page.title, icon: IconActivityHeartbeat }],
  },
] as const satisfies readonly Page[];
