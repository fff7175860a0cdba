import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '#platform/errors/app-error.ts';
import { textOf } from '#platform/http/text-shapes.ts';
import { isHeldKind } from '../rules/held-kinds.ts';
import { isTroubleKind } from '../rules/trouble-kinds.ts';
import type { ItemKind } from './page/draw-items.ts';

const LONGEST_NOTE = 500;
const MOST_ACTS_BACK = 10_000_000;

const Said = z.optional(textOf(500));
const Kind = textOf(40, /^\w*$/);

/** The query of the operator's pages. `said` is the result of a decision, shown once at the top of the page. */
export const PageQuery = z.object({ said: Said });
export const ItemsQuery = z.object({ said: Said, what: textOf(40), kind: Kind });
export const ActsQuery = z.object({
  said: Said,
  /** How many newer entries to skip. */
  from: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MOST_ACTS_BACK))),
});

/** A decision from one of the page's forms. */
export const DecisionForm = z.object({
  what: z.enum(['held', 'trouble', 'endHolding']),
  kind: z.optional(Kind),
  decision: z.optional(z.enum(['release', 'drop', 'again', 'end'])),
  note: z.optional(textOf(LONGEST_NOTE)),
  /** The key of one item. If absent, the decision covers all items of the kind. */
  key: z.optional(textOf(200)),
  formToken: z.optional(textOf(100)),
});
export type DecisionForm = z.infer<typeof DecisionForm>;

/** Returns the kind in a query or form. Throws MALFORMED_REQUEST. */
export function readKind({ what, kind = '' }: { what: string; kind?: string | undefined }): ItemKind {
  if (what === 'held' && isHeldKind(kind)) return { what, kind };
  if (what === 'trouble' && isTroubleKind(kind)) return { what, kind };
  throw new AppError('MALFORMED_REQUEST', { field: 'kind' });
}

/** Returns the token in every form of the page. Only someone who can open the page knows the token. */
export function formTokenOf(operatorKey: string): string {
  return createHmac('sha256', operatorKey).update('bellbird operator form').digest('base64url');
}

/** Throws OTHER_SITE if the form does not come from the operator's page. */
export function requireFormToken({ formToken = '' }: DecisionForm, operatorKey: string): void {
  const [given, wanted] = [Buffer.from(formToken), Buffer.from(formTokenOf(operatorKey))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new AppError('OTHER_SITE');
}
