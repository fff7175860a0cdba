import type { PlanFlag } from '#features/foundations/plans/contract/plan-flags.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Rights } from './document.ts';

/** The plan's feature that changing messages needs. One that a plan does not name is had. */
export const EDIT_FLAG = { WA: 'WAeditFlow', FB: 'editFlow' } as const satisfies Record<Channel, PlanFlag>;

export function hasEditing(features: Readonly<Record<string, boolean>>, channel: Channel): boolean {
  return features[EDIT_FLAG[channel]] !== false;
}

/** The plan is without it; document 2, section 2. */
const UPGRADE_SENTENCE = 'Please upgrade your plan to edit Whatsapp flows.';
const TIME_ONLY_SENTENCE =
  'Currently, you can only edit the time of the flow (by clicking on the time above).';
const MESSENGER_SENTENCE =
  'Messenger approved this message as it is, so that it may also come later than 24 hours after the shopper wrote. What its answers lead to can be changed.';
const LEADS_ON_SENTENCE =
  'What is said below belongs to its answers, so a template of your own cannot take its place.';
const AFTER_ANSWER_SENTENCE =
  'This is said after an answer, where a template of your own cannot take its place.';

interface Question {
  channel: Channel;
  /** Of the campaign's definition. */
  hasEditableAnswers: boolean;
  /** How many answers lie before the flow. */
  level: number;
  /** Whether the plan has editing. */
  hasPlan: boolean;
  /** Whether its words wait for nobody's approval. */
  isEditable: boolean;
}

/** What of a flow may be edited. */
export function rightsOf({ channel, hasEditableAnswers, level, hasPlan, isEditable }: Question): Rights {
  if (!hasPlan || !isEditable) return 'none';
  if (channel === 'FB') return 'all';
  return hasEditableAnswers && level > 0 ? 'text' : 'none';
}

export function upgradeSentence(channel: Channel): string {
  return channel === 'WA' ? UPGRADE_SENTENCE : 'Please upgrade your plan to edit flows.';
}

/** Why the words of a flow stay as they are, and whether a template of the shop's own may take their place. */
export interface Lock {
  sentences: string[];
  mayUseOwn: boolean;
}

/** `leadsOn`: whether an answer to it leads to another flow. */
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
    sentences: sentence === null ? [TIME_ONLY_SENTENCE] : [TIME_ONLY_SENTENCE, sentence],
    mayUseOwn: sentence === null,
  };
}
