import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '#platform/errors/app-error.ts';
import { textOf } from '#platform/http/text-shapes.ts';
import { isHeldKind } from '../rules/aside-kinds.ts';
import { isTroubleKind } from '../rules/trouble-kinds.ts';
import type { ItemKind } from './page/draw-items.ts';

const LONGEST_NOTE = 500;
const MOST_ACTS_BACK = 10_000_000;

const Said = z.optional(textOf(500));
const Kind = textOf(40, /^\w*$/);

/** What the pages are asked with. `said` is what a decision came to, shown once above the page. */
export const PageQuery = z.object({ said: Said });
export const ItemsQuery = z.object({ said: Said, what: textOf(40), kind: Kind });
export const ActsQuery = z.object({
  said: Said,
  /** How many later acts the page leaves out. */
  from: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MOST_ACTS_BACK))),
});

/** One decision, as the page's forms send it. */
export const DecisionForm = z.object({
  what: z.enum(['aside', 'trouble', 'endHolding']),
  kind: z.optional(Kind),
  decision: z.optional(z.enum(['release', 'drop', 'again', 'end'])),
  note: z.optional(textOf(LONGEST_NOTE)),
  /** The one item that it is about; all of its kind without it. */
  key: z.optional(textOf(200)),
  formToken: z.optional(textOf(100)),
});
export type DecisionForm = z.infer<typeof DecisionForm>;

/** The kind that a query or a form names. Throws MALFORMED_REQUEST. */
export function readKind({ what, kind = '' }: { what: string; kind?: string | undefined }): ItemKind {
  if (what === 'aside' && isHeldKind(kind)) return { what, kind };
  if (what === 'trouble' && isTroubleKind(kind)) return { what, kind };
  throw new AppError('MALFORMED_REQUEST', { field: 'kind' });
}

/** What every form of the page carries: only who could open the page knows it. */
export function formTokenOf(operatorKey: string): string {
  return createHmac('sha256', operatorKey).update('bellbird operator form').digest('base64url');
}

/** Throws OTHER_SITE for a form that is not of our page. */
export function requireFormToken({ formToken = '' }: DecisionForm, operatorKey: string): void {
  const [given, wanted] = [Buffer.from(formToken), Buffer.from(formTokenOf(operatorKey))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new AppError('OTHER_SITE');
}
