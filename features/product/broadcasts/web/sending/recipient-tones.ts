import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { RecipientState } from '../../contract/sending-calls.ts';

export const RECIPIENT_TONES: Record<RecipientState, StatusTone> = {
  toCome: 'plain',
  queued: 'plain',
  waiting: 'care',
  sending: 'plain',
  uncertain: 'care',
  sent: 'plain',
  delivered: 'good',
  read: 'good',
  skipped: 'care',
  failed: 'bad',
};
