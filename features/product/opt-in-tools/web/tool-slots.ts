import { createContext, useContext, type ComponentType } from 'react';

interface UploadProps {
  label: string;
  /** The id under which the shop's files are stored. */
  pageId: string;
  value: string | null;
  onChange: (url: string | null) => void;
}

export interface FollowUpProps {
  type: string;
  /** The chosen text, or null for the campaign's own. */
  chosen: string | null;
  choose: (flowId: string) => void;
  /** Saves the tool's input before a text is edited; `save` resolves with whether it succeeded. */
  page: { hasUnsaved: boolean; hasErrors: boolean; save: () => Promise<boolean> };
}

/** Parts of other features that the opt-in tools show. The app provides them, because it may import all features. */
export interface ToolSlots {
  /** Opens the dialog that connects a Facebook page. */
  connectPage: () => void;
  Upload: ComponentType<UploadProps>;
  /** The texts that can follow a sign-up on Messenger. */
  FollowUps: ComponentType<FollowUpProps>;
}

const NOTHING = () => null;

export const ToolSlotsContext = createContext<ToolSlots>({
  connectPage: NOTHING,
  Upload: NOTHING,
  FollowUps: NOTHING,
});

export function useToolSlots(): ToolSlots {
  return useContext(ToolSlotsContext);
}
