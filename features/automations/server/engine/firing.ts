import type { Subject } from '../../rules/effect.ts';
import type { Campaign, DueMessage } from './campaign.ts';
import type { Step } from './step-queries.ts';
import type { Timer } from './timers.ts';

/** A drip's timer that fires, with what is known of it by then. */
export interface Firing {
  campaign: Campaign;
  step: Step;
  due: DueMessage;
  subject: Subject;
  timer: Timer;
  /** When the event happened; ISO 8601. */
  eventAt: string | null;
}
