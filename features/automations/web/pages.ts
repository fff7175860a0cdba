import { IconMessageBolt } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page, type PageRule } from '#platform/ui-kit/pages/page.ts';

/** The rule of every page of campaigns, the ones that other features add to included; document 1, section 2. */
export const CAMPAIGN_RULE: PageRule = { ...FOR_MERCHANTS, needsFacebook: true, needsCharge: true };

export const AUTOMATION_PAGES = [
  {
    path: '/automation',
    rule: CAMPAIGN_RULE,
    menu: [
      {
        place: 'facebook',
        order: 20,
        name: 'Auto Campaigns',
        icon: IconMessageBolt,
        feature: 'autoCampaigns',
      },
      {
        place: 'oldStore',
        order: 20,
        name: 'Auto Campaign',
        icon: IconMessageBolt,
        feature: 'autoCampaigns',
      },
    ],
  },
  { path: '/automation/:type', rule: CAMPAIGN_RULE },
  {
    path: '/automation-wa',
    rule: CAMPAIGN_RULE,
    title: 'Auto Campaigns',
    screen: async () => (await import('./campaign-list-page.tsx')).CampaignListPage,
    menu: [
      {
        place: 'whatsApp',
        order: 20,
        name: 'Auto Campaigns',
        icon: IconMessageBolt,
        feature: 'WAautoCampaigns',
      },
    ],
  },
] as const satisfies readonly Page[];
