import * as z from 'zod';

/**
 * An empty, null or invalid field counts as missing, so that it does not cost the others. Providers write "" for what
 * they do not reveal, such as the number of a person with a username.
 */
export function part<Shape extends z.ZodType>(shape: Shape) {
  return z.union([Empty, shape]).optional().catch(undefined);
}

const Empty = z.literal('').transform(() => undefined);

/** The same, except that an invalid value makes the whole unreadable. */
export function maybe<Shape extends z.ZodType>(shape: Shape) {
  return z.union([Empty, shape]).nullish();
}

/** A list field without its invalid items. */
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

/** Text without the NUL character, which the database refuses. */
export const PlainText = z.string().regex(/^[^\0]*$/);

/** Ids that are text in one webhook and numbers in another. */
export const Text = z.union([PlainText, AsText]);

/** A required id. */
export const Id = Text.pipe(z.string().min(1));

/** Text that a provider writes for people. */
export const Words = z.string().transform((text) => text.replaceAll('\0', ''));

/** Seconds since 1970; most webhooks use a string, some a number. */
const Seconds = z.string().regex(/^\d{1,12}$/);
export const Timestamp = z.union([Seconds, AsText.pipe(Seconds)]);

/** As text or number. A value that does not fit into a database integer is not one of Meta's codes. */
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

/** A part of a webhook that could not be read: its place, by the format's field names only, and its value. */
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

/** Reads each item of a list, and returns the readable ones and the others as they are. */
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

/** Returns the fields of an object that are present but invalid. */
export function oddParts(place: string, shape: z.ZodObject, given: unknown): Unreadable[] {
  const read = shape.safeParse(given).data;
  if (read === undefined || typeof given !== 'object') return [];
  return Object.entries(given ?? {})
    .filter(
      ([name, value]) => name in shape.shape && value !== null && value !== '' && read[name] === undefined,
    )
    .map(([name]) => unreadable(`${place}.${name}`, null, given));
}
