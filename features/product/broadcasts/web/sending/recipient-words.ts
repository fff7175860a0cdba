import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { RecipientState } from '../../contract/sending-calls.ts';

export const STATE_LABELS: Record<RecipientState, { word: string; tone: StatusTone }> = {
  toCome: { word: 'To come', tone: 'plain' },
  queued: { word: 'Next to go', tone: 'plain' },
  waiting: { word: 'Waiting', tone: 'care' },
  sending: { word: 'Sending', tone: 'plain' },
  uncertain: { word: 'No answer yet', tone: 'care' },
  sent: { word: 'Sent', tone: 'plain' },
  delivered: { word: 'Delivered', tone: 'good' },
  read: { word: 'Read', tone: 'good' },
  skipped: { word: 'Not sent', tone: 'care' },
  failed: { word: 'Failed', tone: 'bad' },
};
