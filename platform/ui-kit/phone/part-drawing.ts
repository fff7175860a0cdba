import { createContext, type ReactNode } from 'react';
import type {
  Bubble,
  BubbleButton,
  BubbleCard,
  BubbleMedia,
  BubbleReceipt,
} from '#platform/channel/bubble.ts';

/** A part of a message that a shopper may press, open or play. */
export type BubblePart =
  | BubbleButton
  | BubbleMedia
  | BubbleCard
  | BubbleReceipt
  | Bubble['sections'][number]['rows'][number]
  | { kind: 'text'; text: string };

/** Draws a part that can be used. `face` is what the part looks like. */
export type DrawPart = (part: BubblePart, face: ReactNode) => ReactNode;

/** How the parts of messages are drawn. Without it, a phone is only a picture. */
export const PartDrawing = createContext<DrawPart>((_part, face) => face);
