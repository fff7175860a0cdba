/** A template as the product defines it, before it is submitted for approval. */
export interface TemplateDefinition {
  /** Lower case letters, digits and underscores. */
  name: string;
  /** For example en. */
  language: string;
  category: 'MARKETING' | 'UTILITY';
  hasHeaderImage: boolean;
  /** With {{1}}, {{2}}, … for the values; none of them first or last. */
  body: string;
  /** A sample for every value, shown to the reviewer and in previews. */
  bodySamples: readonly string[];
  /** The link button; its address is one of our short links. */
  linkTitle: string | null;
  quickReplies: readonly { title: string; payload: string }[];
}

export type TemplateStatus = 'DRAFT' | 'PENDING' | 'ENABLED' | 'REJECTED' | 'PAUSED' | 'DISABLED';
