import type { TemplateButton as ButtonRequest } from '#partners/whatsapp/payloads/template.ts';
import type { TemplateButton } from '../../contract/template-parts.ts';

/** Represents a message's short link during review. */
const SAMPLE_CODE = 'Ab3dEf6h9K';

/** Returns a button in the Cloud API's form, which Gupshup accepts too. */
export function toWhatsAppButton(button: TemplateButton, publicUrl: string): ButtonRequest {
  switch (button.kind) {
    case 'link': {
      const url = `${publicUrl}/l/`;
      return { type: 'URL', text: button.title, url: `${url}{{1}}`, example: [`${url}${SAMPLE_CODE}`] };
    }
    case 'address':
      return { type: 'URL', text: button.title, url: button.url };
    case 'reply':
      return { type: 'QUICK_REPLY', text: button.title };
    case 'call':
      return { type: 'PHONE_NUMBER', text: button.title, phone_number: button.phoneE164 };
    case 'code':
      return { type: 'COPY_CODE', example: button.sample };
    case 'whatsAppForm': {
      const opening =
        button.screen === null
          ? { flow_action: 'data_exchange' }
          : { flow_action: 'navigate', navigate_screen: button.screen };
      return { type: 'FLOW', text: button.title, flow_id: button.formId, ...opening };
    }
    case 'askNumber':
      return { type: 'REQUEST_CONTACT_INFO' };
  }
}
