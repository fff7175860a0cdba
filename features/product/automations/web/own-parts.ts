import type { ComponentType } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { ShownSettings } from '#features/product/flows/contract/flow-calls.ts';
import type { Drip } from '../contract/campaign.ts';
import type { FormProblem } from './page/form/form-problems.ts';
import type { DripValues } from './page/form/form-values.ts';
import type { MessagePart } from './page/message-part.ts';
import type { ShownCampaign } from './shown-campaigns.ts';

export interface OwnPhoneProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  /** The settings in the form, saved or not. */
  settings: DripValues['settings'];
  /** The other settings in the form, which the texts show. */
  shown: ShownSettings;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** The parts of a campaign's page that no other campaign has. */
export interface OwnParts {
  /** Further settings of its first message, beside its phone. */
  Settings: ComponentType<MessagePart>;
  /** Replaces the phone with the chosen text. */
  Phone: ComponentType<OwnPhoneProps>;
  /** Returns the faults that prevent saving. */
  problems: (settings: unknown) => Omit<FormProblem, 'dripId'>[];
  /** Sends a test to a number, instead of a test of the chosen text. */
  sendTest: (
    tested: { merchant: Merchant; settings: DripValues['settings'] },
    phoneNumber: string,
  ) => Promise<unknown>;
}
