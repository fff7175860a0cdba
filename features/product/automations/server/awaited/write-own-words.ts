import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import {
  createTemplate,
  findFreeName,
  findMerchantTemplate,
  listVariants,
  rewriteTemplate,
} from '#features/foundations/templates/server/index.ts';
import { VARIABLES } from '#features/product/flows/contract/variables.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { ownWordsName, PLAIN } from '../../rules/own-words.ts';
import { unfitReason } from '../../rules/unfit-reason.ts';
import { lockDrip, type DripOfPage } from '../change-drip.ts';
import { listSpoken } from '../read-flows.ts';
import { refuseUnfit } from '../start-with-own.ts';
import { awaitTemplate } from './await-template.ts';

/** The id of the created template, or the faults of the text, one sentence each. */
export type Written = { templateId: string } | { faults: string[] };

interface OwnWords {
  drip: DripOfPage;
  /** With variables by name. */
  text: string;
  /** The titles of all its buttons, in order. Null keeps them. */
  titles: readonly string[] | null;
}

/**
 * Makes a template from a drip's message with another text and other titles of its buttons, queues its submission, and
 * makes the drip start with it as soon as it is approved. Picture and footer stay, and so does what the buttons do.
 * Words that wait for approval already are replaced. Refused with NOT_FOUND if the message has no template, with
 * SETTINGS_CHANGED if it has other buttons meanwhile, and like choosing an own template.
 */
export async function writeOwnWords(
  ctx: Context,
  tx: Tx,
  { drip, text, titles }: OwnWords,
  definitions: readonly CampaignDefinition[],
): Promise<Written> {
  const row = await lockDrip(tx, drip);
  const side = definitions.find(({ type }) => type === row.type)?.channels.WA;
  const current = await findCurrent(tx, drip, row, definitions);
  if (!current || !side) throw new AppError('NOT_FOUND', { field: 'dripId' });
  const { template, withoutPicture } = current;
  if (titles && titles.length !== template.buttons.length) throw new AppError('SETTINGS_CHANGED');
  const name = await findFreeName(tx, drip.shopId, ownWordsName(template.name), PLAIN);
  const words = { text, titles, samples: VARIABLES };
  const rewritten = rewriteTemplate(template, { ...words, name });
  if ('faults' in rewritten) return rewritten;
  const reason = unfitReason(side, row.drip_index, rewritten.definition);
  if (reason) refuseUnfit(reason);
  const plain = withoutPicture && rewriteTemplate(withoutPicture, { ...words, name: name + PLAIN });
  const made = await createTemplate(ctx, tx, drip.shopId, rewritten.definition);
  if ('faults' in made) return made;
  if (plain && 'definition' in plain) await createTemplate(ctx, tx, drip.shopId, plain.definition);
  await awaitTemplate(tx, drip, made.templateId, definitions);
  return made;
}

interface Current {
  template: TemplateDefinition;
  /** The version that is sent if there is no picture. Null if the template shows no picture. */
  withoutPicture: TemplateDefinition | null;
}

/** Returns the template that the drip waits for, otherwise the one that it sends, in the shop's language. */
async function findCurrent(
  tx: Tx,
  { shopId, channel }: DripOfPage,
  row: Awaited<ReturnType<typeof lockDrip>>,
  definitions: readonly CampaignDefinition[],
): Promise<Current | null> {
  const awaited =
    row.awaited_template_id === null ? null : await findMerchantTemplate(tx, shopId, row.awaited_template_id);
  if (awaited) {
    const { name, language, definition } = awaited;
    const plain = await listVariants(tx, shopId, name + PLAIN);
    const withoutPicture = plain.find((one) => one.language === language)?.definition ?? null;
    return { template: definition, withoutPicture };
  }
  if (channel !== 'WA') return null;
  const spoken = await listSpoken(tx, { shopId, channel }, row.type, definitions);
  const first = spoken.find(({ flowId }) => flowId === row.flow_id)?.effectiveNodes[0];
  return first?.kind === 'template' ? first : null;
}
