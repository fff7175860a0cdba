import { namePlaces } from '#features/templates/contract/named-text.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { FlowButton, FlowNode } from '../../contract/flow-node.ts';
import type { WireButton, WireNode } from '../../contract/wire-node.ts';

/** Stands on the wire for the campaign's own page, and for the picture of the product. */
export const PAGE_PLACE = '{{productLink}}';
export const PICTURE_PLACE = '{{productImage}}';

/** What a flow says as the wire has it, in its order. A template is its text with its buttons, and its answers after it. */
export function toWireNodes(nodes: readonly FlowNode[]): WireNode[] {
  return nodes.flatMap(toWire).map((node, at) => ({ ...node, sortOrder: at }));
}

function toWire(node: FlowNode): WireNode[] {
  const { masterId } = node;
  switch (node.kind) {
    case 'template':
      return templateNodes(masterId, node.template);
    case 'ownTemplate':
      return [{ masterId, textOrButtonTemplate: { text: node.name, textId: masterId, buttons: [] } }];
    case 'text':
      return [
        {
          masterId,
          ...(node.withoutValues !== null && { discountText: node.text, noDiscountText: node.withoutValues }),
          textOrButtonTemplate: {
            text: node.text,
            textId: masterId,
            buttons: node.buttons.map(toWireButton),
            ...(node.buttons.length > 0 && { buttonTemplateId: masterId }),
          },
        },
      ];
    case 'cards':
      return [
        {
          masterId,
          genericTemplate: {
            elements: node.cards.map((card, at) => ({
              genericTemplateId: card.cardId,
              title: card.title,
              subtitle: card.subtitle ?? '',
              imageUrl: card.picture === 'product' ? PICTURE_PLACE : (card.picture ?? ''),
              buttons: card.buttons.map(toWireButton),
              sharable: true,
              imageAspectRatio: 'square',
              specialType: '',
              sortOrder: at,
            })),
          },
        },
      ];
    case 'quickReplies':
      return [{ masterId, quickReplies: node.replies.map(toWireReply) }];
    case 'media':
      return [{ masterId, mediaTemplate: { type: node.type, url: node.url } }];
    case 'receipt':
      return [{ masterId, receiptTemplate: {} }];
  }
}

function templateNodes(masterId: string, template: TemplateDefinition): WireNode[] {
  const replies = template.buttons.flatMap((button, at) =>
    button.kind === 'reply'
      ? [{ replyId: `${masterId}r${at + 1}`, title: button.title, leadsTo: button.payload }]
      : [],
  );
  const buttons = template.buttons.flatMap((button, at): FlowButton[] =>
    button.kind === 'link' ? [{ kind: 'page', buttonId: `${masterId}b${at + 1}`, title: button.title }] : [],
  );
  return [
    {
      masterId,
      textOrButtonTemplate: {
        text: namePlaces(template.body, template.variables),
        textId: masterId,
        buttons: buttons.map(toWireButton),
      },
    },
    ...(replies.length === 0 ? [] : [{ masterId: `${masterId}q`, quickReplies: replies.map(toWireReply) }]),
  ];
}

function toWireReply(reply: { replyId: string; title: string; leadsTo: string }, at: number) {
  return {
    quickRepliesId: reply.replyId,
    contentType: 'text',
    title: reply.title,
    payload: reply.leadsTo,
    sortOrder: at,
  };
}

function toWireButton(button: FlowButton, at: number): WireButton {
  const common = { buttonId: button.buttonId, title: button.title, sortOrder: at };
  if (button.kind === 'call')
    return {
      ...common,
      type: 'phone_number',
      payload: button.phoneE164,
      options: { type: 'phone', value: button.phoneE164 },
    };
  const url = button.kind === 'page' ? PAGE_PLACE : button.url;
  return {
    ...common,
    type: 'web_url',
    url,
    webview_height_ratio: 'tall',
    messenger_extensions: true,
    options: { type: 'web_url', value: url },
  };
}
