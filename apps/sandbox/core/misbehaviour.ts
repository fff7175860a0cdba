import * as z from 'zod';

/** The failures that any call can have. */
export const CALL_TROUBLES = [
  'slow',
  'rateLimited',
  'serverError',
  'timeoutAfterAcceptance',
  'errorCode',
] as const;

/** How a provider misbehaves on its next calls or webhooks. */
export const Misbehaviour = z.object({
  partner: z.enum(['shopify', 'whatsapp', 'messenger']),
  kind: z.enum([
    ...CALL_TROUBLES,
    'heldThenSent',
    'heldThenFailed',
    'deliveredMissing',
    'webhooksTwice',
    'webhooksLate',
    'webhooksShuffled',
    'webhooksLost',
    'webhooksHeldBack',
  ]),
  /** The number of calls or webhooks after which the misbehaviour ends. */
  times: z.number().int().min(1).max(1_000_000).default(1),
  /**
   * For `slow`, `timeoutAfterAcceptance` and `webhooksLate`: the delay. For `webhooksHeldBack`: the time, by the
   * world's clock, for which a refused webhook is not repeated.
   */
  delayMs: z.number().int().min(0).max(86_400_000).default(1000),
  /** For `errorCode`: the provider's own code, for example 131026. */
  code: z.number().int().optional(),
  /** For `errorCode`: the provider's message. */
  words: z.string().max(2000).optional(),
});
export type Misbehaviour = z.infer<typeof Misbehaviour>;

/** The planned misbehaviour that is not used up yet. */
export class MisbehaviourPlan {
  #planned: Misbehaviour[] = [];

  plan(misbehaviour: Misbehaviour): void {
    this.#planned.push({ ...misbehaviour });
  }

  list(): readonly Misbehaviour[] {
    return this.#planned;
  }

  clear(): void {
    this.#planned = [];
  }

  /** Uses up and returns one planned misbehaviour of these kinds for the partner, if there is one. */
  claim(partner: Misbehaviour['partner'], ...kinds: Misbehaviour['kind'][]): Misbehaviour | null {
    const found = this.#planned.find((one) => one.partner === partner && kinds.includes(one.kind));
    if (!found) return null;
    found.times -= 1;
    if (found.times <= 0) this.#planned = this.#planned.filter((one) => one !== found);
    return found;
  }
}
