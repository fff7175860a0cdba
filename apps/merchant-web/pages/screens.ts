import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import type { PagePath } from '../guards/page-rules.ts';

type Screen = LazyExoticComponent<ComponentType<{ merchant: Merchant }>>;

function load(screen: () => Promise<ComponentType<{ merchant: Merchant }>>): Screen {
  return lazy(async () => ({ default: await screen() }));
}

/** The screens there are; each comes in a part of its own, when it is first opened. A page without one is a 404. */
export const SCREENS: Partial<Record<PagePath, Screen>> = {
  '/dashboard': load(async () => (await import('./dashboard-screen.tsx')).DashboardScreen),
  '/channel-dashboard': load(
    async () => (await import('./channel-dashboard-screen.tsx')).FacebookDashboardScreen,
  ),
  '/channel-dashboard-wa': load(
    async () => (await import('./channel-dashboard-screen.tsx')).WhatsAppDashboardScreen,
  ),
  '/automation-wa': load(
    async () => (await import('#features/automations/web/campaign-list-page.tsx')).CampaignListPage,
  ),
  '/automation-wa/:type': load(async () => (await import('./campaign-screen.tsx')).CampaignScreen),
  '/opt-in-tools-wa': load(async () => (await import('#features/opt-in-tools/web/tools-page.tsx')).ToolsPage),
  '/customerSupport': load(async () => (await import('./support-screen.tsx')).SupportScreen),
  '/settings': load(async () => (await import('./settings-screen.tsx')).SettingsScreen),
  '/settings/privacy': load(async () => (await import('#features/privacy/web/privacy-page.tsx')).PrivacyPage),
  '/messages': load(async () => (await import('#features/message-log/web/messages-page.tsx')).MessagesPage),
  '/messages/:messageId': load(
    async () => (await import('#features/message-log/web/message-page.tsx')).MessagePage,
  ),
  '/sender-health': load(
    async () => (await import('#features/message-log/web/sender-health-page.tsx')).SenderHealthPage,
  ),
  '/fbPageNotConnected': load(async () => (await import('./facebook-lost-screen.tsx')).FacebookLostScreen),
  '/help': load(async () => (await import('./help-page.tsx')).HelpPage),
  '/help/:article': load(async () => (await import('./help-article.tsx')).HelpArticle),
};

export function hasScreen(page: PagePath): boolean {
  return SCREENS[page] !== undefined;
}
