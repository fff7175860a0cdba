import type { Subject } from '../../rules/effect.ts';
import type { Campaign, DueMessage } from './campaign.ts';
import type { Step } from './step-queries.ts';

/** The facts for composing a drip's message. */
export interface Firing {
  shopId: number;
  campaign: Campaign;
  step: Step;
  due: DueMessage;
  subject: Subject;
  /** When the event happened; ISO 8601. */
  eventAt: string | null;
}
