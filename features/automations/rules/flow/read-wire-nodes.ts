import type { FlowButton, FlowNode } from '../../contract/flow-node.ts';
import type { WireButton, WireNode } from '../../contract/wire-node.ts';
import { PAGE_PLACE, PICTURE_PLACE } from './to-wire-nodes.ts';

/** A part of a flow that cannot be, as document 2, section 5, says it. */
export interface NodeFault {
  field: string;
  sentence: string;
}

/** Makes the id of a part that has none yet. */
type NewId = () => string;

/**
 * What a flow is to say, from the wire: in the order given, parts without a `masterId` left out unless they are new.
 * A fault names the first part that cannot be.
 */
export function readWireNodes(wire: readonly WireNode[], newId: NewId): FlowNode[] | NodeFault {
  const kept = wire.filter(({ masterId, shouldCreate }) => masterId !== undefined || shouldCreate === true);
  const ordered = kept.toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0));
  const nodes: FlowNode[] = [];
  for (const [at, node] of ordered.entries()) {
    const read = readNode(node, newId);
    if ('sentence' in read) return { ...read, field: `nodes.${at}.${read.field}` };
    nodes.push(read);
  }
  return nodes;
}

function readNode(wire: WireNode, newId: NewId): FlowNode | NodeFault {
  const masterId = wire.masterId ?? newId();
  if (wire.quickReplies) return readReplies(masterId, wire.quickReplies, newId);
  if (wire.genericTemplate) return readCards(masterId, wire.genericTemplate.elements, newId);
  if (wire.mediaTemplate) return readMedia(masterId, wire.mediaTemplate);
  if (wire.receiptTemplate) return { kind: 'receipt', masterId };
  const text = (wire.discountText ?? wire.textOrButtonTemplate?.text ?? '').trim();
  if (text === '') return { field: 'text', sentence: 'Text cannot be empty' };
  const buttons = readButtons(wire.textOrButtonTemplate?.buttons ?? [], newId);
  if ('sentence' in buttons) return buttons;
  const without = wire.noDiscountText?.trim() ?? '';
  return { kind: 'text', masterId, text, withoutValues: without === '' ? null : without, buttons };
}

function readReplies(
  masterId: string,
  wire: NonNullable<WireNode['quickReplies']>,
  newId: NewId,
): FlowNode | NodeFault {
  const replies = wire.map(({ quickRepliesId, title, payload }) => ({
    replyId: quickRepliesId ?? newId(),
    title: title.trim(),
    leadsTo: payload,
  }));
  if (replies.some(({ title }) => title === ''))
    return { field: 'quickReplies', sentence: 'Title cannot be empty' };
  return { kind: 'quickReplies', masterId, replies };
}

function readCards(
  masterId: string,
  elements: NonNullable<WireNode['genericTemplate']>['elements'],
  newId: NewId,
): FlowNode | NodeFault {
  const cards: Extract<FlowNode, { kind: 'cards' }>['cards'] = [];
  for (const element of elements) {
    const title = element.title.trim();
    if (title === '') return { field: 'title', sentence: 'Title cannot be empty' };
    const buttons = readButtons(element.buttons ?? [], newId);
    if ('sentence' in buttons) return buttons;
    const picture = element.imageUrl ?? element.image_url ?? '';
    cards.push({
      cardId: element.genericTemplateId ?? newId(),
      title,
      subtitle: element.subtitle?.trim() || null,
      picture: picture === PICTURE_PLACE ? 'product' : picture || null,
      buttons,
    });
  }
  return cards.length === 0
    ? { field: 'elements', sentence: 'Title cannot be empty' }
    : { kind: 'cards', masterId, cards };
}

function readMedia(
  masterId: string,
  { type, url }: NonNullable<WireNode['mediaTemplate']>,
): FlowNode | NodeFault {
  return url.trim() === ''
    ? { field: 'url', sentence: 'URL cannot be empty' }
    : { kind: 'media', masterId, type, url };
}

function readButtons(wire: readonly WireButton[], newId: NewId): FlowButton[] | NodeFault {
  const buttons: FlowButton[] = [];
  for (const button of wire) {
    const read = readButton(button, newId);
    if ('sentence' in read) return read;
    buttons.push(read);
  }
  return buttons;
}

function readButton(wire: WireButton, newId: NewId): FlowButton | NodeFault {
  const common = { buttonId: wire.buttonId ?? newId(), title: wire.title.trim() };
  if (common.title === '') return { field: 'buttons', sentence: 'Button title cannot be empty' };
  if (wire.type === 'checkout') return { kind: 'page', ...common };
  const value = (wire.options?.value ?? wire.url ?? wire.payload ?? '').trim();
  if (wire.type === 'web_url') {
    if (value === '') return { field: 'buttons', sentence: 'URL cannot be empty' };
    return value === PAGE_PLACE ? { kind: 'page', ...common } : { kind: 'address', ...common, url: value };
  }
  if (value === '') return { field: 'buttons', sentence: 'Phone cannot be empty' };
  if (!value.includes('+'))
    return {
      field: 'buttons',
      sentence: 'Phone number must be valid and must contain country code starting with +',
    };
  return { kind: 'call', ...common, phoneE164: value.replaceAll(/[^\d+]/g, '') };
}
