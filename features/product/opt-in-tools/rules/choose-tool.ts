import type { Behaviour, PageRule } from '../contract/tool-behaviour.ts';
import type { PublicTool } from '../contract/tool.ts';

/** What is known of a page view when it is decided what it shows. Moments are in ms. */
export interface Visit {
  /** Path and query of the page's address. */
  page: string;
  device: 'desktop' | 'phone';
  /** Since the page view began. */
  seconds: number;
  /** How much of the page was seen, in percent. */
  scrolled: number;
  /** The pointer left for the tabs or the address. */
  isLeaving?: boolean;
  now: number;
  /** Ids of the tools that the visitor opted in through, ever. */
  optedIn: readonly string[];
  /** Ids of the tools that the visitor hid in this session. */
  hidden: readonly string[];
  /** When the visitor closed what had opened by itself, the latest last. */
  closes: readonly number[];
  /** Something opened by itself in this session. */
  hasOpened: boolean;
  /** The visitor came by a link in one of our messages, in this session. */
  isFromUs: boolean;
  /** It is a page about an order. */
  isOrderPage: boolean;
  /** Whether the page has a place for tools of a type. */
  hasPlace: (type: string) => boolean;
}

/**
 * Where a tool shows itself: above the page, which it opens over by itself; at its edge; in a corner, as a chat; on pages
 * about an order.
 */
export const PLACES = ['above', 'edge', 'corner', 'order'] as const;
export type Place = (typeof PLACES)[number];

// Its own: a shop's page loads this file, and each byte counts.
const DAY_MS = 864e5;

/**
 * The one tool that a page view shows at a place, if any: the first in the merchant's order that may be shown now, of
 * those that the page has a place for where it has one.
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

/** Whether page, device and shopper are those that a tool is for, whenever it shows itself. */
export function belongsHere(tool: PublicTool, tools: readonly PublicTool[], visit: Visit): boolean {
  const { id, type, channel, chatUrl, settings } = tool;
  const { behaviour } = settings;
  const { optedIn, hidden, device, page } = visit;
  const place = placeOf(tool);
  const isSubscribed = tools.some((one) => one.channel === channel && optedIn.includes(one.id));
  // On Messenger, and in a chat, a tool without its chat leads nowhere.
  if (hidden.includes(id) || ((channel === 'FB' || place === 'corner') && !chatUrl)) return false;
  if (isSubscribed && (place === 'above' || behaviour?.who.showAt !== 'everyone')) return false;
  if (place === 'order' && !visit.isOrderPage && !visit.hasPlace(type)) return false;
  return !behaviour || (behaviour.where[device].enabled && isMeant(behaviour.pages, page));
}

/** At most one a session, none for a week after it was closed, or a month after the second time; none for who comes by our message. */
function isLeftAlone({ hasOpened, isFromUs, closes, now }: Visit): boolean {
  const days = closes.length > 1 ? 30 : 7;
  // A close of the future is one by a clock that was wrong.
  return hasOpened || isFromUs || Math.abs(now - (closes.at(-1) ?? -Infinity)) < days * DAY_MS;
}

/** What is known of a visit at once; the device where it was asked for. */
export type Glance = Pick<Visit, 'seconds' | 'scrolled' | 'isLeaving'> & Partial<Pick<Visit, 'device'>>;

/** Whether what it waits for has come, as far as is known. */
export function isDue(tool: PublicTool, { seconds, scrolled, isLeaving, device }: Glance): boolean {
  const { showAt, value } = tool.settings.behaviour?.when ?? {};
  if (showAt === 'scroll') return scrolled >= (value ?? 0);
  if (showAt === 'exit') return !!isLeaving && device !== 'phone';
  return seconds >= secondsOf(tool);
}

/** After how many seconds a tool shows itself that waits for time alone; none where it does not. */
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
