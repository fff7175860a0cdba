import { createContext, useContext, type ComponentType } from 'react';

interface UploadProps {
  label: string;
  /** What files of the shop are kept under. */
  pageId: string;
  value: string | null;
  onChange: (url: string | null) => void;
}

export interface FollowUpProps {
  type: string;
  /** Null is the campaign's own text. */
  chosen: string | null;
  choose: (flowId: string) => void;
  /** What is typed in the tool's editor is saved before a text is edited; `save` resolves with whether it was. */
  page: { hasUnsaved: boolean; hasErrors: boolean; save: () => Promise<boolean> };
}

/** What other parts of the product do for the opt-in tools; the app, which knows them all, gives it. */
export interface ToolSlots {
  /** Opens the way to connect a Facebook page. */
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
