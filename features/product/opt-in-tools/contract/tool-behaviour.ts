import * as z from 'zod/mini';

/**
 * When a tool is shown. `scroll` has a share of the page in percent, `time` and `fade` have seconds, and `welcome` has
 * 2. A chat widget is always there: with its greeting (`show`), without it until it is tapped (`hide`), or with it for
 * a while (`fade`).
 */
export const SHOW_AT = ['scroll', 'exit', 'time', 'welcome', 'allTime', 'show', 'hide', 'fade'] as const;
export type ShowAt = (typeof SHOW_AT)[number];

export const POSITIONS = ['right', 'bottomRight', 'left', 'bottomLeft'] as const;
export type Position = (typeof POSITIONS)[number];

/** People who have not opted in on the tool's channel, or everyone. */
export const AUDIENCES = ['unOpted', 'everyone'] as const;

const MOST_PAGE_RULES = 20;

/** The pages of a shop that a rule selects, by the path and query of their address. */
export const PageRule = z.object({
  kind: z.enum(['contains', 'startsWith', 'is']),
  text: z.string().check(z.minLength(1), z.maxLength(300)),
});
export type PageRule = z.infer<typeof PageRule>;

/** Pixels from the edge of the window. */
export const Distance = z.int().check(z.gte(0), z.lte(500));

const Device = z.object({
  enabled: z.boolean(),
  /** Null for types without positions. */
  position: z.nullable(z.enum(POSITIONS)),
  /** The distance of a pill at the bottom from the window's edge, in pixels. Missing or 0 is the default distance. */
  distance: z.optional(Distance),
});
const PageRules = z.array(PageRule).check(z.maxLength(MOST_PAGE_RULES));

/** When, where and to whom a tool is shown. */
export const Behaviour = z.object({
  when: z.object({
    showAt: z.enum(SHOW_AT),
    /** Null for triggers without a value, and until the merchant types one. */
    value: z.nullable(z.number().check(z.gte(0), z.lte(999))),
  }),
  where: z.object({ desktop: Device, phone: Device }),
  who: z.object({ showAt: z.enum(AUDIENCES) }),
  /**
   * Shown on pages that match one of `include`, or on all pages if it is empty. Never shown on pages that match one of
   * `exclude`.
   */
  pages: z.object({ include: PageRules, exclude: PageRules }),
});
export type Behaviour = z.infer<typeof Behaviour>;

/** The choices that a merchant has, by type. */
export interface BehaviourChoices {
  triggers: Readonly<Record<'WA' | 'FB', readonly ShowAt[]>>;
  /** Missing for types with a fixed position. */
  positions: Readonly<Record<'desktop' | 'phone', readonly Position[]>>;
}

const WELCOME_SECONDS = 2;

/** Returns the default value of a trigger. */
export function newWhen(showAt: ShowAt): Behaviour['when'] {
  return { showAt, value: showAt === 'welcome' ? WELCOME_SECONDS : null };
}

/** Returns the default behaviour: on all pages and devices. */
export function newBehaviour(
  showAt: ShowAt,
  { value = null, position = null }: { value?: number | null; position?: Position | null } = {},
): Behaviour {
  const device = { enabled: true, position };
  return {
    when: { showAt, value },
    where: { desktop: device, phone: { ...device } },
    who: { showAt: 'unOpted' },
    pages: { include: [], exclude: [] },
  };
}
