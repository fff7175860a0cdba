import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { BroadcastStatus } from '../contract/broadcast.ts';

export const LIST_PATH = '/instant-campaigns-wa';
export const LIST_TITLE = 'Broadcast Campaign - Whatsapp';
export const LIST_NOTE = 'One message to many people, at a time that you choose.';
export const NO_BROADCASTS =
  "Looks like you don't have any campaigns created yet! Click the Create button at the top right to create your first Instant Campaign!";
export const ONLY_DRAFTS = 'Only drafts can be deleted. Cancel its schedule first.';

export const LOADING = 'Instant Campaign is loading';
export const LOADED = 'Loaded Successfully';
export const SAVING = 'Saving Campaign';
export const SCHEDULING = 'Scheduling Campaign';
export const SCHEDULED = 'Campaign Successfully Scheduled';
export const SAVED = 'Campaign Successfully Saved As Draft';
export const NO_LINES_IN_OFFER =
  "No new lines are allowed, they'll be removed automatically when we send your campaigns!";
export const NO_LINES_IN_VARIABLES = "New Lines aren't allowed in variables";
/** How long the toast about new lines stays; document 3, section 5.2. */
export const LINES_TOAST_MS = 5000;

export const STATUS_WORDS: Record<BroadcastStatus, { word: string; tone: StatusTone }> = {
  draft: { word: 'Draft', tone: 'plain' },
  active: { word: 'Scheduled', tone: 'plain' },
  sending: { word: 'Sending', tone: 'good' },
  sent: { word: 'Sent', tone: 'good' },
  Failed: { word: 'Failed', tone: 'bad' },
};

export const QUALITY_WORDS = {
  GREEN: { word: 'Good', tone: 'good' },
  YELLOW: { word: 'Medium', tone: 'care' },
  RED: { word: 'Low', tone: 'bad' },
  UNKNOWN: { word: 'Not known yet', tone: 'plain' },
} as const satisfies Record<string, { word: string; tone: StatusTone }>;

export const NO_ADDRESS = 'This is no web address. Write it as https://shop.example/sale.';

export function linkLabel(name: string): string {
  return `Address of the link ‘${name}’`;
}

export function leadsTo(address: string): string {
  return `Leads to ${address}`;
}

/** Where a link without an address leads. */
export function leadsOtherwise(otherwise: string | null): string {
  return `Left empty, it leads to ${otherwise ?? 'the front page of your shop'}.`;
}
