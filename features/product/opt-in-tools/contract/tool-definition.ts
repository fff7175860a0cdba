import type * as z from 'zod/mini';
import type { PlanFlag } from '#features/foundations/plans/contract/plan-flags.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Behaviour, BehaviourChoices } from './tool-behaviour.ts';
import type { ToolDesign } from './tool-design.ts';
import type { Layout } from './tool-views.ts';
import type { ToolLanguage } from './words/languages.ts';

export type { Channel };

/** What the settings of every tool have: the words that a shopper agrees to, word for word. */
export type ToolSettings = ToolDesign;

/** What shoppers' browsers get of the settings of every tool. */
export interface ShownSettings {
  consentWording: string;
  behaviour?: Behaviour | undefined;
  layout?: Layout | undefined;
  offersChat?: boolean | undefined;
}

/** A rectangle on a sketch of a store page, which is 160 wide and 112 high. */
export interface SketchBox {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** What the merchant's pages ask about a type of tool. Shops never get it. */
export interface ToolEditing {
  /**
   * `card`: it is a card, which the ready designs fit. `own`: it has colours and texts of its own. `page`: it looks like
   * the page around it, so there are no two designs to compare.
   */
  appearance: 'card' | 'own' | 'page';
  /**
   * What the editor calls it before it is opened; null if it has no such view. `fromPill`: it has one only while its
   * layout or its trigger opens it from a pill.
   */
  closedView: { name: 'Collapsed View' | 'Minimized View'; isShown: 'always' | 'fromPill' } | null;
  /** The page that its preview stands on. */
  previewPage: 'shop' | 'order';
  /** Its texts are on the first panel of the editor, because there is little else to set. */
  hasTextsUpFront?: true;
  /** A merchant who switches it on without a discount is asked whether that is meant. */
  suggestsDiscount?: true;
}

/** Whose a new tool is to be. */
export interface NewTool {
  shopName: string;
  channel: Channel;
  language: ToolLanguage;
}

type SettingsShape = z.ZodMiniType<ToolSettings>;
type ShownShape = z.ZodMiniType<ShownSettings>;

/** What there is to know of one type of opt-in tool; what shoppers see of it is in its folder's `widget/show.tsx`. */
export interface ToolDefinition<
  Type extends string = string,
  Shape extends SettingsShape = SettingsShape,
  Shown extends ShownShape = ShownShape,
> {
  /** Its name on the wire; its folder has the same in kebab case. */
  type: Type;
  /** What a new tool of this type is called. */
  name: string;
  description: string;
  /** The channels it exists on, each with the plan's feature that opens it there. */
  channels: Readonly<Partial<Record<Channel, { planFlag: PlanFlag }>>>;
  /** A popup stands over the page when it is open; a widget has its place. */
  renderingIntent: 'popup' | 'widget';
  /** What a merchant may choose from; none where a type has one layout. */
  layouts: readonly Layout[];
  editing: ToolEditing;
  behaviour: BehaviourChoices;
  /** What a merchant can set. A shape never changes its old parts: rows of older releases are read through it. */
  settings: Shape;
  /** What of it shoppers' browsers get: no code, no weight, nothing that is handed out after the opt-in. */
  shown: Shown;
  /** What is set until the merchant sets something else, and what a setting that an older row lacks is read as. */
  defaultSettings(tool: NewTool): z.output<Shape>;
  /** Puts what older releases stored in other places where it is now. */
  readOlder?: (stored: object) => object;
  /** Where it stands on a store page: itself, and the words on it. */
  sketch: { tool: SketchBox; words: readonly SketchBox[] };
}

/** The tools that a server or a browser knows, in the order merchants see them. */
export type ToolList<Type extends string = string> = readonly [
  ToolDefinition<Type>,
  ...ToolDefinition<Type>[],
];

/** Declares a tool and keeps its exact types. */
export function defineTool<Type extends string, Shape extends SettingsShape, Shown extends ShownShape>(
  definition: ToolDefinition<Type, Shape, Shown>,
): ToolDefinition<Type, Shape, Shown> {
  return definition;
}
