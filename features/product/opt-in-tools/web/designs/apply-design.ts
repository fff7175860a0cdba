import type { ToolDefinition, ToolSettings } from '../../contract/tool-definition.ts';
import type { TextPart } from '../../contract/tool-text.ts';
import type { CompletedView, OpenView } from '../../contract/tool-views.ts';
import { toolWords } from '../../contract/words/tool-words.ts';
import type { ReadyDesign } from './ready-design.ts';
import { READY_DESIGNS } from './ready-designs.ts';

/** Whether the ready designs fit a type of tool. They are made for cards. */
export function fitsDesigns({ editing }: Pick<ToolDefinition, 'editing'>): boolean {
  return editing.appearance === 'card';
}

/**
 * Returns a tool with a ready design. The design's texts replace only the default English texts, or the texts of
 * another ready design. They never replace a merchant's own texts or another language. If the tool gives a discount, its
 * title stays too: no design's title mentions a discount. `origin` is the address of our pictures.
 */
export function applyDesign(settings: ToolSettings, design: ReadyDesign, origin: string): ToolSettings {
  const { palette } = design;
  const { collapsed, open, completed } = settings.views ?? {};
  return {
    ...settings,
    views: {
      ...(collapsed && {
        collapsed: {
          text: inFont(collapsed.text, design.titleFont, palette.onAccent),
          backgroundColor: palette.accent,
          closeButtonColor: palette.onAccent,
        },
      }),
      ...(open && { open: openIn(open, design, settings.hasDiscount === true) }),
      ...(completed && { completed: completedIn(completed, design) }),
    },
    ...(settings.image && {
      image: { imageSource: 'URL', url: `${origin}/designs/${design.picture}.svg`, alt: '' },
    }),
    ...(settings.background && { background: { kind: 'color', color: palette.paper } }),
    ...(settings.wheel && { wheel: wheelIn(settings.wheel, design) }),
  };
}

type Part<Name extends keyof ToolSettings> = NonNullable<ToolSettings[Name]>;
type Card = Pick<OpenView, 'title' | 'subtitle' | 'text' | 'backgroundColor' | 'closeButtonColor'>;

function cardIn({ title, subtitle, text }: Card, { palette, titleFont, textFont }: ReadyDesign): Card {
  return {
    title: inFont(title, titleFont, palette.ink),
    subtitle: inFont(subtitle, textFont, palette.ink),
    text: inFont(text, textFont, palette.muted),
    backgroundColor: palette.paper,
    closeButtonColor: palette.muted,
  };
}

function openIn(open: OpenView, design: ReadyDesign, hasDiscount: boolean): OpenView {
  const { palette, words } = design;
  const drawn = {
    ...open,
    ...cardIn(open, design),
    buttonColor: palette.accent,
    buttonTextColor: palette.onAccent,
  };
  if (!isEnglishAndNew(open)) return drawn;
  return {
    ...drawn,
    title: { ...drawn.title, text: hasDiscount ? drawn.title.text : words.title },
    subtitle: { ...drawn.subtitle, text: words.subtitle },
    submitText: words.submit,
  };
}

function completedIn(completed: CompletedView, design: ReadyDesign): CompletedView {
  const discountCode = { ...completed.discountCode, color: design.palette.accent };
  return { ...completed, ...cardIn(completed, design), discountCode };
}

function wheelIn(wheel: Part<'wheel'>, { palette, textFont }: ReadyDesign): Part<'wheel'> {
  return {
    ...wheel,
    offerFont: textFont,
    markerColor: palette.ink,
    wheelColorDark: palette.accent,
    wheelColorLight: palette.wedge,
    dashColorDark: palette.onAccent,
    dashColorLight: palette.ink,
  };
}

function inFont(part: TextPart, fontFamily: TextPart['fontFamily'], color: string): TextPart {
  return { ...part, fontFamily, color };
}

function isEnglishAndNew({ title, subtitle, submitText }: OpenView): boolean {
  const { offersTitle, offersSubtitle, ...words } = toolWords('en');
  const sources = [offersTitle, offersSubtitle, words, ...READY_DESIGNS.map((design) => design.words)];
  const texts = sources.flatMap((source) => Object.values<unknown>(source));
  return [title.text, subtitle.text, submitText].every((text) => texts.includes(text));
}
