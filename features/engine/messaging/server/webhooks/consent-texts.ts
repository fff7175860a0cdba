import type { MessengerEvent } from '#partners/messenger/payloads/webhook-envelope.ts';
import type { InboundContent, InboundMessage } from '#partners/whatsapp/payloads/inbound-message.ts';
import { payloadOfAnswer } from '../../contract/answer-id.ts';

type Text = string | undefined;

/** The texts of a WhatsApp message that may be about consent: its text, its caption, and a tapped button. */
export function textsOfWhatsApp(message: InboundMessage): Text[] {
  return [...textsOf(message), ...(message.edit?.message ? textsOf(message.edit.message) : [])];
}

function textsOf({ text, button, interactive, image, video, document }: InboundContent): Text[] {
  const tapped = interactive?.button_reply ?? interactive?.list_reply;
  return [
    text?.body,
    button?.payload,
    button?.text,
    tapped?.id === undefined ? undefined : payloadOfAnswer(tapped.id),
    tapped?.title,
    image?.caption,
    video?.caption,
    document?.caption,
  ];
}

/** The texts of a Messenger event that may be about consent. */
export function textsOfMessenger({ message, postback }: MessengerEvent): Text[] {
  return [message?.text, message?.quick_reply?.payload, postback?.payload, postback?.title];
}
