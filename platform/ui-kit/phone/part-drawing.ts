import { createContext, type ReactNode } from 'react';
import type {
  Bubble,
  BubbleButton,
  BubbleCard,
  BubbleMedia,
  BubbleReceipt,
} from '#platform/channel/bubble.ts';

/** A part of a message that a shopper can press, open or play. */
export type BubblePart =
  | BubbleButton
  | BubbleMedia
  | BubbleCard
  | BubbleReceipt
  | Bubble['sections'][number]['rows'][number]
  | { kind: 'text'; text: string };

/** Renders a part that can be used. `face` is how it looks. */
export type DrawPart = (part: BubblePart, face: ReactNode) => ReactNode;

/** How the parts of messages are rendered. By default a phone is only a picture. */
export const PartDrawing = createContext<DrawPart>((_part, face) => face);
