import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ExportState } from '../contract/export-calls.ts';
import type { ShopFileKind } from './use-exports.ts';

export const REPORT_TITLE = 'Delivery report';
export const REPORT_ABOUT =
  'Every message of this campaign: to whom it went, what became of it and why, and what it earned.';
export const BROADCAST_REPORT_ABOUT =
  'Every message of this broadcast: to whom it went, what became of it and why, and what it earned.';
export const SEND_REPORT = 'Send the report';
export const SEND_FILE = 'Send the file';
export const SEE_EXPORTS = 'See how far it is';

/** The file of subscribers. Other pages offer it too. */
export const EVERYBODY = {
  kind: 'subscribers',
  name: 'Download Subscribers Data',
  about: 'Everybody who is known, with what they agreed to and when, however many they are.',
} as const;

/** The files of the whole shop that the page "Exports" offers. */
export const SHOP_FILES = [
  EVERYBODY,
  {
    kind: 'unsubscribers',
    name: 'Download unsubscribers',
    about: 'Everybody who unsubscribed and did not come back.',
  },
  {
    kind: 'orders',
    name: 'Download orders',
    about: 'Every order that a message earned: which message, why it is credited, and what went back.',
  },
  {
    kind: 'figures',
    name: 'Download daily figures',
    about: 'What the dashboards add up: each day of each campaign, broadcast and opt-in tool.',
  },
] as const satisfies readonly { kind: ShopFileKind; name: string; about: string }[];

export const EMAIL_LABEL = 'E-mail address';
export const EMAIL_HINT = 'The file comes as a link that is good for seven days.';
export const EMAIL_WRONG = 'This is not an e-mail address. Check it and try again.';

export const STATE_LABELS: Record<ExportState, { word: string; tone: StatusTone }> = {
  queued: { word: 'Next to go', tone: 'plain' },
  running: { word: 'Being written', tone: 'plain' },
  ready: { word: 'Ready', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
  expired: { word: 'No longer kept', tone: 'plain' },
  cancelled: { word: 'Cancelled', tone: 'plain' },
};
