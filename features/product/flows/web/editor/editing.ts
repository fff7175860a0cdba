import { createContext, use, type ComponentType } from 'react';
import type { Channel } from '#platform/channel/channel.ts';
import type { UsableDiscount } from '../../contract/usable-discount.ts';
import type { EditedNodeOf, FlowDocument, Place } from '../../rules/editor/document.ts';
import type { FlowLimits } from '../../rules/editor/flow-limits.ts';

export type MediaType = EditedNodeOf<'media'>['type'];

/** The upload field, which another feature provides. */
export type UploadPart = ComponentType<{
  pageId: string;
  label: string;
  types: readonly [MediaType, ...MediaType[]];
  value: string | null;
  /** The address that is being typed instead of an upload. When it changes, a running upload is cancelled. */
  draft?: string;
  onChange: (url: string | null) => void;
}>;

/** The state that all parts of an open editor share. The object stays the same while it is open. */
export interface Editing {
  channel: Channel;
  limits: FlowLimits;
  /** The names of the variables that the campaign's messages may use. */
  valueNames: readonly string[];
  /** The discount of the message, or null. */
  discount: UsableDiscount | null;
  /** Whether its delay can also be set in seconds. */
  countsSeconds: boolean;
  /** Whether an opt-in tool may have given the shopper another code. */
  isOfTool: boolean;
  pageId: string;
  /** Replaces the message's approved text, once the editor is closed. Null if that is not possible. */
  editWords: (() => void) | null;
  Upload: UploadPart;
  /**
   * Changes the document. `kind`: one undo reverts consecutive changes of the same kind. With null, a change has its
   * own undo step.
   */
  edit: (change: (document: FlowDocument) => FlowDocument, kind?: string | null) => void;
  /** Changes the document for input that is on the screen already. The rest of the screen follows. */
  editTyped: (change: (document: FlowDocument) => FlowDocument, kind: string) => void;
  newId: () => string;
  newFlowId: () => string;
}

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing must be called inside an open editor.');
  return editing;
}

/** The context of a text field, in an open editor or elsewhere. */
export type TextEditing = Pick<Editing, 'channel' | 'valueNames'>;

/** For a text field outside an editor. */
export const TextEditingContext = createContext<TextEditing | null>(null);

export function useTextEditing(): TextEditing {
  const alone = use(TextEditingContext);
  const editing = use(EditingContext);
  const given = alone ?? editing;
  if (!given) throw new Error('A text field must be inside an open editor or a TextEditingContext.');
  return given;
}

/** Returns the id of a place on the page, for links to its fault. */
export function placeName({ flowId, masterId, cardId, buttonId, replyId, field }: Place): string {
  return [flowId, masterId, cardId, buttonId, replyId, field].filter((id) => id !== undefined).join('/');
}
