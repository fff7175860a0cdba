import type * as z from 'zod/mini';

/** `WA` is WhatsApp, `FB` is Messenger; the specification's names. */
export type Channel = 'WA' | 'FB';

/** What the settings of every tool have: the words that a shopper agrees to, word for word. */
export interface ToolSettings {
  consentWording: string;
}

/** A rectangle on a sketch of a store page, which is 160 wide and 112 high. */
export interface SketchBox {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** What there is to know of one type of opt-in tool; what shoppers see of it is in its folder's `widget/show.tsx`. */
export interface ToolDefinition<
  Type extends string = string,
  Shape extends z.ZodMiniType<ToolSettings> = z.ZodMiniType<ToolSettings>,
> {
  /** Its name on the wire; its folder has the same in kebab case. */
  type: Type;
  /** What a new tool of this type is called. */
  name: string;
  description: string;
  /** The channels it exists on, each with the plan's feature that opens it there. */
  channels: Readonly<Partial<Record<Channel, { planFlag: string }>>>;
  /** What a merchant can set. A shape never changes its old parts: rows of older releases are read through it. */
  settings: Shape;
  /** What is set until the merchant sets something else, and what a setting that an older row lacks is read as. */
  defaultSettings(shopName: string): z.output<Shape>;
  /** Where it stands on a store page: itself, and the words on it. */
  sketch: { tool: SketchBox; words: readonly SketchBox[] };
}

/** The tools that a server or a browser knows, in the order merchants see them. */
export type ToolList<Type extends string = string> = readonly [
  ToolDefinition<Type>,
  ...ToolDefinition<Type>[],
];

/** Declares a tool and keeps its exact types. */
export function defineTool<Type extends string, Shape extends z.ZodMiniType<ToolSettings>>(
  definition: ToolDefinition<Type, Shape>,
): ToolDefinition<Type, Shape> {
  return definition;
}
