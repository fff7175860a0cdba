import * as z from 'zod/mini';
import { CardsNode } from '../flow-nodes/cards/shape.ts';
import { MediaNode } from '../flow-nodes/media/shape.ts';
import { OwnTemplateNode } from '../flow-nodes/own-template/shape.ts';
import { QuickRepliesNode } from '../flow-nodes/quick-replies/shape.ts';
import { ReceiptNode } from '../flow-nodes/receipt/shape.ts';
import { TemplateNode } from '../flow-nodes/template/shape.ts';
import { TextNode } from '../flow-nodes/text/shape.ts';

/** A part of a flow's content. Texts contain variables such as `{{firstName}}`. */
export const FlowNode = z.discriminatedUnion('kind', [
  TemplateNode,
  OwnTemplateNode,
  TextNode,
  CardsNode,
  QuickRepliesNode,
  MediaNode,
  ReceiptNode,
]);
export type FlowNode = z.infer<typeof FlowNode>;

type ByKind = { [Kind in FlowNode['kind']]: Extract<FlowNode, { kind: Kind }> };
export type FlowNodeOf<Kind extends FlowNode['kind']> = ByKind[Kind];

export const FlowNodes = z.array(FlowNode).check(z.maxLength(20));
