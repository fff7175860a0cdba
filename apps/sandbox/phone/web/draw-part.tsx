import type { ReactNode } from 'react';
import type { DrawPart } from '#platform/ui-kit/phone/part-drawing.ts';
import type { PhoneButton, PhoneMessage } from '../phone-thread.ts';
import { CopyButton, LinkedText, Link, OpenedMedia, PressButton } from './message-parts.tsx';

/** The shopper's actions on the parts of one message. */
export interface PartActions {
  tap: (payload: string, title: string) => Promise<void>;
  /** Replies with one of the quick replies below the message. */
  quickReply: (title: string) => Promise<void>;
  /** Sends the person's number, their location, or a filled form. */
  send: (kind: 'number' | 'place' | 'form') => Promise<void>;
  toggleList: () => Promise<void>;
}

/** Returns a function that draws the parts of a message, with the same actions as in the app. */
export function drawPartsOf(message: PhoneMessage, actions: PartActions): DrawPart {
  const { media, buttons, cards, receipt, sections } = message;
  const allMedia = [media, ...cards.map((card) => card.media)];
  const allButtons = [...buttons, ...cards.flatMap((card) => card.buttons)];
  const rows = sections.flatMap((section) => section.rows);
  return (part, face) => {
    if ('kind' in part && part.kind === 'text') return <LinkedText text={part.text} />;
    const file = allMedia.find((one) => one === part);
    if (file) return <OpenedMedia media={file}>{face}</OpenedMedia>;
    const button = allButtons.find((one) => one === part);
    if (button) return drawButton(button, face, actions);
    const row = rows.find((one) => one === part);
    if (row) return <PressButton onPress={() => actions.tap(row.id, row.title)}>{face}</PressButton>;
    const url = cards.find((one) => one === part)?.url;
    if (url) return <Link url={url}>{face}</Link>;
    if ('kind' in part && part.kind === 'reply')
      return <PressButton onPress={() => actions.quickReply(part.title)}>{face}</PressButton>;
    return part === receipt && receipt?.url ? (
      <>
        {face}
        <p className="order-link">
          <Link url={receipt.url}>See the order</Link>
        </p>
      </>
    ) : (
      face
    );
  };
}

function drawButton(button: PhoneButton, face: ReactNode, actions: PartActions): ReactNode {
  switch (button.kind) {
    case 'link':
      return <Link url={button.url}>{face}</Link>;
    case 'call':
      return (
        <a className="part" href={`tel:${button.phone}`}>
          {face}
        </a>
      );
    case 'code':
      return <CopyButton code={button.code}>{face}</CopyButton>;
    case 'reply':
      return <PressButton onPress={() => actions.tap(button.payload, button.title)}>{face}</PressButton>;
    case 'list':
      return <PressButton onPress={actions.toggleList}>{face}</PressButton>;
    case 'number':
    case 'place':
    case 'form':
      return <PressButton onPress={() => actions.send(button.kind)}>{face}</PressButton>;
  }
}
