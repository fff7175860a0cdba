import { FOR_MERCHANTS, type Page, type PageRule } from '#platform/ui-kit/pages/page.ts';

/** E-mails lead here, often on a phone, and the reader may have no account yet. */
const FOR_ANYONE: PageRule = { ...FOR_MERCHANTS, for: 'anyone', isTarget: false, onPhone: true };

export const SESSION_PAGES = [
  { path: '/join', rule: FOR_ANYONE },
  { path: '/log-in', rule: FOR_ANYONE },
] as const satisfies readonly Page[];
