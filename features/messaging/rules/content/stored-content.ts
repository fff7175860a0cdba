import type { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import type { TemplateButton } from '../../contract/content/whatsapp-template-content.ts';

/** A template as it was stored while one had a picture, a link and quick replies at most. */
interface FirstTemplate {
  kind: 'template';
  templateName: string;
  language: string;
  headerImageUrl: string | null;
  bodyParameters: string[];
  linkCode: string | null;
  quickReplyPayloads: string[];
}

const SLOT = 'link';

/** A content as it is written today, from a row of any age. */
export function readStoredContent(stored: WhatsAppContent | FirstTemplate): WhatsAppContent {
  return 'bodyParameters' in stored ? upgrade(stored) : stored;
}

/** The link button came first then, and the quick replies behind it. */
function upgrade(first: FirstTemplate): WhatsAppContent {
  const { templateName, language, headerImageUrl, linkCode } = first;
  const link: TemplateButton[] = linkCode === null ? [] : [{ kind: 'link', index: 0, link: SLOT }];
  return {
    kind: 'template',
    templateName,
    language,
    header: headerImageUrl === null ? null : { kind: 'image', media: { link: headerImageUrl } },
    body: first.bodyParameters.map((text) => ({ text })),
    buttons: [
      ...link,
      ...first.quickReplyPayloads.map((payload, at): TemplateButton => ({
        kind: 'reply',
        index: link.length + at,
        payload,
      })),
    ],
    offerEndsAtMs: null,
    cards: null,
    ...(linkCode !== null && { linkCodes: { [SLOT]: linkCode } }),
  };
}
