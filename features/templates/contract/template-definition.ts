import * as z from 'zod/mini';

/** A template as the product defines it, before it is submitted for approval. */
export const TemplateDefinition = z.object({
  /** Lower case letters, digits and underscores. It stands for the text: another text has another name. */
  name: z.string(),
  /** For example en. */
  language: z.string(),
  category: z.enum(['MARKETING', 'UTILITY']),
  hasHeaderImage: z.boolean(),
  /** With {{1}}, {{2}}, … for the values; none of them first or last. */
  body: z.string(),
  /** What stands for {{1}}, {{2}}, … in this order; the sample is shown to the reviewer and in previews. */
  variables: z.readonly(z.array(z.object({ name: z.string(), sample: z.string() }))),
  /** The link button; its address is one of our short links. */
  linkTitle: z.nullable(z.string()),
  quickReplies: z.readonly(z.array(z.object({ title: z.string(), payload: z.string() }))),
});
export type TemplateDefinition = z.infer<typeof TemplateDefinition>;

/** The samples of its values, in their order. */
export function samplesOf({ variables }: Pick<TemplateDefinition, 'variables'>): string[] {
  return variables.map(({ sample }) => sample);
}

/** Its text with a value for each place; a place without one stays as it is. */
export function fillBody(
  { body }: Pick<TemplateDefinition, 'body'>,
  values: readonly (string | undefined)[],
): string {
  return body.replaceAll(/\{\{(\d+)\}\}/g, (place, at: string) => values[Number(at) - 1] ?? place);
}

export type TemplateStatus = 'DRAFT' | 'PENDING' | 'ENABLED' | 'REJECTED' | 'PAUSED' | 'DISABLED';
