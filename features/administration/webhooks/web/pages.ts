import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

const rule = { ...FOR_MERCHANTS, right: 'configure' } as const;

export const WEBHOOK_PAGES = [
  {
    path: '/settings/webhooks',
    rule,
    title: texts.page.title,
    screen: async () => (await import('./webhooks-page.tsx')).WebhooksPage,
  },
  {
    path: '/settings/webhooks/:endpointId',
    rule,
    title: texts.page.title,
    screen: async () => (await import('./endpoint-page.tsx')).EndpointPage,
  },
] as const satisfies readonly Page[];
