import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { isForCampaigns } from '#features/foundations/templates/contract/for-campaigns.ts';
import { namePlaces } from '#features/foundations/templates/contract/named-text.ts';
import { isOwnWords } from '#features/foundations/templates/contract/own-words.ts';
import {
  findMerchantTemplate,
  listMerchantTemplates,
  listVariants,
  type MerchantTemplate,
} from '#features/foundations/templates/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { BroadcastTemplate } from '../contract/broadcast.ts';
import { areFilledAlike, needsOf } from '../rules/template-needs.ts';
import { texts } from '../texts/all.ts';

/** A template of the merchant with its languages, the chosen one first. */
export interface ChosenTemplate {
  template: MerchantTemplate;
  variants: MerchantTemplate[];
}

export async function findChosen(tx: Tx, shopId: number, templateId: string): Promise<ChosenTemplate | null> {
  const template = await findMerchantTemplate(tx, shopId, templateId);
  if (!template) return null;
  const others = await listVariants(tx, shopId, template.name);
  return {
    template,
    variants: [template, ...others.filter((one) => isTwin(one, template))],
  };
}

function isTwin(one: MerchantTemplate, chosen: MerchantTemplate): boolean {
  return one.templateId !== chosen.templateId && areFilledAlike(one.definition, chosen.definition);
}

/** The templates that may be sent from a number now, and that a broadcast can fill. */
export function sendable(variants: readonly MerchantTemplate[], senderId: string): MerchantTemplate[] {
  return variants.filter(
    ({ definition, standings }) =>
      needsOf(definition).blocked === null &&
      standings.some((standing) => standing.senderId === senderId && standing.status === 'ENABLED'),
  );
}

/** More tiles than this do not help. The other templates are one click away. */
const MOST_OFFERED = 6;

/**
 * The templates that a new broadcast offers: the shop's latest ones that can be sent now, each in one language. Those
 * about a cart or an order are for campaigns.
 */
export async function listOffered(tx: Tx, shopId: number): Promise<string[]> {
  const senderId = await findSenderId(tx, shopId, 'WA');
  if (senderId === null) return [];
  const all = await listMerchantTemplates(tx, shopId);
  const ready = sendable(all, senderId).filter(({ definition }) => !isForCampaigns(definition));
  const names = [...new Set(ready.map(({ name }) => name))].slice(0, MOST_OFFERED);
  return names.flatMap((name) => ready.find((one) => one.name === name)?.templateId ?? []);
}

/** Returns a template as the merchant sees it: its variables, and whether it can be sent. */
export function toWireTemplate(chosen: ChosenTemplate, senderId: string | null): BroadcastTemplate {
  const { template } = chosen;
  const needs = needsOf(template.definition);
  const languages =
    senderId === null ? [] : sendable(chosen.variants, senderId).map(({ language }) => language);
  return {
    key: template.templateId,
    name: isOwnWords(template.name) ? texts.template.ownWords : template.name,
    flowId: template.templateId,
    Offer_Text: needs.wantsOfferText,
    description: linesOf(template),
    Support_Number: needs.wantsSupportNumber,
    hasQuickReplies: needs.hasQuickReplies,
    variables: needs.variables,
    links: needs.links.map(({ link }) => link),
    linkTargets: Object.fromEntries(
      needs.links.flatMap(({ link, url }) => (url === null ? [] : [[link, url]])),
    ),
    languages,
    blocked: needs.blocked ?? (languages.length > 0 ? null : unavailableReason(template, senderId)),
    notices: noticesOf(chosen, senderId),
  };
}

/** Each sentence once, whichever of its languages it is about. */
function noticesOf({ variants }: ChosenTemplate, senderId: string | null): string[] {
  const standings = variants.flatMap((one) => one.standings.filter((two) => two.senderId === senderId));
  return [...new Set(standings.flatMap(({ notices }) => notices))];
}

/** Its text by lines, with its variables by name. */
function linesOf({ definition: { body, variables } }: MerchantTemplate): string[] {
  return namePlaces(body, variables)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function unavailableReason({ standings }: MerchantTemplate, senderId: string | null): string {
  if (senderId === null) return texts.templateFaults.noNumber;
  const own = standings.find((standing) => standing.senderId === senderId);
  return own?.reason ?? texts.templateFaults.notApproved;
}

/** The templates of a broadcast, in the order in which they were chosen, without deleted ones. */
export async function listChosen(
  tx: Tx,
  shopId: number,
  templateIds: readonly string[],
): Promise<ChosenTemplate[]> {
  const chosen: ChosenTemplate[] = [];
  for (const templateId of templateIds) {
    const found = await findChosen(tx, shopId, templateId);
    if (found) chosen.push(found);
  }
  return chosen;
}
