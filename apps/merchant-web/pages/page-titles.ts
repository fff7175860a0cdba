import type { PagePath } from '../guards/page-rules.ts';

/** What the browser's tab says from the click until the page names itself. */
export const PAGE_TITLES: Partial<Record<PagePath, string>> = {
  '/dashboard': 'Dashboard',
  '/channel-dashboard': 'Facebook dashboard',
  '/channel-dashboard-wa': 'WhatsApp dashboard',
  '/automation-wa': 'Auto Campaigns',
  '/automation-wa/:type': 'Auto Campaigns',
  '/opt-in-tools-wa': 'Opt-in Tools',
  '/customerSupport': 'Customer Support',
  '/settings': 'Settings',
  '/settings/privacy': 'Privacy',
  '/messages': 'Messages',
  '/messages/:messageId': 'Messages',
  '/sender-health': 'Sender health',
  '/help': 'Help Centre',
  '/help/:article': 'Help Centre',
};
