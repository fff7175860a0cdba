/** What a page asks of who arrives. */
export interface PageRule {
  /** `visitor`: only without a login. `onboarding`: only during it. `anyone`: no login needed. */
  for: 'visitor' | 'anyone' | 'onboarding' | 'merchant';
  /** May be where a login leads to. */
  isTarget: boolean;
  /** May be opened on a viewport narrower than the app's pages are made for. */
  onPhone: boolean;
  /** Not while the shop's Facebook page is disconnected. */
  needsFacebook: boolean;
  /** Only with a charge that is active. */
  needsCharge: boolean;
}

const MERCHANT: PageRule = {
  for: 'merchant',
  isTarget: true,
  onPhone: false,
  needsFacebook: false,
  needsCharge: false,
};
const LANDING: PageRule = { ...MERCHANT, for: 'visitor', isTarget: false, onPhone: true };
const CAMPAIGNS: PageRule = { ...MERCHANT, needsFacebook: true, needsCharge: true };

/** Every page there is, and who may see it; document 1, section 2. The paths are the specification's. */
export const PAGE_RULES = {
  '/': LANDING,
  '/landing': LANDING,
  '/onboarding': { ...MERCHANT, for: 'onboarding', isTarget: false, onPhone: true },
  '/dashboard': { ...MERCHANT, onPhone: true },
  '/channel-dashboard': MERCHANT,
  '/channel-dashboard-wa': MERCHANT,
  '/automation': CAMPAIGNS,
  '/automation/:type': CAMPAIGNS,
  '/automation-wa': CAMPAIGNS,
  '/automation-wa/:type': CAMPAIGNS,
  '/opt-in-tools': MERCHANT,
  '/opt-in-tools-wa': MERCHANT,
  '/instant-campaigns-wa': MERCHANT,
  '/instant-campaigns-wa/:campaignId': MERCHANT,
  '/customerSupport': MERCHANT,
  '/templates': MERCHANT,
  '/subscribers': MERCHANT,
  '/settings': MERCHANT,
  '/settings/privacy': MERCHANT,
  '/messages': MERCHANT,
  '/messages/:messageId': MERCHANT,
  '/sender-health': MERCHANT,
  '/fbPageNotConnected': MERCHANT,
  '/help': MERCHANT,
  '/help/:article': MERCHANT,
  '/refreshFacebook': { ...MERCHANT, for: 'anyone' },
  '/error': { ...MERCHANT, for: 'anyone', isTarget: false, onPhone: true },
  '/gallery': { ...MERCHANT, for: 'anyone', isTarget: false, onPhone: true },
} as const satisfies Record<string, PageRule>;

export type PagePath = keyof typeof PAGE_RULES;

/** Whether a path opens on a narrow window, where the rule of narrow windows holds; an old store's `home` always does. */
export function opensOnPhone(path: string, home: PagePath): boolean {
  const page = findPage(path.split(/[?#]/, 1)[0] ?? '');
  return page !== null && (page === home || PAGE_RULES[page].onPhone);
}

/** The page that a path leads to, or null where there is none. */
export function findPage(path: string): PagePath | null {
  const parts = path.split('/');
  const pages = Object.keys(PAGE_RULES) as PagePath[];
  return pages.find((page) => matches(page.split('/'), parts)) ?? null;
}

function matches(pattern: string[], parts: string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  );
}
