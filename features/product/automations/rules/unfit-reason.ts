import { valueNameOf } from '#features/foundations/templates/contract/built-in-variables.ts';
import {
  variablesOf,
  type TemplateDefinition,
} from '#features/foundations/templates/contract/template-definition.ts';
import { LEADS_TO, type FlowDefinition } from '#features/product/flows/contract/flow-definition.ts';
import { DISCOUNT_VARIABLES } from '#features/product/flows/contract/variables.ts';
import { templatesIn } from '#features/product/flows/rules/flow/default-nodes.ts';
import { namesIn } from '#features/product/flows/rules/flow/fill-text.ts';
import { repliesOf } from '#features/product/flows/rules/flow/flow-shape.ts';
import type { CampaignOnChannel } from '../contract/campaign-definition.ts';
import type { Unfit } from '../contract/campaign.ts';
import type { DiscountSettings } from '../contract/drip-settings.ts';
import { usableDiscount } from './usable-discount.ts';

/** The variables that every message can fill. */
const OF_EVERY_MESSAGE = ['firstName', 'shopName', 'supportNumber'];

/** Returns why a drip cannot use a template, or null. */
export function unfitReason(
  side: CampaignOnChannel,
  dripIndex: string,
  template: TemplateDefinition,
): Unfit | null {
  const flows = side.flows.filter(({ begins }) => begins.includes(dripIndex));
  if (flows.length === 0 || flows.some(leadsOn)) return { kind: 'answers' };
  const values = new Set(knownValues(side, dripIndex));
  const variable = variablesOf(template).find((name) => !values.has(valueNameOf(name)));
  return variable === undefined ? null : { kind: 'value', variable };
}

/**
 * Returns why a drip cannot use a template with its current settings, or null. A template with a discount is never sent
 * without one.
 */
export function currentUnfitReason(
  side: CampaignOnChannel,
  { dripIndex, discount }: { dripIndex: string; discount: DiscountSettings | null },
  template: TemplateDefinition,
): Unfit | null {
  const isShown = variablesOf(template).some((name) => DISCOUNT_VARIABLES.includes(valueNameOf(name)));
  const lacksDiscount = isShown && usableDiscount(discount) === null;
  return unfitReason(side, dripIndex, template) ?? (lacksDiscount ? { kind: 'discount' } : null);
}

/** Returns the names of the variables that a drip's messages can fill. */
export function knownValues(side: CampaignOnChannel, dripIndex: string): string[] {
  const flows = side.flows.filter(({ begins }) => begins.includes(dripIndex));
  const hasDiscount = side.drips.some(
    (drip) => drip.dripIndex === dripIndex && drip.settings.discount !== null,
  );
  return [
    ...new Set([...OF_EVERY_MESSAGE, ...flows.flatMap(namesOf), ...(hasDiscount ? DISCOUNT_VARIABLES : [])]),
  ];
}

function leadsOn({ nodes }: FlowDefinition): boolean {
  return repliesOf(nodes.en).some((reply) => reply.leadsTo.startsWith(LEADS_TO));
}

function namesOf({ nodes }: FlowDefinition): string[] {
  const texts = nodes.en.flatMap((node) => (node.kind === 'text' ? namesIn(node.text) : []));
  return [...templatesIn(nodes.en).flatMap(variablesOf), ...texts];
}
