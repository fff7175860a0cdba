import type { ComponentType } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { AudienceCondition } from '#features/product/audiences/contract/audience-condition.ts';

/** Parts of other features in the editor. */
export interface BroadcastSlots {
  /** The rules of the audience. */
  Audience: ComponentType<{
    merchant: Merchant;
    condition: AudienceCondition;
    onChange: (condition: AudienceCondition) => void;
    showsFaults: boolean;
  }>;
  /** The merchant's templates on the whole screen, to choose one by id. */
  PickTemplate: ComponentType<{ merchant: Merchant; pick: (templateId: string) => void; close: () => void }>;
  /** A template on a phone with values by name. */
  Preview: ComponentType<{
    merchant: Merchant;
    templateId: string;
    values: Readonly<Record<string, string>>;
  }>;
  /** Sends the report of a broadcast to an address. */
  Report: ComponentType<{
    merchant: Merchant;
    broadcastId: string;
    broadcastName: string;
    close: () => void;
  }>;
}
