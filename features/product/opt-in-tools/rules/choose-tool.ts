import type { Behaviour, PageRule } from '../contract/tool-behaviour.ts';
import type { PublicTool } from '../contract/tool.ts';

/** The facts about a page view that decide which tool it shows. Times are in milliseconds. */
export interface Visit {
  /** The path and query of the page. */
  page: string;
  device: 'desktop' | 'phone';
  /** Seconds since the page view started. */
  seconds: number;
  /** The share of the page that was seen, in percent. */
  scrolled: number;
  /** The pointer left the page towards the tabs or the address bar. */
  isLeaving?: boolean;
  now: number;
  /** Ids of all tools through which the visitor ever opted in. */
  optedIn: readonly string[];
  /** Ids of the tools that the visitor hid in this browser session. */
  hidden: readonly string[];
  /** When the visitor closed automatically opened tools, latest last. */
  closes: readonly number[];
  /** Whether a tool opened automatically in this browser session. */
  hasOpened: boolean;
  /** Whether the visitor came by a link in one of our messages in this browser session. */
  isFromUs: boolean;
  /** Whether the page is about an order. */
  isOrderPage: boolean;
  /** Whether the page has a place for tools of a type. */
  hasPlace: (type: string) => boolean;
}

/** Where a tool is shown: over the page, at its edge, in a corner as a chat, or on order pages. */
export const PLACES = ['above', 'edge', 'corner', 'order'] as const;
export type Place = (typeof PLACES)[number];

// A constant of its own, because a shop's page loads this file and each byte counts.
const DAY_MS = 864e5;

/**
 * Returns the tool that a page view shows at a place, or null: the first one in the merchant's order that may be shown
 * now.
 */
export function chooseTool<Tool extends PublicTool>(
  tools: readonly Tool[],
  visit: Visit,
  place: Place,
): Tool | undefined {
  const due = tools.filter(
    (tool) =>
      placeOf(tool) === place &&
      belongsHere(tool, tools, visit) &&
      isDue(tool, visit) &&
      (place !== 'above' || !isLeftAlone(visit)),
  );
  return due.find(({ type }) => visit.hasPlace(type)) ?? due[0];
}

export function placeOf({ settings: { behaviour, layout } }: PublicTool): Place {
  if (!behaviour) return 'edge';
  const { showAt } = behaviour.when;
  if (showAt === 'show' || showAt === 'hide' || showAt === 'fade') return 'corner';
  if (showAt === 'allTime') return behaviour.where.desktop.position ? 'edge' : 'order';
  return layout === 'modalImageAtPillClick' ? 'edge' : 'above';
}

/** Whether a tool fits the page, the device and the shopper, regardless of its trigger. */
export function belongsHere(tool: PublicTool, tools: readonly PublicTool[], visit: Visit): boolean {
  const { id, type, channel, chatUrl, settings } = tool;
  const { behaviour } = settings;
  const { optedIn, hidden, device, page } = visit;
  const place = placeOf(tool);
  const isSubscribed = tools.some((one) => one.channel === channel && optedIn.includes(one.id));
  // On Messenger, and for a chat, a tool without a chat link leads nowhere.
  if (hidden.includes(id) || ((channel === 'FB' || place === 'corner') && !chatUrl)) return false;
  if (isSubscribed && (place === 'above' || behaviour?.who.showAt !== 'everyone')) return false;
  if (place === 'order' && !visit.isOrderPage && !visit.hasPlace(type)) return false;
  return !behaviour || (behaviour.where[device].enabled && isMeant(behaviour.pages, page));
}

/**
 * At most one tool opens automatically in a session, none for a week after a close or a month after the second close,
 * and none for visitors who come from our messages.
 */
function isLeftAlone({ hasOpened, isFromUs, closes, now }: Visit): boolean {
  const days = closes.length > 1 ? 30 : 7;
  // A close in the future comes from a wrong clock.
  return hasOpened || isFromUs || Math.abs(now - (closes.at(-1) ?? -Infinity)) < days * DAY_MS;
}

/** The facts that are known immediately, and the device if it was asked for. */
export type Glance = Pick<Visit, 'seconds' | 'scrolled' | 'isLeaving'> & Partial<Pick<Visit, 'device'>>;

/** Whether a tool's trigger has happened, as far as is known. */
export function isDue(tool: PublicTool, { seconds, scrolled, isLeaving, device }: Glance): boolean {
  const { showAt, value } = tool.settings.behaviour?.when ?? {};
  if (showAt === 'scroll') return scrolled >= (value ?? 0);
  if (showAt === 'exit') return !!isLeaving && device !== 'phone';
  return seconds >= secondsOf(tool);
}

/** Returns after how many seconds a tool with a time trigger is shown, and nothing for other triggers. */
export function secondsOf({ settings: { behaviour } }: PublicTool): number {
  const { showAt, value } = behaviour?.when ?? {};
  if (showAt === 'welcome') return value ?? 2;
  return (showAt === 'time' && value) || 0;
}

function isMeant({ include, exclude }: Behaviour['pages'], page: string): boolean {
  const means = ({ kind, text }: PageRule) =>
    kind === 'is' ? page === text : kind === 'contains' ? page.includes(text) : page.startsWith(text);
  return !exclude.some(means) && (!include[0] || include.some(means));
}
