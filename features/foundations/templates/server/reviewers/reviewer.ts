import type { TemplateDefinition } from '../../contract/template-definition.ts';

/** The account or page that a template is submitted for, by its provider's id, with its key. */
export interface ReviewedAccount {
  id: string;
  token: string;
}

/** The provider's immediate response. Its decision may come later. */
export interface Submitted {
  /** Null when the provider did not accept it. */
  id: string | null;
  /** In the provider's words. */
  status: string;
  /** The category that the provider gave it, if it reported one. */
  category?: string | undefined;
  reason: string | null;
}

/** A provider that reviews templates. */
export interface Reviewer {
  /** Submits a template. One that exists already is adopted. Throws for temporary failures, such as no response. */
  submit(account: ReviewedAccount, definition: TemplateDefinition): Promise<Submitted>;
  /** Submits a new text for a template that the provider rejected. Throws as `submit` does. */
  resubmit(account: ReviewedAccount, id: string, definition: TemplateDefinition): Promise<Submitted>;
  /** Deletes a template. One that does not exist, or that the provider keeps, is ignored. Throws as `submit` does. */
  remove(account: ReviewedAccount, template: { id: string; name: string }): Promise<void>;
}

/** A submission that was not made or not accepted; the reason is shown to the merchant. */
export function refused(reason: string): Submitted {
  return { id: null, status: 'REJECTED', reason };
}
