import type { Drip } from '../../contract/campaign.ts';
import type { DripValues } from './form-values.ts';
import type { CampaignForm } from './use-campaign-form.ts';

/** What each part of a message's settings is given. */
export interface MessagePart {
  drip: Drip;
  /** What is typed of it. */
  values: DripValues;
  form: CampaignForm;
  /** 'message 1', for those who only hear the fields. */
  name: string;
}

/** What is wrong with a field of this message, as a sentence; null for nothing. */
export function problemOf(
  { drip, form }: Pick<MessagePart, 'drip' | 'form'>,
  field: CampaignForm['problems'][number]['field'],
): string | null {
  return form.problems.find((one) => one.dripId === drip.dripId && one.field === field)?.words ?? null;
}
