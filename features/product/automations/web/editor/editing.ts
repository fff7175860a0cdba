import { createContext, use, type ComponentType } from 'react';
import type { Channel } from '#platform/channel/channel.ts';
import type { Drip } from '../../contract/campaign.ts';
import type { EditedNodeOf, FlowDocument, Place } from '../../rules/editor/document.ts';
import type { FlowLimits } from '../../rules/editor/flow-limits.ts';
import type { UsableDiscount } from '../../rules/usable-discount.ts';

export type MediaType = EditedNodeOf<'media'>['type'];

/** A field to upload a file in; it comes from another part. */
export type UploadPart = ComponentType<{
  pageId: string;
  label: string;
  types: readonly [MediaType, ...MediaType[]];
  value: string | null;
  /** What is being typed in its place: an upload under way gives way to it. */
  draft?: string;
  onChange: (url: string | null) => void;
}>;

/** What all parts of an open editor share; the same while it is open. */
export interface Editing {
  channel: Channel;
  limits: FlowLimits;
  /** The names of the values that its messages may have. */
  valueNames: readonly string[];
  /** The discount that the message brings; null for none. */
  discount: UsableDiscount | null;
  /** Whether its time may be told in seconds too. */
  countsSeconds: boolean;
  /** Whether an opt-in tool may have given another. */
  isOfTool: boolean;
  pageId: string;
  /** The message that is edited. */
  message: { type: string; dripId: string; awaited: Drip['awaited'] };
  Upload: UploadPart;
  /** Changes the document. `kind`: changes of one kind that follow each other are undone at once; null for one by itself. */
  edit: (change: (document: FlowDocument) => FlowDocument, kind?: string | null) => void;
  /** The same for what is on the screen already, where it was typed: the rest of the screen follows. */
  editTyped: (change: (document: FlowDocument) => FlowDocument, kind: string) => void;
  newId: () => string;
  newFlowId: () => string;
}

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('This stands in no editor.');
  return editing;
}

/** What names a place in the page, for whoever is led there. */
export function placeName({ flowId, masterId, cardId, buttonId, replyId, field }: Place): string {
  return [flowId, masterId, cardId, buttonId, replyId, field].filter((id) => id !== undefined).join('/');
}
