import type { ComponentType } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Drip } from '../contract/campaign.ts';
import type { FormProblem } from './page/form-problems.ts';
import type { DripValues } from './page/form-values.ts';
import type { MessagePart } from './page/message-part.ts';
import type { ShownCampaign } from './shown-campaigns.ts';

export interface OwnPhoneProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  /** As they stand in the form, saved or not. */
  settings: DripValues['settings'];
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** What a campaign's page has that no other campaign's has. */
export interface OwnParts {
  /** Its settings, below the general ones; of its first message. */
  Settings: ComponentType<MessagePart>;
  /** In place of the phone with the text that was chosen. */
  Phone: ComponentType<OwnPhoneProps>;
  /** What keeps its settings from being saved. */
  problems: (settings: unknown) => Omit<FormProblem, 'dripId'>[];
  /** Sends a test to this number, in place of the text that was chosen. */
  sendTest: (
    tested: { merchant: Merchant; settings: DripValues['settings'] },
    phoneNumber: string,
  ) => Promise<unknown>;
}
