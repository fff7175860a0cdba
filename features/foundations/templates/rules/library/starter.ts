import { writeButtons, type TemplateDraft } from '../../contract/template-draft.ts';
import type { texts } from '../../texts/en.ts';
import type { WholeDraft } from '../to-draft.ts';

/** The groups of starter templates, in the order shown. */
export const STARTER_GROUPS = ['offers', 'seasons', 'customers', 'orders'] as const;

export type StarterName = keyof typeof texts.starters.titles;

/** A ready-made template that a merchant can start from. */
export interface Starter {
  name: StarterName;
  group: (typeof STARTER_GROUPS)[number];
  draft: WholeDraft;
}

interface Words {
  text: string;
  samples: Readonly<Record<string, string>>;
  header?: string;
  footer?: string;
  /** The link button's text. */
  link?: string;
  replies?: readonly string[];
  category?: NonNullable<TemplateDraft['category']>;
}

/** Tells people how to stop offers. Messages about orders go without it. */
const STOP_LINE = 'Reply STOP to get no more offers.';

export function starter(group: Starter['group'], name: StarterName, words: Words): Starter {
  const { text, samples, header = '', link, replies = [], category = 'MARKETING' } = words;
  return {
    name,
    group,
    draft: {
      templateName: name,
      template: text,
      type: 'text',
      language: 'en',
      category,
      header,
      mediaUrl: '',
      footer: words.footer ?? (category === 'MARKETING' ? STOP_LINE : ''),
      samples: { ...samples },
      quick_reply_buttons: writeButtons(replies),
      call_to_action_buttons: link === undefined ? '' : writeButtons([link]),
    },
  };
}
