import * as z from 'zod/mini';
import { Colour, FONTS, newText, PictureAddress, TextPart, upTo } from './tool-text.ts';

/**
 * The layouts: where a pop-up's picture is. `pill` is a card at the edge, and `modalImageAtPillClick` is a wheel that
 * opens from a pill.
 */
export const LAYOUTS = [
  'pill',
  'modalImageAtTop',
  'modalImageBehind',
  'modalImageAtRight',
  'modalImageAtPillClick',
  'spinTheWheel',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The pill before it is opened. */
export const CollapsedView = z.object({ text: TextPart, backgroundColor: Colour, closeButtonColor: Colour });

const card = {
  title: TextPart,
  subtitle: TextPart,
  text: TextPart,
  backgroundColor: Colour,
  closeButtonColor: Colour,
  heroLogoUrl: z.nullable(PictureAddress),
};

/** The view where a shopper opts in. */
export const OpenView = z.object({
  ...card,
  /** The text on the button below the number. Messenger's button has its own texts. */
  submitText: upTo(40),
  buttonColor: Colour,
  buttonTextColor: Colour,
});

/** The view after the opt-in was stored. If there is a code, the subtitle shows it. */
export const CompletedView = z.object({
  ...card,
  discountCode: z.object({ color: Colour, fontFamily: z.enum(FONTS) }),
});
export type CollapsedView = z.infer<typeof CollapsedView>;
export type OpenView = z.infer<typeof OpenView>;
export type CompletedView = z.infer<typeof CompletedView>;

export const ACCENT = '#3B55E6';
const PAPER = '#FFFFFF';
const MUTED = '#5B6475';

/** The maximum lengths in characters. */
export const LONGEST = { pill: 30, title: 60, subtitle: 150, text: 200 } as const;

interface CardWords {
  title: string;
  subtitle: string;
  text: string;
}

export function newCollapsed(text: string): CollapsedView {
  const look = { fontSize: 16, fontWeight: 600, color: PAPER, maxCharacters: LONGEST.pill };
  return { text: newText(text, look), backgroundColor: ACCENT, closeButtonColor: PAPER };
}

export function newOpen(words: CardWords, submitText: string): OpenView {
  return { ...newCard(words), submitText, buttonColor: ACCENT, buttonTextColor: PAPER };
}

export function newCompleted(words: CardWords): CompletedView {
  return { ...newCard(words), discountCode: { color: ACCENT, fontFamily: 'monospace' } };
}

function newCard({ title, subtitle, text }: CardWords) {
  return {
    title: newText(title, { fontSize: 22, fontWeight: 700, maxCharacters: LONGEST.title }),
    subtitle: newText(subtitle, { fontSize: 15, maxCharacters: LONGEST.subtitle }),
    text: newText(text, { fontSize: 13, color: MUTED, maxCharacters: LONGEST.text }),
    backgroundColor: PAPER,
    closeButtonColor: MUTED,
    heroLogoUrl: null,
  };
}
