import { writeButtons, type TemplateDraft } from '../../contract/template-draft.ts';
import type { WholeDraft } from '../to-draft.ts';

/** The groups of starter templates, in the order shown. */
export const STARTER_GROUPS = ['Sales and offers', 'Seasons', 'Customers', 'Orders'] as const;

/** A ready-made template that a merchant can start from. */
export interface Starter {
  title: string;
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

export function starter(group: Starter['group'], name: string, title: string, words: Words): Starter {
  const { text, samples, header = '', link, replies = [], category = 'MARKETING' } = words;
  return {
    title,
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
