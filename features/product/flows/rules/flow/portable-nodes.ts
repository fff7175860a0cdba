import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import type { FlowButton } from '../../contract/flow-button.ts';
import { LEADS_TO } from '../../contract/flow-definition.ts';
import type { FlowNode } from '../../contract/flow-node.ts';

/**
 * Returns a flow's parts in the form of a `FlowDefinition`: answers name the next flow as `flow:key`, and parts are
 * numbered. `keyOf` returns the portable key of a flow, or undefined if there is none with that id; such an answer is left
 * out. Returns null for approved texts, which belong to one account.
 */
export function toPortableNodes(
  nodes: readonly FlowNode[],
  keyOf: (flowId: string) => string | undefined,
): FlowNode[] | null {
  const next = numbering();
  const portable: FlowNode[] = [];
  for (const node of nodes) {
    if (node.kind === 'template' || node.kind === 'ownTemplate') return null;
    const masterId = next('n');
    if (node.kind === 'text') portable.push({ ...node, masterId, buttons: numbered(node.buttons, next) });
    else if (node.kind === 'cards')
      portable.push({
        ...node,
        masterId,
        cards: node.cards.map((card) => ({
          ...card,
          cardId: next('c'),
          buttons: numbered(card.buttons, next),
        })),
      });
    else if (node.kind === 'quickReplies') {
      const replies = node.replies.flatMap((reply) => {
        const key = keyOf(reply.leadsTo);
        if (key !== undefined) return [{ ...reply, replyId: next('r'), leadsTo: LEADS_TO + key }];
        if (reply.leadsTo === STOP_PAYLOAD) return [{ ...reply, replyId: next('r') }];
        return [];
      });
      if (replies.length > 0) portable.push({ ...node, masterId, replies });
    } else portable.push({ ...node, masterId });
  }
  return portable;
}

/** Returns the parts in a shop, with the ids of its flows in the answers. An answer without a flow is left out. */
export function fromPortableNodes(
  nodes: readonly FlowNode[],
  flowIds: ReadonlyMap<string, string>,
): FlowNode[] {
  return nodes.flatMap((node): FlowNode[] => {
    if (node.kind !== 'quickReplies') return [node];
    const replies = node.replies.flatMap((reply) => {
      if (!reply.leadsTo.startsWith(LEADS_TO)) return [reply];
      const leadsTo = flowIds.get(reply.leadsTo.slice(LEADS_TO.length));
      return leadsTo === undefined ? [] : [{ ...reply, leadsTo }];
    });
    return replies.length === 0 ? [] : [{ ...node, replies }];
  });
}

/** What to do with the addresses and numbers in a flow's parts. */
interface Keeping {
  /** Whether a button stays. */
  keeps: (button: FlowButton) => boolean;
  /** Returns the new address of a file, or null to leave the file out. */
  fileAddress: (address: string) => string | null;
}

/** Returns the parts without the buttons and files that do not stay. */
export function withoutForeign(nodes: readonly FlowNode[], { keeps, fileAddress }: Keeping): FlowNode[] {
  return nodes.flatMap((node): FlowNode[] => {
    switch (node.kind) {
      case 'text':
        return [{ ...node, buttons: node.buttons.filter(keeps) }];
      case 'cards':
        return [
          {
            ...node,
            cards: node.cards.map((card) => ({
              ...card,
              picture: isFile(card.picture) ? fileAddress(card.picture) : card.picture,
              buttons: card.buttons.filter(keeps),
            })),
          },
        ];
      case 'media': {
        const url = fileAddress(node.url);
        return url === null ? [] : [{ ...node, url }];
      }
      case 'quickReplies':
      case 'receipt':
      case 'template':
      case 'ownTemplate':
        return [node];
    }
  });
}

/** Returns the addresses of the files in a flow's parts. */
export function filesInNodes(nodes: readonly FlowNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'media') return [node.url];
    return node.kind === 'cards' ? node.cards.map(({ picture }) => picture).filter(isFile) : [];
  });
}

function isFile(picture: string | null): picture is string {
  return picture !== null && picture !== 'product';
}

type Next = (prefix: string) => string;

function numbering(): Next {
  let last = 0;
  return (prefix) => {
    last += 1;
    return `${prefix}${last}`;
  };
}

function numbered(buttons: readonly FlowButton[], next: Next): FlowButton[] {
  return buttons.map((button) => ({ ...button, buttonId: next('b') }));
}
