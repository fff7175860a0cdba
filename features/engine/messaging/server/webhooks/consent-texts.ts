import type { MessengerEvent } from '#partners/messenger/payloads/webhook-envelope.ts';
import type { InboundContent, InboundMessage } from '#partners/whatsapp/payloads/inbound-message.ts';
import { payloadOfAnswer } from '../../contract/answer-id.ts';

type Text = string | undefined;

/** What may be about consent in a WhatsApp message: its text, its caption, and what was tapped. */
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

/** The same of a Messenger event. */
export function textsOfMessenger({ message, postback }: MessengerEvent): Text[] {
  return [message?.text, message?.quick_reply?.payload, postback?.payload, postback?.title];
}
