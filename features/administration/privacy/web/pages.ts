import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';

export const PRIVACY_PAGES = [
  {
    path: '/settings/privacy',
    rule: FOR_MERCHANTS,
    title: 'Privacy',
    screen: async () => (await import('./privacy-page.tsx')).PrivacyPage,
  },
] as const satisfies readonly Page[];
