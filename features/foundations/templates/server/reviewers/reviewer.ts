import type { TemplateDefinition } from '../../contract/template-definition.ts';

/** For whom a template is submitted: the account or page as its provider names it, with its key. */
export interface ReviewedAccount {
  id: string;
  token: string;
}

/** What a provider said at once; the verdict may come later. */
export interface Submitted {
  /** Null when the provider did not take it. */
  id: string | null;
  /** In the provider's words. */
  status: string;
  /** What it is counted as, where that was said. */
  category?: string | undefined;
  reason: string | null;
}

/** Whom templates are submitted to. */
export interface Reviewer {
  /** Submits a template; one that is there already is taken over. Throws what may pass by itself, as when there is no answer. */
  submit(account: ReviewedAccount, definition: TemplateDefinition): Promise<Submitted>;
  /** Submits another text of a template that the provider rejected. Throws as `submit` does. */
  resubmit(account: ReviewedAccount, id: string, definition: TemplateDefinition): Promise<Submitted>;
  /** Removes a template; one that is not there, or that the provider keeps, is left. Throws as `submit` does. */
  remove(account: ReviewedAccount, template: { id: string; name: string }): Promise<void>;
}

/** Not submitted, or not taken: the reason is for the merchant. */
export function refused(reason: string): Submitted {
  return { id: null, status: 'REJECTED', reason };
}
