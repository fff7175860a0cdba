import * as z from 'zod/mini';
import { textOf } from '#platform/http/text-shapes.ts';
import { Picture } from './tool-background.ts';
import { AUDIENCES, Distance, PageRule, POSITIONS, SHOW_AT } from './tool-behaviour.ts';
import { Chat, MessengerButton } from './tool-chat.ts';
import { Offer, Percent, Wheel } from './tool-discount.ts';
import { Colour, FONTS, PictureAddress, TextPart, upTo } from './tool-text.ts';
import { LAYOUTS } from './tool-views.ts';

/** The names of positions in the API. */
export const WIRE_POSITIONS = {
  right: 'Right',
  bottomRight: 'Bottom Right',
  left: 'Left',
  bottomLeft: 'Bottom Left',
} as const;
const WirePosition = z.enum(POSITIONS.map((position) => WIRE_POSITIONS[position]));
const Device = z.object({
  enabled: z.boolean(),
  position: z.optional(z.nullable(WirePosition)),
  distance: z.optional(Distance),
});
const PageRules = z.array(PageRule).check(z.maxLength(20));

/** Texts and looks of a view. Missing fields stay as they are, and so do the two that nobody can set. */
const Words = z.partial(TextPart);

const cardProps = {
  title: z.optional(Words),
  subtitle: z.optional(Words),
  text: z.optional(Words),
  content: z.optional(z.object({ backgroundColor: Colour })),
  closeButtonColor: z.optional(Colour),
  heroLogoUrl: z.optional(z.nullable(PictureAddress)),
};

/** A tool as the API has it, with the names that merchants' integrations know. */
export const ToolStates = z.object({
  flowId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  discountOption: z.optional(z.enum(['Yes', 'No'])),
  behaviour: z.optional(
    z.object({
      when: z.object({ showAt: z.enum(SHOW_AT), value: z.nullable(z.number().check(z.gte(0), z.lte(999))) }),
      where: z.object({ desktop: Device, phone: Device }),
      who: z.object({ showAt: z.enum(AUDIENCES) }),
      pages: z.optional(z.object({ include: PageRules, exclude: PageRules })),
    }),
  ),
  collapsed: z.optional(
    z.object({
      type: z.optional(z.literal('pill')),
      props: z.object({
        text: cardProps.text,
        content: cardProps.content,
        closeButtonColor: cardProps.closeButtonColor,
      }),
    }),
  ),
  open: z.optional(
    z.object({
      type: z.optional(z.enum(LAYOUTS)),
      props: z.object({
        ...cardProps,
        wheelLogoUrl: z.optional(z.nullable(PictureAddress)),
        offerFont: z.optional(z.enum(FONTS)),
        submitText: z.optional(upTo(40)),
        buttonColor: z.optional(Colour),
        buttonTextColor: z.optional(Colour),
      }),
    }),
  ),
  completed: z.optional(
    z.object({
      type: z.optional(z.enum(LAYOUTS)),
      props: z.object({
        ...cardProps,
        discountCode: z.optional(
          z.object({ code: z.optional(z.string()), color: Colour, fontFamily: z.enum(FONTS) }),
        ),
      }),
    }),
  ),
  image: z.optional(z.partial(Picture)),
  /** `#RRGGBB`, `linear-gradient(45deg, #RRGGBB, #RRGGBB)` or `url("…")`. Anything else is refused. */
  backgroundStyle: z.optional(z.string().check(z.maxLength(2100))),
  spinTheWheel: z.optional(
    z.object({
      ...z.partial(z.omit(Wheel, { offers: true, offerFont: true, wheelLogoUrl: true })).shape,
      data: z.optional(z.array(Offer).check(z.maxLength(12))),
    }),
  ),
  generalSettings: z.optional(
    z.object({
      ...z.partial(Chat).shape,
      ...z.partial(z.omit(MessengerButton, { optinText: true })).shape,
      optinText: z.optional(z.object({ text: MessengerButton.shape.optinText })),
      discountCode: z.optional(textOf(100, /^[\w-]*$/)),
      discountPercent: z.optional(z.nullable(Percent)),
      /** One code of the store for everybody, or one for each person. */
      discountKind: z.optional(z.enum(['fixed', 'unique'])),
      discountValidDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
    }),
  ),
  consentWording: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  isDoubleOptIn: z.optional(z.boolean()),
  offersChat: z.optional(z.boolean()),
  /** The number of finished steps of a guided set-up's ten. */
  guideStep: z.optional(z.int().check(z.gte(0), z.lte(10))),
});
export type ToolStates = z.infer<typeof ToolStates>;
