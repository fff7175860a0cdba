import type { MessageContent } from '#features/messaging/contract/content/message-content.ts';
import type { MessengerButton, MessengerCard } from '#features/messaging/contract/content/messenger-parts.ts';
import { valueNameOf } from '#features/templates/contract/built-in-variables.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { FlowButton, FlowNode, FlowNodeOf } from '../../contract/flow-node.ts';
import { FLOW_LIMITS, textLimit } from '../editor/flow-limits.ts';
import { variablesOf } from '../why-not-own.ts';
import type { Values } from './fill-text.ts';
import { fillWithin } from './fill-within.ts';
import { pickTemplate } from './pick-template.ts';
import { toContent } from './to-content.ts';

/** A product that a card of a carousel stands for. */
export interface ShownCardProduct {
  title: string;
  price: string | null;
  imageUrl: string | null;
}

/** What a flow is filled with for one person. */
export interface FlowFilling {
  /** By name; one that is not known is left out. */
  values: Values;
  /** What a template greets somebody with whose name is not known. */
  nameless: string;
  imageUrl: string | null;
  products: readonly ShownCardProduct[];
  receipt: FlowReceipt | null;
}
export type FlowReceipt = Extract<MessageContent, { kind: 'messengerReceipt' }>['receipt'];

interface Missing {
  missing: 'pictureMissing' | 'valueMissing' | 'nothingToShow';
}

/** A message of a flow, and the part of it that the message says. */
export interface SaidPart {
  nodeId: string;
  content: MessageContent;
}

/** A flow as messages in their order; or why it cannot be said. */
export type Composed = { parts: SaidPart[] } | Missing;

/** Says a flow on a channel. Quick replies belong to the message before them. */
export function composeFlow(channel: Channel, nodes: readonly FlowNode[], filling: FlowFilling): Composed {
  const parts: SaidPart[] = [];
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'quickReplies') continue;
    const next = nodes[at + 1];
    const replies = next?.kind === 'quickReplies' ? next.replies : [];
    const composed = composeNode(channel, node, replies, filling);
    if ('missing' in composed) return composed;
    parts.push(...composed.contents.map((content) => ({ nodeId: node.masterId, content })));
  }
  return parts.length === 0 ? { missing: 'nothingToShow' } : { parts };
}

type ComposedNode = { contents: MessageContent[] } | Missing;

type Replies = FlowNodeOf<'quickReplies'>['replies'];
type Said = Exclude<FlowNode, { kind: 'quickReplies' }>;

function composeNode(channel: Channel, node: Said, replies: Replies, filling: FlowFilling): ComposedNode {
  switch (node.kind) {
    case 'template': {
      const template = pickTemplate(node, filling.imageUrl);
      return template ? composeTemplate(channel, template, filling) : { missing: 'pictureMissing' };
    }
    // One that is still there was put in its place before.
    case 'ownTemplate':
      return { missing: 'nothingToShow' };
    case 'text':
      return {
        contents:
          channel === 'WA' ? whatsAppText(node, replies, filling) : messengerText(node, replies, filling),
      };
    case 'cards':
      return channel === 'WA' ? whatsAppCards(node, filling) : messengerCards(node, replies, filling);
    case 'media':
      return { contents: [media(channel, node, replies)] };
    case 'receipt':
      return filling.receipt
        ? { contents: [{ kind: 'messengerReceipt', receipt: filling.receipt }] }
        : { missing: 'nothingToShow' };
  }
}

/** A template is said whole or not at all. */
function composeTemplate(channel: Channel, template: TemplateDefinition, filling: FlowFilling): ComposedNode {
  const { header } = template;
  if (header?.kind === 'image' && header.sampleUrl === null && filling.imageUrl === null)
    return { missing: 'pictureMissing' };
  const values = { ...filling.values, firstName: filling.values['firstName'] || filling.nameless };
  const isMissing = (name: string) => ((values as Values)[valueNameOf(name)] ?? '') === '';
  if (variablesOf(template).some(isMissing)) return { missing: 'valueMissing' };
  return { contents: [toContent(channel, template, { values, imageUrl: filling.imageUrl })] };
}

function whatsAppText(node: FlowNodeOf<'text'>, replies: Replies, { values }: FlowFilling): MessageContent[] {
  const page = node.buttons.find(({ kind }) => kind === 'page');
  const others = node.buttons.flatMap((button) => (button.kind === 'page' ? [] : [addressLine(button)]));
  // WhatsApp has one link or up to three answers below a text, not both.
  const inText = page && replies.length > 0 ? [`${page.title}: {{link:page}}`] : [];
  const below = [...inText, ...others].map((line) => `\n${line}`).join('');
  const most = textLimit('WA', node.buttons, replies.length) - below.length;
  const body = fillWithin(node, values, most) + below;
  if (replies.length > 0) return [withReplies(body, replies)];
  return [page ? { kind: 'linkButton', body, title: page.title, link: 'page' } : { kind: 'text', body }];
}

