import { useState } from 'react';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { PartDrawing } from '#platform/ui-kit/phone/part-drawing.ts';
import { phoneBubble, type PhoneMessage } from '../phone-thread.ts';
import { drawPartsOf } from './draw-part.tsx';
import { clockTime } from './show-time.ts';
import type { Phone } from './use-phone.ts';

interface ChatMessageProps {
  message: PhoneMessage;
  /** Empty for all messages but the last of a thread. */
  quickReplies: { title: string; payload: string }[];
  act: Phone['act'];
}

/** A message, drawn by the product's phone. Its buttons, cards and files work as in the app. */
export function ChatMessage({ message, quickReplies, act }: ChatMessageProps) {
  const [isListOpen, setListOpen] = useState(false);
  const { id, fromShopper, at, state, quote, cards, text, sections } = message;
  const draw = drawPartsOf(message, {
    tap: (payload, title) => {
      setListOpen(false);
      return act('tap', { messageId: id, payload, title });
    },
    quickReply: (title) =>
      act(
        'quick',
        quickReplies.find((one) => one.title === title),
      ),
    send: (kind) => act('part', { messageId: id, kind }),
    toggleList: async () => setListOpen(!isListOpen),
  });
  const from = fromShopper ? 'shopper' : 'business';
  const time = clockTime(at);
  return (
    <PartDrawing value={draw}>
      {cards.length > 0 && text !== null && <Bubble from={from} time={time} bubble={phoneBubble({ text })} />}
      <Bubble
        from={from}
        time={time}
        isRead={state === 'read'}
        bubble={{
          ...message,
          sections: isListOpen ? sections : [],
          quickReplies: quickReplies.map(({ title }) => title),
        }}
        quote={
          quote && (
            <blockquote className="quote">
              <strong>{quote.name}</strong>
              <span>{quote.text}</span>
            </blockquote>
          )
        }
      />
    </PartDrawing>
  );
}
