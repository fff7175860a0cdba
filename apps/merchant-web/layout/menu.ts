import type { PlanId } from '#features/foundations/plans/contract/plan.ts';
import { hasPlans } from '#features/foundations/plans/rules/charge-overlay.ts';
import type { MenuPlace, MenuRow, Page } from '#platform/ui-kit/pages/page.ts';

export interface MenuEntry extends Pick<MenuRow, 'name' | 'icon'> {
  /** The name where its group is not seen beside it: two channels have entries of one name. */
  fullName: string;
  to: string;
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
  hasPlans: boolean;
}

/** What the menu is made from. */
export interface MenuMerchant {
  isOldStore: boolean;
  chargeStatus: { status: string };
  /** Flags by the plan; one that is missing is on. */
  planDetails: { features: Record<string, boolean>; planId?: PlanId | null };
  /** Whether this installation has a support chat. */
  hasSupportChat: boolean;
}

/** The part of a page that the menu is made of. */
export interface MenuPage extends Pick<Page, 'path'> {
  screen?: unknown;
  menu?: readonly MenuRow<MenuMerchant>[];
}

/**
 * The menu of a shop, in the words of document 1, section 2: what there is, for this kind of store, with locks. The
 * dashboard and WhatsApp come before Facebook, because most shops begin there.
 */
export function menuOf(merchant: MenuMerchant, pages: readonly MenuPage[]): Menu {
  const take = (place: MenuPlace, group?: string) => entriesAt(place, merchant, pages, group);
  if (merchant.isOldStore)
    return { first: [], groups: [], entries: take('oldStore'), isFlat: true, hasPlans: false };
  const groups = [
    { name: 'WhatsApp' as const, entries: take('whatsApp', 'WhatsApp') },
    { name: 'Facebook' as const, entries: take('facebook', 'Facebook') },
  ];
  return {
    first: take('first'),
    groups: groups.filter((group) => group.entries.length > 0),
    entries: take('overall'),
    isFlat: false,
    hasPlans: hasPlans(merchant.planDetails.planId ?? null),
  };
}

/** A page that has no screen yet has no line either. */
function entriesAt(
  place: MenuPlace,
  merchant: MenuMerchant,
  pages: readonly MenuPage[],
  group?: string,
): MenuEntry[] {
  return pages
    .filter(({ screen }) => screen !== undefined)
    .flatMap(({ path, menu = [] }) => menu.map((row) => ({ row, path })))
    .filter(({ row }) => row.place === place && (row.isShown?.(merchant) ?? true))
    .toSorted((one, other) => one.row.order - other.row.order)
    .map(({ row, path }) => toEntry(row, path, merchant, group));
}

function toEntry(
  { name, icon, feature }: MenuRow<MenuMerchant>,
  to: string,
  { planDetails: { features } }: MenuMerchant,
  group: string | undefined,
): MenuEntry {
  const fullName = group === undefined ? name : `${group} ${name}`;
  return { name, fullName, to, icon, isLocked: feature !== undefined && features[feature] === false };
}
