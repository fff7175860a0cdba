import * as z from 'zod/mini';
import { Filename, LinkCodes, LinkSlot, MediaSource, Place, eachOnce, text } from './whatsapp-parts.ts';

// Free content, which may be sent within 24 hours of a person's last message. A text may name links: `{{link:cart}}`.

const header = z.optional(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: text(60) }),
    z.object({ kind: z.literal('image'), media: MediaSource }),
    z.object({ kind: z.literal('video'), media: MediaSource }),
    z.object({ kind: z.literal('document'), media: MediaSource, filename: z.optional(Filename) }),
  ]),
);
export type FreeHeader = NonNullable<z.infer<typeof header>>;
const footer = z.optional(text(60));
const identifier = (most: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'An id is missing.'),
      z.maxLength(most, `An id is longer than ${most} characters.`),
    );

export const TextContent = z.object({
  kind: z.literal('text'),
  body: text(4096),
  /** Whether the first link in the text is shown with a preview picture. */
  previewLink: z.optional(z.boolean()),
  linkCodes: LinkCodes,
});

export const MediaContent = z
  .object({
    kind: z.literal('media'),
    type: z.enum(['image', 'video', 'document', 'audio']),
    media: MediaSource,
    caption: z.optional(text(1024)),
    filename: z.optional(Filename),
    linkCodes: LinkCodes,
  })
  .check(
    z.refine(({ type, caption }) => type !== 'audio' || caption === undefined, {
      path: ['caption'],
      error: 'A sound has no caption.',
    }),
    z.refine(({ type, filename }) => type === 'document' || filename === undefined, {
      path: ['filename'],
      error: 'Only a document has a file name.',
    }),
  );

export const ButtonsContent = z.object({
  kind: z.literal('buttons'),
  header,
  body: text(1024),
  footer,
  buttons: z.array(z.object({ id: identifier(256), title: text(20) })).check(
    z.minLength(1, 'A button is missing.'),
    z.maxLength(3, 'A message has at most 3 buttons.'),
    eachOnce((button) => button.id, 'buttons'),
    eachOnce((button) => button.title, 'buttons'),
  ),
  linkCodes: LinkCodes,
});

const Row = z.object({ id: identifier(200), title: text(24), description: z.optional(text(72)) });
const Section = z.object({ title: z.optional(text(24)), rows: z.array(Row).check(z.minLength(1)) });
const MOST_ROWS = 10;

export const ListContent = z.object({
  kind: z.literal('list'),
  /** The header of a list can only be text. */
  header: z.optional(z.object({ kind: z.literal('text'), text: text(60) })),
  body: text(4096),
  footer,
  button: text(20),
  sections: z.array(Section).check(
    z.minLength(1, 'A list has at least one section.'),
    z.maxLength(10, 'A list has at most 10 sections.'),
    z.refine((sections) => sections.flatMap(({ rows }) => rows).length <= MOST_ROWS, {
      error: `A list has at most ${MOST_ROWS} rows in all its sections.`,
    }),
    z.refine((sections) => sections.length === 1 || sections.every(({ title }) => title !== undefined), {
      error: 'Where there is more than one section, each has a title.',
    }),
    z.refine(
      (sections) => {
        const ids = sections.flatMap(({ rows }) => rows.map(({ id }) => id));
        return new Set(ids).size === ids.length;
      },
      { error: 'Two rows are the same.' },
    ),
  ),
  linkCodes: LinkCodes,
});

export const LinkButtonContent = z.object({
  kind: z.literal('linkButton'),
  header,
  body: text(1024),
  footer,
  title: text(20),
  link: LinkSlot,
  linkCodes: LinkCodes,
});

export const WhatsAppFormContent = z.object({
  kind: z.literal('whatsAppForm'),
  header,
  body: text(1024),
  footer,
  title: text(30),
  formId: identifier(40),
  token: identifier(200),
  /** The form's first screen and its data. Without it, WhatsApp asks the form's own server. */
  opening: z.optional(
    z.object({ screen: identifier(80), data: z.optional(z.record(z.string(), z.unknown())) }),
  ),
  linkCodes: LinkCodes,
});

/** Asks for the person's location with a button. */
export const AskPlaceContent = z.object({
  kind: z.literal('askPlace'),
  body: text(1024),
  linkCodes: LinkCodes,
});

export const PlaceContent = z.object({ kind: z.literal('place'), place: Place, linkCodes: LinkCodes });
