import { IconMessages } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

/** The list of messages, whose search also finds people by name. */
export const MESSAGE_LIST_PAGES = [
  {
    path: '/messages',
    rule: FOR_MERCHANTS,
    title: texts.pages.messages,
    screen: async () => (await import('./messages-screen.tsx')).MessagesScreen,
    menu: [{ place: 'overall', order: 10, name: texts.pages.messages, icon: IconMessages }],
  },
] as const satisfies readonly Page[];
