import type { Bubble, BubbleMedia } from '#platform/channel/bubble.ts';
import { templateBubbles } from '../contract/template-bubbles.ts';
import { samplesOf } from '../contract/template-definition.ts';
import type { TemplateDraft } from '../contract/template-draft.ts';
import { sketch } from './read-draft.ts';

/** Document 3, section 9: only the end of a file's URL is shown. */
const SHOWN_OF_ADDRESS = 25;

/** Returns a draft, even an unfinished one, as a shopper would see it, filled with its samples. */
export function previewDraft(draft: TemplateDraft): Bubble[] {
  const definition = sketch(draft);
  const { header } = definition;
  return templateBubbles(definition, {
    ...(header?.kind === 'text' && header.variable && { heading: header.variable.sample }),
    ...mediaOf(draft),
    body: samplesOf(definition).map((sample) => (sample === '' ? undefined : sample)),
  });
}

function mediaOf({ type, mediaUrl = '' }: TemplateDraft): { media?: BubbleMedia } {
  const url = mediaUrl === '' ? null : mediaUrl;
  switch (type.toLowerCase()) {
    case 'image':
      return { media: { kind: 'image', url } };
    case 'video':
      return { media: { kind: 'video', url } };
    case 'document':
      return { media: { kind: 'document', filename: url === null ? null : url.slice(-SHOWN_OF_ADDRESS) } };
    default:
      return {};
  }
}
