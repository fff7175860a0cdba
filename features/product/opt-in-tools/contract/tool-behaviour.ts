import * as z from 'zod/mini';

/**
 * When a tool shows itself. `scroll` takes a share of the page in percent, `time` and `fade` seconds, `welcome` has 2.
 * A chat widget is there at once: with its greeting (`show`), without it until it is tapped (`hide`), or with it for a
 * while (`fade`).
 */
export const SHOW_AT = ['scroll', 'exit', 'time', 'welcome', 'allTime', 'show', 'hide', 'fade'] as const;
export type ShowAt = (typeof SHOW_AT)[number];

export const POSITIONS = ['right', 'bottomRight', 'left', 'bottomLeft'] as const;
export type Position = (typeof POSITIONS)[number];

/** Whoever did not opt in on the tool's channel yet, or everyone. */
export const AUDIENCES = ['unOpted', 'everyone'] as const;

const MOST_PAGE_RULES = 20;

/** Which pages of a shop are meant, by the path and query of their address. */
export const PageRule = z.object({
  kind: z.enum(['contains', 'startsWith', 'is']),
  text: z.string().check(z.minLength(1), z.maxLength(300)),
});
export type PageRule = z.infer<typeof PageRule>;

/** In px from the edge of the window. */
export const Distance = z.int().check(z.gte(0), z.lte(500));

const Device = z.object({
  enabled: z.boolean(),
  /** Null where a type has no positions. */
  position: z.nullable(z.enum(POSITIONS)),
  /** Of a pill at the bottom: how far from the window's edge, in px. None or 0 is the usual distance. */
  distance: z.optional(Distance),
});
const PageRules = z.array(PageRule).check(z.maxLength(MOST_PAGE_RULES));

/** When, where and to whom a tool shows itself. */
export const Behaviour = z.object({
  when: z.object({
    showAt: z.enum(SHOW_AT),
    /** Null where the trigger takes none, and while a merchant has not typed one. */
    value: z.nullable(z.number().check(z.gte(0), z.lte(999))),
  }),
  where: z.object({ desktop: Device, phone: Device }),
  who: z.object({ showAt: z.enum(AUDIENCES) }),
  /** Shown on pages that one of `include` means, or on all when there is none; never where one of `exclude` does. */
  pages: z.object({ include: PageRules, exclude: PageRules }),
});
export type Behaviour = z.infer<typeof Behaviour>;

/** What a merchant may choose from, by type. */
export interface BehaviourChoices {
  triggers: Readonly<Record<'WA' | 'FB', readonly ShowAt[]>>;
  /** None where the type has its place. */
  positions: Readonly<Record<'desktop' | 'phone', readonly Position[]>>;
}

const WELCOME_SECONDS = 2;

/** What a trigger begins with when a merchant chooses it. */
export function newWhen(showAt: ShowAt): Behaviour['when'] {
  return { showAt, value: showAt === 'welcome' ? WELCOME_SECONDS : null };
}

/** On all pages and devices. */
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
