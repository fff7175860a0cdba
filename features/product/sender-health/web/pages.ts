import { IconActivityHeartbeat } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';

export const SENDER_HEALTH_PAGES = [
  {
    path: '/sender-health',
    rule: FOR_MERCHANTS,
    title: 'Sender health',
    screen: async () => (await import('./sender-health-page.tsx')).SenderHealthPage,
    menu: [{ place: 'overall', order: 20, name: 'Sender health', icon: IconActivityHeartbeat }],
  },
] as const satisfies readonly Page[];
