import type { PlanFlag } from '#features/foundations/plans/contract/plan-flags.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Rights } from '../editor/document.ts';

/** The plan feature for editing messages. A feature that a plan does not name is included. */
export const EDIT_FLAG = { WA: 'WAeditFlow', FB: 'editFlow' } as const satisfies Record<Channel, PlanFlag>;

export function hasEditing(features: Readonly<Record<string, boolean>>, channel: Channel): boolean {
  return features[EDIT_FLAG[channel]] !== false;
}

/** The plan does not include editing. Document 2, section 2. */
const UPGRADE_SENTENCE = 'Please upgrade your plan to edit Whatsapp flows.';
const TIME_ONLY_SENTENCE =
  'Currently, you can only edit the time of the flow (by clicking on the time above).';
const WORDS_SENTENCE = 'To change the words, press “Edit the words”.';
const MESSENGER_SENTENCE =
  'Messenger approved this message as it is, so that it may also come later than 24 hours after the shopper wrote. What its answers lead to can be changed.';
const LEADS_ON_SENTENCE = 'Other messages follow its answers, so its words cannot be replaced.';
const AFTER_ANSWER_SENTENCE = 'It follows an answer, so its words cannot be replaced.';

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

export function upgradeSentence(channel: Channel): string {
  return channel === 'WA' ? UPGRADE_SENTENCE : 'Please upgrade your plan to edit flows.';
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
  if (channel === 'FB') return { sentences: [MESSENGER_SENTENCE], mayUseOwn: false };
  const sentence = level > 0 ? AFTER_ANSWER_SENTENCE : leadsOn ? LEADS_ON_SENTENCE : null;
  return {
    sentences: [TIME_ONLY_SENTENCE, sentence ?? WORDS_SENTENCE],
    mayUseOwn: sentence === null,
  };
}
