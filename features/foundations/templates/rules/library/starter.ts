import { writeButtons, type TemplateDraft } from '../../contract/template-draft.ts';
import type { WholeDraft } from '../to-draft.ts';

/** What a starter is for, in the order in which they are shown. */
export const STARTER_GROUPS = ['Sales and offers', 'Seasons', 'Customers', 'Orders'] as const;

/** A template to begin from. */
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
  /** Of a link. */
  link?: string;
  replies?: readonly string[];
  category?: NonNullable<TemplateDraft['category']>;
}

/** How people stop offers; orders are told of without it. */
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
