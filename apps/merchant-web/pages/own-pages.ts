import { IconChartBar, IconChartHistogram, IconLayoutDashboard, IconSettings } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page, type PageRule } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

const LANDING: PageRule = { ...FOR_MERCHANTS, for: 'visitor', isTarget: false, onPhone: true };
/** A page that needs no login, and to which a login never leads. */
const STANDALONE: PageRule = { ...FOR_MERCHANTS, for: 'anyone', isTarget: false, onPhone: true };

const loadDashboards = () => import('./dashboard/channel-dashboard-screen.tsx');

/** The app's own pages, and pages that combine several features. */
export const OWN_PAGES = [
  { path: '/', rule: LANDING },
  { path: '/landing', rule: LANDING },
  {
    path: '/dashboard',
    rule: { ...FOR_MERCHANTS, onPhone: true },
    title: texts.pages.dashboard,
    screen: async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
    menu: [{ place: 'first', order: 10, name: texts.pages.dashboard, icon: IconLayoutDashboard }],
  },
  {
    path: '/channel-dashboard',
    rule: FOR_MERCHANTS,
    title: texts.pages.facebookDashboard,
    screen: async () => (await loadDashboards()).FacebookDashboardScreen,
    menu: [
      { place: 'facebook', order: 10, name: texts.pages.dashboard, icon: IconChartBar },
      { place: 'oldStore', order: 10, name: texts.pages.dashboard, icon: IconLayoutDashboard },
    ],
  },
  {
    path: '/channel-dashboard-wa',
    rule: FOR_MERCHANTS,
    title: texts.pages.whatsAppDashboard,
    screen: async () => (await loadDashboards()).WhatsAppDashboardScreen,
    menu: [{ place: 'whatsApp', order: 10, name: texts.pages.dashboard, icon: IconChartHistogram }],
  },
  {
    path: '/settings',
    rule: FOR_MERCHANTS,
    title: texts.pages.settings,
    screen: async () => (await import('../settings/settings-screen.tsx')).SettingsScreen,
    menu: [
      { place: 'overall', order: 60, name: texts.pages.settings, icon: IconSettings },
      { place: 'oldStore', order: 50, name: texts.pages.settings, icon: IconSettings },
    ],
  },
  {
    path: '/help',
    rule: FOR_MERCHANTS,
    title: texts.pages.help,
    screen: async () => (await import('../help/help-page.tsx')).HelpPage,
  },
  {
    path: '/help/:article',
    rule: FOR_MERCHANTS,
    title: texts.pages.help,
    screen: async () => (await import('../help/help-article.tsx')).HelpArticle,
  },
  { path: '/error', rule: STANDALONE },
  { path: '/gallery', rule: STANDALONE },
] as const satisfies readonly Page[];
