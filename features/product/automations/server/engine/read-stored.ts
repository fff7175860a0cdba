import * as z from 'zod/mini';

/** A stored setting through its shape. Throws, with what it is, on one that this version cannot read. */
export function readStored<Shape extends z.core.$ZodType>(
  shape: Shape,
  stored: unknown,
  what: string,
): z.core.output<Shape> {
  const read = z.safeParse(shape, stored);
  if (!read.success) throw new Error(`This version cannot read ${what}: ${z.prettifyError(read.error)}`);
  return read.data;
}
