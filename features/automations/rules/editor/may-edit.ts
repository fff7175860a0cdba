import type { Channel } from '#platform/channel/channel.ts';
import type { Rights } from './document.ts';

/** The plan is without it; document 2, section 2. */
export const UPGRADE_SENTENCE = 'Please upgrade your plan to edit Whatsapp flows.';
export const TIME_ONLY_SENTENCE =
  'Currently, you can only edit the time of the flow (by clicking on the time above).';

/** The one campaign whose answers may be written anew on WhatsApp. */
const WITH_OWN_ANSWERS = 'reorderingWA';

interface Question {
  channel: Channel;
  /** The campaign's type. */
  type: string;
  /** How many answers lie before the flow. */
  level: number;
  /** Whether the plan has editing. */
  hasPlan: boolean;
  /** Whether its words wait for nobody's approval. */
  isEditable: boolean;
}

/** What of a flow may be edited. */
export function rightsOf({ channel, type, level, hasPlan, isEditable }: Question): Rights {
  if (!hasPlan || !isEditable) return 'none';
  if (channel === 'FB') return 'all';
  return type === WITH_OWN_ANSWERS && level > 0 ? 'text' : 'none';
}

/** Why a flow is locked, in the specification's words; null for one that is not, or that says so by itself. */
export function lockSentence(channel: Channel, hasPlan: boolean): string {
  if (!hasPlan) return channel === 'WA' ? UPGRADE_SENTENCE : 'Please upgrade your plan to edit flows.';
  return TIME_ONLY_SENTENCE;
}
