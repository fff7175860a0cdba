import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';

export const MESSAGE_PAGES = [
  {
    path: '/messages/:messageId',
    rule: FOR_MERCHANTS,
    title: 'Messages',
    screen: async () => (await import('./message/message-page.tsx')).MessagePage,
  },
] as const satisfies readonly Page[];
