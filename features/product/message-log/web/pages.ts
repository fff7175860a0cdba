import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export const MESSAGE_PAGES = [
  {
    path: '/messages/:messageId',
    rule: FOR_MERCHANTS,
    title: texts.list.title,
    screen: async () => (await import('./message/message-page.tsx')).MessagePage,
  },
] as const satisfies readonly Page[];
