import type { InteractiveContent } from '#partners/whatsapp/payloads/interactive-content.ts';
import type { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import type { FreeHeader } from '../../contract/content/whatsapp-free-content.ts';
import type { RenderParts } from './render-parts.ts';

type Interactive = Extract<
  WhatsAppContent,
  { kind: 'buttons' | 'list' | 'linkButton' | 'whatsAppForm' | 'askPlace' }
>;

/** Renders a message with something to tap for the Cloud API. */
export function renderInteractive(content: Interactive, parts: RenderParts): InteractiveContent {
  const body = { text: parts.text(content.body) };
  if (content.kind === 'askPlace')
    return { type: 'location_request_message', body, action: { name: 'send_location' } };
  const around = {
    ...(content.header && { header: renderHeader(content.header, parts) }),
    body,
    ...(content.footer !== undefined && { footer: { text: content.footer } }),
  };
  switch (content.kind) {
    case 'buttons': {
      const buttons = content.buttons.map((reply) => ({ type: 'reply' as const, reply }));
      return { type: 'button', ...around, action: { buttons } };
    }
    case 'list':
      return {
        type: 'list',
        ...around,
        action: { button: content.button, sections: content.sections.map(renderSection) },
      };
    case 'linkButton': {
      const parameters = { display_text: content.title, url: parts.link(content.link) };
      return { type: 'cta_url', ...around, action: { name: 'cta_url', parameters } };
    }
    case 'whatsAppForm':
      return { type: 'flow', ...around, action: { name: 'flow', parameters: formOf(content) } };
  }
}

function renderHeader(header: FreeHeader, parts: RenderParts): NonNullable<Headed['header']> {
  switch (header.kind) {
    case 'text':
      return { type: 'text', text: header.text };
    case 'image':
      return { type: 'image', image: parts.media(header.media) };
    case 'video':
      return { type: 'video', video: parts.media(header.media) };
    case 'document': {
      const filename = header.filename === undefined ? {} : { filename: header.filename };
      return { type: 'document', document: { ...parts.media(header.media), ...filename } };
    }
  }
}
type Headed = Extract<InteractiveContent, { type: 'button' }>;
type Section = (WhatsAppContent & { kind: 'list' })['sections'][number];

function renderSection({ title, rows }: Section) {
  return {
    ...(title !== undefined && { title }),
    rows: rows.map(({ id, title: name, description }) => ({
      id,
      title: name,
      ...(description !== undefined && { description }),
    })),
  };
}

function formOf({ formId, title, token, opening }: WhatsAppContent & { kind: 'whatsAppForm' }) {
  const common = {
    flow_message_version: '3',
    flow_id: formId,
    flow_cta: title,
    flow_token: token,
  } as const;
  if (!opening) return { ...common, flow_action: 'data_exchange' as const };
  const payload = { screen: opening.screen, ...(opening.data && { data: opening.data }) };
  return { ...common, flow_action: 'navigate' as const, flow_action_payload: payload };
}
