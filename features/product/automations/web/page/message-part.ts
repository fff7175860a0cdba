import type { Drip } from '../../contract/campaign.ts';
import type { DripValues } from './form/form-values.ts';
import type { CampaignForm } from './form/use-campaign-form.ts';

/** The props of each part of a message's settings. */
export interface MessagePart {
  drip: Drip;
  /** The form values of the message. */
  values: DripValues;
  form: CampaignForm;
  /** "message 1", for screen readers. */
  name: string;
}

/** Returns the fault of a field of this message as a sentence, or null. */
export function problemOf(
  { drip, form }: Pick<MessagePart, 'drip' | 'form'>,
  field: CampaignForm['problems'][number]['field'],
): string | null {
  return form.problems.find((one) => one.dripId === drip.dripId && one.field === field)?.words ?? null;
}
