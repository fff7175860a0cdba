import { IconSend } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { hasBroadcasts } from './has-broadcasts.ts';

const loadScreens = () => import('./broadcast-screens.tsx');

/** The pages of broadcasts: audiences, templates, imports and exports add to them. Document 3, section 2.4. */
export const BROADCAST_PAGES = [
  {
    path: '/instant-campaigns-wa',
    rule: FOR_MERCHANTS,
    title: 'Broadcast Campaigns',
    screen: async () => (await loadScreens()).BroadcastsScreen,
    menu: [
      {
        place: 'whatsApp',
        order: 30,
        name: 'Broadcast Campaigns',
        icon: IconSend,
        feature: 'WAInstantCampaigns',
        isShown: hasBroadcasts,
      },
    ],
  },
  {
    path: '/instant-campaigns-wa/:campaignId',
    rule: FOR_MERCHANTS,
    title: 'Broadcast Campaign',
    screen: async () => (await loadScreens()).BroadcastScreen,
  },
] as const satisfies readonly Page[];
