import type { MessengerSendRequest } from '#partners/messenger/payloads/send-request.ts';
import type { MessengerContent } from '../../contract/content/messenger-content.ts';
import type {
  MessengerButton,
  MessengerCard,
  MessengerQuickReplies,
} from '../../contract/content/messenger-parts.ts';
import { LINK_IN_TEXT } from '../../contract/content/whatsapp-parts.ts';
import { renderMessengerReceipt } from './render-messenger-receipt.ts';

type Message = MessengerSendRequest['message'];
type Attachment = NonNullable<Message['attachment']>;
type Element = Extract<TemplatePayload, { template_type: 'generic' }>['elements'][number];
type TemplatePayload = Extract<Attachment, { type: 'template' }>['payload'];
type Button = NonNullable<Element['buttons']>[number];

/** What a content needs in addition to be rendered for one recipient. */
export interface MessengerRendering {
  psid: string;
  type: MessengerSendRequest['messaging_type'];
  tag?: MessengerSendRequest['tag'];
  /** Our note, which the message's echo returns. */
  note: string;
  /** The public address of a short link, by its code. */
  linkUrl: (code: string) => string;
}

/** Renders the body of a Send API call: the content for one person, with the note that its echo returns. Pure. */
export function renderMessenger(
  content: MessengerContent,
  { psid, type, tag, note, linkUrl }: MessengerRendering,
): MessengerSendRequest {
  const links = linksOf(content, linkUrl);
  return {
    recipient: { id: psid },
    messaging_type: type,
    ...(tag !== undefined && { tag }),
    message: { ...renderBody(content, links), metadata: note },
  };
}

type Links = (slot: string) => string;

function linksOf(content: MessengerContent, linkUrl: MessengerRendering['linkUrl']): Links {
  return (slot) => {
    const code = content.linkCodes?.[slot];
    // A message without its link must not be sent: it would show internal text.
    if (code === undefined) throw new Error(`the message has no link ${slot}`);
    return linkUrl(code);
  };
}

function renderBody(content: MessengerContent, links: Links): Message {
  switch (content.kind) {
    case 'messengerText':
      return { text: withLinks(content.text, links), ...offer(content.quickReplies) };
    case 'messengerButtons': {
      const buttons = content.buttons.map((button) => renderButton(button, links));
      const text = withLinks(content.text, links);
      return { ...asTemplate({ template_type: 'button', text, buttons }), ...offer(content.quickReplies) };
    }
    case 'messengerCards': {
      const elements = content.cards.map((card) => renderCard(card, links));
      const payload = { template_type: 'generic', image_aspect_ratio: content.imageShape, elements } as const;
      return { ...asTemplate(payload), ...offer(content.quickReplies) };
    }
    case 'messengerReceipt':
      return {
        ...asTemplate(renderMessengerReceipt(content.receipt)),
        ...offer(content.quickReplies ?? []),
      };
    case 'messengerTemplate':
      return { template: renderUtilityTemplate(content) };
    case 'messengerMedia':
      return {
        attachment: { type: content.type, payload: { url: content.url } },
        ...offer(content.quickReplies),
      };
    case 'messengerImages': {
      const images = content.urls.map((url) => ({ url }));
      const payload = { template_type: 'image_grid' as const, elements: [{ images }] };
      return { ...asTemplate(payload), ...offer(content.quickReplies) };
    }
  }
}

function asTemplate(payload: TemplatePayload): Message {
  return { attachment: { type: 'template', payload } };
}

function withLinks(text: string, links: Links): string {
  return text.replaceAll(LINK_IN_TEXT, (_whole, slot: string) => links(slot));
}

function offer(quickReplies: MessengerQuickReplies): Pick<Message, 'quick_replies'> {
  if (quickReplies.length === 0) return {};
  return {
    quick_replies: quickReplies.map(({ title, payload }) => ({ content_type: 'text', title, payload })),
  };
}

function renderButton(button: MessengerButton, links: Links): Button {
  const { title } = button;
  switch (button.kind) {
    case 'link':
      return { type: 'web_url', title, url: links(button.link) };
    case 'address':
      return { type: 'web_url', title, url: button.url };
    case 'postback':
      return { type: 'postback', title, payload: button.payload };
    case 'call':
      return { type: 'phone_number', title, payload: button.phoneE164 };
  }
}

function renderCard({ title, subtitle, imageUrl, link, buttons }: MessengerCard, links: Links): Element {
  return {
    title,
    ...(subtitle !== null && { subtitle }),
    ...(imageUrl !== null && { image_url: imageUrl }),
    ...(link !== null && { default_action: { type: 'web_url', url: links(link) } }),
    ...(buttons.length > 0 && { buttons: buttons.map((button) => renderButton(button, links)) }),
  };
}

type UtilityTemplate = MessengerContent & { kind: 'messengerTemplate' };

function renderUtilityTemplate(content: UtilityTemplate): NonNullable<Message['template']> {
  const { templateName, language, body, postbackPayloads } = content;
  const components: NonNullable<Message['template']>['components'] = [];
  if (body.length > 0)
    components.push({ type: 'body', parameters: body.map((value) => ({ type: 'text', text: value })) });
  if (postbackPayloads.length > 0)
    components.push({
      type: 'buttons',
      parameters: postbackPayloads.map((payload) => ({ type: 'POSTBACK', payload })),
    });
  return { name: templateName, language: { code: language }, components };
}
