import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ImportState } from '../contract/import.ts';

/** How the badge of a state looks. */
export const STATE_TONES: Record<ImportState, StatusTone> = {
  created: 'plain',
  uploaded: 'care',
  queued: 'plain',
  reading: 'plain',
  adding: 'plain',
  completed: 'good',
  failed: 'bad',
  cancelled: 'plain',
};