function withReplies(body: string, replies: Replies): MessageContent {
  if (replies.length <= 3)
    return { kind: 'buttons', body, buttons: replies.map(({ title, leadsTo }) => ({ id: leadsTo, title })) };
  const rows = replies.slice(0, 10).map(({ title, leadsTo }) => ({ id: leadsTo, title }));
  return { kind: 'list', body, button: '☰', sections: [{ rows }] };
}

function addressLine(button: Exclude<FlowButton, { kind: 'page' }>): string {
  return `${button.title}: ${button.kind === 'address' ? button.url : button.phoneE164}`;
}

function messengerText(
  node: FlowNodeOf<'text'>,
  replies: Replies,
  { values }: FlowFilling,
): MessageContent[] {
  const text = plain(fillWithin(node, values, textLimit('FB', node.buttons, replies.length)));
  const quickReplies = toQuickReplies(replies);
  const buttons = node.buttons.map(toMessengerButton);
  return buttons.length === 0
    ? [{ kind: 'messengerText', text, quickReplies }]
    : [{ kind: 'messengerButtons', text, buttons, quickReplies }];
}

/** WhatsApp's asterisks for bold print would be read out as they are. */
function plain(text: string): string {
  return text.replaceAll(/\*([^*\n]+)\*/g, '$1');
}

function toQuickReplies(replies: Replies) {
  return replies.map(({ title, leadsTo }) => ({ title, payload: leadsTo }));
}

function toMessengerButton(button: FlowButton): MessengerButton {
  switch (button.kind) {
    case 'page':
      return { kind: 'link', title: button.title, link: 'page' };
    case 'address':
      return { kind: 'address', title: button.title, url: button.url };
    case 'call':
      return { kind: 'call', title: button.title, phoneE164: button.phoneE164 };
  }
}

/** A card with placeholders stands for each product there is; one without is shown as it is. */
function cardsOf({ cards }: FlowNodeOf<'cards'>, { values, products }: FlowFilling): MessengerCard[] {
  const { cardTitle, cardSubtitle } = FLOW_LIMITS.FB;
  return cards.flatMap((card) => {
    const shown = card.picture === 'product' ? products : [null];
    return shown.map((product): MessengerCard => {
      const known = product
        ? {
            ...values,
            productTitle: product.title,
            ...(product.price !== null && { productPrice: product.price }),
          }
        : values;
      const line = (text: string, most: number) => fillWithin({ text, withoutValues: null }, known, most);
      const subtitle = line(card.subtitle ?? '', cardSubtitle).slice(0, cardSubtitle);
      return {
        title: line(card.title, cardTitle).slice(0, cardTitle),
        subtitle: subtitle === '' ? null : subtitle,
        imageUrl: card.picture === 'product' ? (product?.imageUrl ?? null) : card.picture,
        // The card itself opens the campaign's page where one of its buttons does.
        link: card.buttons.some(({ kind }) => kind === 'page') ? 'page' : null,
        buttons: card.buttons.map(toMessengerButton),
      };
    });
  });
}

function messengerCards(node: FlowNodeOf<'cards'>, replies: Replies, filling: FlowFilling): ComposedNode {
  const cards = cardsOf(node, filling).slice(0, 10);
  if (cards.length === 0) return { missing: 'nothingToShow' };
  return {
    contents: [
      { kind: 'messengerCards', cards, imageShape: 'square', quickReplies: toQuickReplies(replies) },
    ],
  };
}

/** WhatsApp has no free carousel: each card is a picture with its words. */
function whatsAppCards(node: FlowNodeOf<'cards'>, filling: FlowFilling): ComposedNode {
  const contents = cardsOf(node, filling).map(({ title, subtitle, imageUrl }): MessageContent => {
    const caption = subtitle === null ? `*${title}*` : `*${title}*\n${subtitle}`;
    return imageUrl === null
      ? { kind: 'text', body: caption }
      : { kind: 'media', type: 'image', media: { link: imageUrl }, caption };
  });
  return contents.length === 0 ? { missing: 'nothingToShow' } : { contents };
}

function media(channel: Channel, { type, url }: FlowNodeOf<'media'>, replies: Replies): MessageContent {
  if (channel === 'WA') return { kind: 'media', type, media: { link: url } };
  return {
    kind: 'messengerMedia',
    type: type === 'document' ? 'file' : type,
    url,
    quickReplies: toQuickReplies(replies),
  };
}
