import { IconFileUpload, IconSend } from '@tabler/icons-react';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';
import { hasBroadcasts } from './has-broadcasts.ts';

const loadScreens = () => import('./broadcast-screens.tsx');

/** The broadcast pages, with the report from the exports feature, and the imports page. Document 3, section 2.4. */
export const BROADCAST_PAGES = [
  {
    path: '/instant-campaigns-wa',
    rule: FOR_MERCHANTS,
    title: texts.pages.broadcasts,
    screen: async () =>
      (await import('#features/product/broadcasts/web/list/broadcast-list.tsx')).BroadcastListPage,
    menu: [
      {
        place: 'whatsApp',
        order: 30,
        name: texts.pages.broadcasts,
        icon: IconSend,
        feature: BROADCASTS_FLAG,
        isShown: hasBroadcasts,
      },
    ],
  },
  {
    path: '/instant-campaigns-wa/:campaignId',
    rule: FOR_MERCHANTS,
    title: texts.pages.broadcast,
    screen: async () => (await loadScreens()).BroadcastScreen,
  },
  {
    path: '/imports',
    rule: FOR_MERCHANTS,
    title: texts.pages.imports,
    screen: async () => (await import('#features/product/imports/web/imports-page.tsx')).ImportsPage,
    menu: [
      {
        place: 'overall',
        order: 53,
        name: texts.pages.imports,
        icon: IconFileUpload,
        feature: BROADCASTS_FLAG,
        isShown: hasBroadcasts,
      },
    ],
  },
] as const satisfies readonly Page[];
