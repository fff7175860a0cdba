import type { PagePath } from '../guards/page-rules.ts';

export type MenuIcon =
  | 'dashboard'
  | 'whatsappFigures'
  | 'messengerFigures'
  | 'campaigns'
  | 'broadcasts'
  | 'tools'
  | 'messages'
  | 'health'
  | 'support'
  | 'templates'
  | 'subscribers'
  | 'settings';

export interface MenuEntry {
  name: string;
  /** The name where its group is not seen beside it: two channels have entries of one name. */
  fullName: string;
  to: PagePath;
  icon: MenuIcon;
  /** The plan does not include it: it shows a lock, and opens the plans instead. */
  isLocked: boolean;
}

export interface Menu {
  /** Above the groups. */
  first: MenuEntry[];
  groups: { name: 'Facebook' | 'WhatsApp'; entries: MenuEntry[] }[];
  entries: MenuEntry[];
  /** Old stores have the flat menu without plans and support. */
  isFlat: boolean;
}

/** What the menu is made from. */
export interface MenuFacts {
  isOldStore: boolean;
  charge: string;
  /** Flags by the plan; one that is missing is on. */
  features: Record<string, boolean>;
  /** Whether this installation has a support chat. */
  hasSupportChat: boolean;
  /** Whether there is a screen for the page. */
  hasScreen: (page: PagePath) => boolean;
}

interface Row {
  name: string;
  to: PagePath;
  icon: MenuIcon;
  feature?: string;
}

const FACEBOOK: Row[] = [
  { name: 'Dashboard', to: '/channel-dashboard', icon: 'messengerFigures' },
  { name: 'Auto Campaigns', to: '/automation', icon: 'campaigns', feature: 'autoCampaigns' },
  { name: 'Opt-in Tools', to: '/opt-in-tools', icon: 'tools' },
];
const WHATSAPP: Row[] = [
  { name: 'Dashboard', to: '/channel-dashboard-wa', icon: 'whatsappFigures' },
  { name: 'Auto Campaigns', to: '/automation-wa', icon: 'campaigns', feature: 'WAautoCampaigns' },
  {
    name: 'Broadcast Campaigns',
    to: '/instant-campaigns-wa',
    icon: 'broadcasts',
    feature: 'WAInstantCampaigns',
  },
  { name: 'Opt-in Tools', to: '/opt-in-tools-wa', icon: 'tools' },
];
const FIRST: Row[] = [{ name: 'Dashboard', to: '/dashboard', icon: 'dashboard' }];
const OVERALL: Row[] = [
  { name: 'Messages', to: '/messages', icon: 'messages' },
  { name: 'Sender health', to: '/sender-health', icon: 'health' },
  { name: 'Customer Support', to: '/customerSupport', icon: 'support', feature: 'customerSupport' },
  { name: 'Templates', to: '/templates', icon: 'templates', feature: 'templates' },
  { name: 'Subscribers', to: '/subscribers', icon: 'subscribers', feature: 'subscribers' },
  { name: 'Settings', to: '/settings', icon: 'settings' },
];
const OLD_STORE: Row[] = [
  { name: 'Dashboard', to: '/channel-dashboard', icon: 'dashboard' },
  { name: 'Auto Campaign', to: '/automation', icon: 'campaigns', feature: 'autoCampaigns' },
  { name: 'Opt-in Tools', to: '/opt-in-tools', icon: 'tools' },
  { name: 'Subscribers', to: '/subscribers', icon: 'subscribers', feature: 'subscribers' },
  { name: 'Settings', to: '/settings', icon: 'settings' },
];

/** The menu of a shop, in the words of document 1, section 2: what there is, for this kind of store, with locks. */
export function menuOf(facts: MenuFacts): Menu {
  const take = (rows: Row[], group?: string) =>
    rows.filter((row) => isShown(row, facts)).map((row) => toEntry(row, facts, group));
  if (facts.isOldStore) return { first: [], groups: [], entries: take(OLD_STORE), isFlat: true };
  const groups = [
    { name: 'WhatsApp' as const, entries: take(WHATSAPP, 'WhatsApp') },
    { name: 'Facebook' as const, entries: take(FACEBOOK, 'Facebook') },
  ];
  return {
    first: take(FIRST),
    groups: groups.filter((group) => group.entries.length > 0),
    entries: take(OVERALL),
    isFlat: false,
  };
}

function isShown({ to }: Row, { charge, hasScreen, hasSupportChat }: MenuFacts): boolean {
  if (!hasScreen(to)) return false;
  if (to === '/instant-campaigns-wa') return charge !== 'existing';
  return to !== '/customerSupport' || hasSupportChat;
}

function toEntry(
  { name, to, icon, feature }: Row,
  { features }: MenuFacts,
  group: string | undefined,
): MenuEntry {
  const fullName = group === undefined ? name : `${group} ${name}`;
  return { name, fullName, to, icon, isLocked: feature !== undefined && features[feature] === false };
}
