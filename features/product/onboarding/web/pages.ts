import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';

export const ONBOARDING_PAGES = [
  { path: '/onboarding', rule: { ...FOR_MERCHANTS, for: 'onboarding', isTarget: false, onPhone: true } },
] as const satisfies readonly Page[];
