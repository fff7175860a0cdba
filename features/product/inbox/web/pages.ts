import { IconInbox } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

const rule = { ...FOR_MERCHANTS, onPhone: true };
const loadCount = async () => ({ default: (await import('./unread-count.tsx')).UnreadCount });
const screen = async () => (await import('./inbox-page.tsx')).InboxPage;

export const INBOX_PAGES = [
  {
    path: '/inbox',
    rule,
    title: texts.page.title,
    screen,
    menu: [
      { place: 'first', order: 20, name: texts.page.title, icon: IconInbox, loadCount },
      { place: 'oldStore', order: 15, name: texts.page.title, icon: IconInbox, loadCount },
    ],
  },
  // Before the conversations, whose ids it must not be taken for.
  {
    path: '/inbox/settings',
    rule,
    title: texts.opening.title,
    screen: async () => (await import('./opening/settings-page.tsx')).InboxSettingsPage,
  },
  {
    path: '/inbox/numbers',
    rule,
    title: texts.numbers.title,
    screen: async () => (await import('./numbers/numbers-page.tsx')).InboxNumbersPage,
  },
  { path: '/inbox/:subscriberId', rule, title: texts.page.title, screen },
] as const satisfies readonly Page[];
