import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ExportState } from '../contract/export-calls.ts';

export const REPORT_TITLE = 'Delivery report';
export const REPORT_ABOUT =
  'Every message of this campaign: to whom it went, what became of it and why, and what it earned. Only messages sent after 1 March 2022 are in it.';
export const EMAIL_LABEL = 'E-mail address';
export const EMAIL_HINT = 'The file comes as a link that is good for seven days.';
export const EMAIL_WRONG = 'This is not an e-mail address. Check it and try again.';

export const STATE_WORDS: Record<ExportState, { word: string; tone: StatusTone }> = {
  queued: { word: 'Next to go', tone: 'plain' },
  running: { word: 'Being written', tone: 'plain' },
  ready: { word: 'Ready', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
  expired: { word: 'No longer kept', tone: 'plain' },
  cancelled: { word: 'Cancelled', tone: 'plain' },
};
