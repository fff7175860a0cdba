import { templateBubbles } from '#features/foundations/templates/contract/template-bubbles.ts';
import type { TemplateVariable } from '#features/foundations/templates/contract/template-parts.ts';
import { bubbleOf, type Bubble, type BubbleMedia } from '#platform/channel/bubble.ts';
import type { BodyValue, TemplateContent, TemplateHeader } from '../content/whatsapp-template-content.ts';
import type { Shown } from './shown.ts';

/** A template with one person's values. If the template is unknown, only the values can be shown. */
export function sentTemplateBubbles(content: TemplateContent, shown: Shown): Bubble[] {
  const { template } = shown;
  const { header, body, buttons, offerEndsAtMs, cards } = content;
  const media = header && mediaOf(header);
  if (!template) {
    const bodyText = body.map((value) => textOf(value, shown)).join('\n');
    return [
      bubbleOf({ media, heading: header?.kind === 'text' ? header.text : null, text: bodyText || null }),
    ];
  }
  const code = buttons.find((button) => button.kind === 'code');
  return templateBubbles(template, {
    ...(header?.kind === 'text' && { heading: header.text }),
    ...(media && { media }),
    body: inPlaces(body, template.variables, shown),
    ...(code && { code: code.code }),
    ...(offerEndsAtMs !== null && { offerEndsAt: new Date(offerEndsAtMs).toISOString() }),
    ...(cards && {
      cards: cards.map((card, at) => ({
        media: mediaOf(card.header) ?? { kind: card.header.kind, url: null },
        body: inPlaces(card.body, template.cards?.[at]?.variables ?? [], shown),
      })),
    }),
  });
}

function mediaOf(header: TemplateHeader): BubbleMedia | null {
  switch (header.kind) {
    case 'text':
      return null;
    case 'image':
    case 'video':
      return { kind: header.kind, url: 'link' in header.media ? header.media.link : null };
    case 'document':
      return { kind: 'document', filename: header.filename ?? null };
    case 'location':
      return { kind: 'place', name: header.place.name, address: header.place.address };
  }
}

/** Values in the order of the template's placeholders. Named values are looked up by name. */
function inPlaces(
  values: readonly BodyValue[],
  variables: readonly TemplateVariable[],
  shown: Shown,
): (string | undefined)[] {
  if (values.every(({ name }) => name === undefined)) return values.map((value) => textOf(value, shown));
  return variables.map(({ name }) => {
    const value = values.find((one) => one.name === name);
    return value && textOf(value, shown);
  });
}

function textOf(value: BodyValue, { linkUrl }: Shown): string {
  return 'text' in value ? value.text : linkUrl(value.link);
}
