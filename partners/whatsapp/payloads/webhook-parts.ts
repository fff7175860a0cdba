import * as z from 'zod';

/**
 * A part that is empty text, null or not as it should be counts as missing: it must not cost what stands beside it.
 * Providers write "" where they do not tell something, such as the number of a person with a username.
 */
export function part<Shape extends z.ZodType>(shape: Shape) {
  return z.union([Empty, shape]).optional().catch(undefined);
}

const Empty = z.literal('').transform(() => undefined);

/** The same where a value that is not as it should be makes the whole unreadable. */
export function maybe<Shape extends z.ZodType>(shape: Shape) {
  return z.union([Empty, shape]).nullish();
}

/** A list in a part, without the items that are not as they should be. */
export function parts<Shape extends z.ZodType>(shape: Shape) {
  return part(
    z.array(z.unknown()).transform((items) =>
      items.flatMap((item) => {
        const read = shape.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}

const AsText = z.number().transform(String);

/** Text without the one sign that the database refuses. */
export const PlainText = z.string().regex(/^[^\0]*$/);

/** Ids that are text in one webhook and numbers in the next. */
export const Text = z.union([PlainText, AsText]);

/** An id that must be there. */
export const Id = Text.pipe(z.string().min(1));

/** What a provider writes for people to read. */
export const Words = z.string().transform((text) => text.replaceAll('\0', ''));

/** Seconds since 1970; most webhooks write them as a string, some as a number. */
const Seconds = z.string().regex(/^\d{1,12}$/);
export const Timestamp = z.union([Seconds, AsText.pipe(Seconds)]);

/** As text or as a number; what no integer of the database holds is no code of Meta's. */
const Code = Text.pipe(z.string().regex(/^\d{1,10}$/))
  .transform(Number)
  .pipe(z.int32());

export const WebhookError = z.looseObject({
  code: part(Code),
  title: part(Words),
  message: part(Words),
  error_data: part(z.looseObject({ details: part(Words) })),
  href: part(z.string()),
});
export type WebhookError = z.infer<typeof WebhookError>;

/** What of a webhook could not be read: where it stood, by the names of the format alone, and what stood there. */
export interface Unreadable {
  field: 'unreadable';
  /** For example `statuses.id`. */
  odd: string;
  value: unknown;
}

export function unreadable(place: string, error: z.ZodError | null, value: unknown): Unreadable {
  const path = error?.issues[0]?.path ?? [];
  return { field: 'unreadable', odd: [place, ...path].join('.'), value };
}

/** Every item of a list by itself: those that can be read, and the others as what they are. */
export function readEach<Shape extends z.ZodType>(
  place: string,
  shape: Shape,
  given: unknown,
): { read: z.infer<Shape>[]; odd: Unreadable[] } {
  if (given === undefined || given === null) return { read: [], odd: [] };
  if (!Array.isArray(given)) return { read: [], odd: [unreadable(place, null, given)] };
  const items = given.map((item: unknown) => ({ item, ...shape.safeParse(item) }));
  return {
    read: items.flatMap(({ success, data }) => (success ? [data] : [])),
    odd: items.flatMap(({ success, error = null, item }) =>
      success ? [] : [unreadable(place, error, item)],
    ),
  };
}

/** The parts that an object was given with, and that were not as they should be. */
export function oddParts(place: string, shape: z.ZodObject, given: unknown): Unreadable[] {
  const read = shape.safeParse(given).data;
  if (read === undefined || typeof given !== 'object') return [];
  return Object.entries(given ?? {})
    .filter(
      ([name, value]) => name in shape.shape && value !== null && value !== '' && read[name] === undefined,
    )
    .map(([name]) => unreadable(`${place}.${name}`, null, given));
}
