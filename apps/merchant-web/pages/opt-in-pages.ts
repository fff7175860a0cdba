import { IconUserPlus } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

const loadScreens = () => import('./opt-in-screens.tsx');
const messenger = async () => (await loadScreens()).MessengerToolsScreen;
const whatsApp = async () => (await loadScreens()).WhatsAppToolsScreen;
const PLAIN = { rule: FOR_MERCHANTS, title: texts.pages.tools } as const;

/**
 * The opt-in tool pages, with the follow-ups from campaigns. Document 3, section 2.1.
 */
export const OPT_IN_PAGES = [
  {
    ...PLAIN,
    path: '/opt-in-tools',
    screen: messenger,
    menu: [
      { place: 'facebook', order: 30, name: texts.pages.tools, icon: IconUserPlus },
      { place: 'oldStore', order: 30, name: texts.pages.tools, icon: IconUserPlus },
    ],
  },
  {
    ...PLAIN,
    path: '/opt-in-tools-wa',
    screen: whatsApp,
    menu: [{ place: 'whatsApp', order: 40, name: texts.pages.tools, icon: IconUserPlus }],
  },
  { ...PLAIN, path: '/opt-in-tools/:type/:id', screen: messenger },
  { ...PLAIN, path: '/opt-in-tools-wa/:type/:id', screen: whatsApp },
  // Any other path below this one shows the list.
  { ...PLAIN, path: '/opt-in-tools/:type', screen: messenger },
  { ...PLAIN, path: '/opt-in-tools-wa/:type', screen: whatsApp },
] as const satisfies readonly Page[];
