import * as z from 'zod/mini';

/** Parses a stored setting with its schema. Throws, with its name, if this version cannot read it. */
export function readStored<Shape extends z.core.$ZodType>(
  shape: Shape,
  stored: unknown,
  what: string,
): z.core.output<Shape> {
  const read = z.safeParse(shape, stored);
  if (!read.success) throw new Error(`This version cannot read ${what}: ${z.prettifyError(read.error)}`);
  return read.data;
}
