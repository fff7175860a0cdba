import { createContext, useContext } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { ToolDefinition } from '../../contract/tool-definition.ts';
import type { Tool } from '../use-tools.ts';
import type { ViewName } from './editor-faults.ts';
import type { ToolForm } from './use-tool-form.ts';

/** The panels of the Design tab: the general settings, or one setting. Document 3, section 2.2. */
export type Panel =
  | 'general'
  | 'designs'
  | 'title'
  | 'subtitle'
  | 'text'
  | 'backgroundColor'
  | 'backgroundImage'
  | 'logo'
  | 'pill'
  | 'button'
  | 'code'
  | 'sendToMessenger'
  | 'wheelBackground'
  | 'wheelStyle'
  | `offer-${string}`;

export type Device = 'monitor' | 'phone';

/** The state that the parts of an editor share. */
export interface Editing {
  merchant: Merchant;
  tool: Tool;
  definition: ToolDefinition;
  form: ToolForm;
  panel: Panel;
  /** Opens a panel of the Design tab. */
  open: (panel: Panel, view?: ViewName) => void;
  view: ViewName;
  setView: (view: ViewName) => void;
  device: Device;
  setDevice: (device: Device) => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** Returns the editor that the calling part belongs to. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('A part of an editor stands outside of one');
  return editing;
}
