import { IconMessageBolt } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page, type PageRule } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

/** Document 1, section 2. */
const CAMPAIGN_RULE: PageRule = { ...FOR_MERCHANTS, needsFacebook: true, needsCharge: true };

const loadLists = () => import('./campaign-list-screens.tsx');
const loadScreens = () => import('./campaign-screens.tsx');

/** The campaign pages, with parts from several features. */
export const CAMPAIGN_PAGES = [
  {
    path: '/automation',
    rule: CAMPAIGN_RULE,
    title: texts.pages.campaigns,
    screen: async () => (await loadLists()).MessengerCampaignsScreen,
    menu: [
      {
        place: 'facebook',
        order: 20,
        name: texts.pages.campaigns,
        icon: IconMessageBolt,
        feature: 'autoCampaigns',
      },
      {
        place: 'oldStore',
        order: 20,
        name: texts.pages.campaignsOfOldStore,
        icon: IconMessageBolt,
        feature: 'autoCampaigns',
      },
    ],
  },
  {
    path: '/automation/:type',
    rule: CAMPAIGN_RULE,
    title: texts.pages.campaigns,
    screen: async () => (await loadScreens()).MessengerCampaignScreen,
  },
  {
    path: '/automation-wa',
    rule: CAMPAIGN_RULE,
    title: texts.pages.campaigns,
    screen: async () => (await loadLists()).WhatsAppCampaignsScreen,
    menu: [
      {
        place: 'whatsApp',
        order: 20,
        name: texts.pages.campaigns,
        icon: IconMessageBolt,
        feature: 'WAautoCampaigns',
      },
    ],
  },
  {
    path: '/automation-wa/:type',
    rule: CAMPAIGN_RULE,
    title: texts.pages.campaigns,
    screen: async () => (await loadScreens()).WhatsAppCampaignScreen,
  },
] as const satisfies readonly Page[];
