import { mergeDeep } from '../../contract/merge-deep.ts';
import type { ToolDefinition, ToolSettings } from '../../contract/tool-definition.ts';

type PartOf<T> = T extends readonly unknown[] | null
  ? T
  : T extends object
    ? { [Name in keyof T]?: PartOf<T[Name]> | undefined }
    : T;
/** A change of some of a tool's settings. The other settings stay. */
export type DesignChange = PartOf<ToolSettings>;

/** Returns a tool's settings after a change. */
export function changeDesign(design: ToolSettings, change: DesignChange): ToolSettings {
  // Merging keeps the shape of the whole, which the compiler cannot see.
  return mergeDeep(design, change) as ToolSettings;
}

/** Returns the settings as they would be stored, without the settings of choices that are not selected. */
export function asStored({ settings }: ToolDefinition, design: ToolSettings): ToolSettings {
  const read = settings.safeParse(design);
  return read.success ? read.data : design;
}

/**
 * Whether saving would change nothing. Sizes are ignored: they follow from the fit to the card, and nobody sets them.
 * Document 3, section 4.1.
 */
export function isSameDesign(one: ToolSettings, other: ToolSettings): boolean {
  return textOf(one) === textOf(other);
}

const FITTED = ['fontSize', 'initialFontSize'];

function textOf(design: ToolSettings): string {
  return JSON.stringify(design, (name, value: unknown) => (FITTED.includes(name) ? undefined : value));
}
