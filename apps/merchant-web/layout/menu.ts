import type { PlanId } from '#features/foundations/plans/contract/plan.ts';
import { hasPlans } from '#features/foundations/plans/rules/charge-overlay.ts';
import { fill } from '#platform/language/reader.ts';
import { hasRight, type Role } from '#platform/rights/rights.ts';
import type { MenuPlace, MenuRow, Page, PageRule } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

export interface MenuEntry extends Pick<MenuRow, 'name' | 'icon'> {
  /** The name to use if the group is not shown, because two channels have entries of the same name. */
  fullName: string;
  to: string;
  /** The plan does not include the page. The entry shows a lock and opens the plans. */
  isLocked: boolean;
  /** A number beside the name, and the shop whose number it is. */
  count: { load: NonNullable<MenuRow['loadCount']>; shopUrl: string } | null;
}

export interface Menu {
  /** Entries above the groups. */
  first: MenuEntry[];
  groups: { name: 'Facebook' | 'WhatsApp'; entries: MenuEntry[] }[];
  entries: MenuEntry[];
  /** Old stores have a flat menu without plans and support. */
  isFlat: boolean;
  hasPlans: boolean;
}

/** The facts about the merchant that the menu depends on. */
export interface MenuMerchant {
  isOldStore: boolean;
  chargeStatus: { status: string };
  /** Feature flags of the plan; a missing flag counts as on. */
  planDetails: { features: Record<string, boolean>; planId?: PlanId | null };
  /** Whether this installation has a support chat. */
  hasSupportChat: boolean;
  /** The reader's role in the shop. */
  role: Role;
  shopUrl: string;
}

/** The fields of a page that the menu needs. */
export interface MenuPage extends Pick<Page, 'path'> {
  rule: Pick<PageRule, 'right'>;
  screen?: unknown;
  menu?: readonly MenuRow<MenuMerchant>[];
}

/**
 * Returns a shop's menu with the wording of document 1, section 2, including locks. The overall dashboard and WhatsApp
 * come before Facebook, because most shops start there.
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

/** A page without a screen has no entry, and neither has a page that the reader's role may not open. */
function entriesAt(
  place: MenuPlace,
  merchant: MenuMerchant,
  pages: readonly MenuPage[],
  group?: string,
): MenuEntry[] {
  return pages
    .filter(({ screen, rule }) => screen !== undefined && hasRight(merchant.role, rule.right))
    .flatMap(({ path, menu = [] }) => menu.map((row) => ({ row, path })))
    .filter(({ row }) => row.place === place && (row.isShown?.(merchant) ?? true))
    .toSorted((one, other) => one.row.order - other.row.order)
    .map(({ row, path }) => toEntry(row, path, merchant, group));
}

function toEntry(
  { name, icon, feature, loadCount }: MenuRow<MenuMerchant>,
  to: string,
  { planDetails: { features }, shopUrl }: MenuMerchant,
  group: string | undefined,
): MenuEntry {
  const fullName = group === undefined ? name : fill(texts.menu.ofChannel, { channel: group, page: name });
  const isLocked = feature !== undefined && features[feature] === false;
  return { name, fullName, to, icon, isLocked, count: loadCount ? { load: loadCount, shopUrl } : null };
}
