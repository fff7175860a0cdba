import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';

export const CHANNEL_PAGES = [
  {
    path: '/fbPageNotConnected',
    rule: FOR_MERCHANTS,
    screen: async () => (await import('./facebook/facebook-lost-screen.tsx')).FacebookLostScreen,
  },
  { path: '/refreshFacebook', rule: { ...FOR_MERCHANTS, for: 'anyone' } },
] as const satisfies readonly Page[];
