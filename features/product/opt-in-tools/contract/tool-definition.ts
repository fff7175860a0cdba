import type * as z from 'zod/mini';
import type { PlanFlag } from '#features/foundations/plans/contract/plan-flags.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Behaviour, BehaviourChoices } from './tool-behaviour.ts';
import type { ToolDesign } from './tool-design.ts';
import type { Layout } from './tool-views.ts';
import type { ToolLanguage } from './words/languages.ts';

export type { Channel };

/** The settings of every tool, including the exact wording that a shopper agrees to. */
export type ToolSettings = ToolDesign;

/** The settings of every tool that shoppers' browsers get. */
export interface ShownSettings {
  consentWording: string;
  behaviour?: Behaviour | undefined;
  layout?: Layout | undefined;
  offersChat?: boolean | undefined;
}

/** A rectangle on the sketch of a store page, which is 160 wide and 112 high. */
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
   * `card`: a card, which ready designs fit. `own`: colours and texts of its own. `page`: looks like the page around
   * it, so there are no designs to compare.
   */
  appearance: 'card' | 'own' | 'page';
  /**
   * The editor's name for the closed view, or null without such a view. `fromPill`: the view exists only while the
   * layout or the trigger opens the tool from a pill.
   */
  closedView: { name: 'collapsed' | 'minimized'; isShown: 'always' | 'fromPill' } | null;
  /** The page behind its preview. */
  previewPage: 'shop' | 'order';
  /** Its texts are on the editor's first panel, because it has few other settings. */
  hasTextsUpFront?: true;
  /** Whether a merchant who switches the tool on without a discount is asked if that is intended. */
  suggestsDiscount?: true;
}

/** The shop of a new tool. */
export interface NewTool {
  shopName: string;
  channel: Channel;
  language: ToolLanguage;
}

type SettingsShape = z.ZodMiniType<ToolSettings>;
type ShownShape = z.ZodMiniType<ShownSettings>;

/** Everything about one type of opt-in tool, except what shoppers see, which is in `widget/show.tsx` of its folder. */
export interface ToolDefinition<
  Type extends string = string,
  Shape extends SettingsShape = SettingsShape,
  Shown extends ShownShape = ShownShape,
> {
  /** The type in the API. The folder has the same name in kebab case. */
  type: Type;
  /** The name of a new tool of this type, in the reader's language. */
  readonly name: string;
  /** In the reader's language. */
  readonly description: string;
  /** The channels of the type, each with the plan feature that it needs. */
  channels: Readonly<Partial<Record<Channel, { planFlag: PlanFlag }>>>;
  /** A pop-up is over the page when it is open. A widget has its own place. */
  renderingIntent: 'popup' | 'widget';
  /** The layouts to choose from. Empty for a type with one layout. */
  layouts: readonly Layout[];
  editing: ToolEditing;
  behaviour: BehaviourChoices;
  /**
   * The shape of the merchant's settings. Existing fields never change, because rows of older releases are read through
   * it.
   */
  settings: Shape;
  /**
   * The part of the settings that shoppers' browsers get: no codes, no weights, nothing that is given after the opt-in.
   */
  shown: Shown;
  /** Returns the default settings, which also replace settings that an older row lacks. */
  defaultSettings(tool: NewTool): z.output<Shape>;
  /** Moves settings of older releases to their current places. */
  readOlder?: (stored: object) => object;
  /** The tool's position on a store page, and of its text. */
  sketch: { tool: SketchBox; words: readonly SketchBox[] };
}

/** The tools that a server or browser knows, in the order in which merchants see them. */
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
