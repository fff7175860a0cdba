import type { PlanFlag } from '#features/foundations/plans/contract/plan-flags.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { texts } from '../../texts/all.ts';
import type { Rights } from '../editor/document.ts';

/** The plan feature for editing messages. A feature that a plan does not name is included. */
export const EDIT_FLAG = { WA: 'WAeditFlow', FB: 'editFlow' } as const satisfies Record<Channel, PlanFlag>;

export function hasEditing(features: Readonly<Record<string, boolean>>, channel: Channel): boolean {
  return features[EDIT_FLAG[channel]] !== false;
}

interface Question {
  channel: Channel;
  /** From the campaign's definition. */
  hasEditableAnswers: boolean;
  /** The number of answers before the flow. */
  level: number;
  /** Whether the plan includes editing. */
  hasPlan: boolean;
  /** Whether its texts need no approval. */
  isEditable: boolean;
}

/** Returns what can be edited in a flow. */
export function rightsOf({ channel, hasEditableAnswers, level, hasPlan, isEditable }: Question): Rights {
  if (!hasPlan || !isEditable) return 'none';
  if (channel === 'FB') return 'all';
  return hasEditableAnswers && level > 0 ? 'text' : 'none';
}

/** The plan does not include editing. Document 2, section 2. */
export function upgradeSentence(channel: Channel): string {
  return channel === 'WA' ? texts.locked.planWhatsApp : texts.locked.plan;
}

/** The reason why a flow's texts cannot be edited, and whether an own template can replace them. */
export interface Lock {
  sentences: string[];
  mayUseOwn: boolean;
}

/** `leadsOn`: whether one of its answers leads to another flow. */
export function lockOf({
  channel,
  level,
  hasPlan,
  leadsOn,
}: Pick<Question, 'channel' | 'level' | 'hasPlan'> & { leadsOn: boolean }): Lock {
  if (!hasPlan)
    return {
      sentences: [upgradeSentence(channel)],
      mayUseOwn: false,
    };
  if (channel === 'FB') return { sentences: [texts.locked.messenger], mayUseOwn: false };
  const sentence = level > 0 ? texts.locked.afterAnswer : leadsOn ? texts.locked.leadsOn : null;
  return {
    sentences: [texts.locked.timeOnly, sentence ?? texts.locked.words],
    mayUseOwn: sentence === null,
  };
}
