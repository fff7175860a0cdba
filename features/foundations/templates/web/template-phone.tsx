import { useComputedColorScheme } from '@mantine/core';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { Phone } from '#platform/ui-kit/phone/phone.tsx';
import type { TemplateDraft } from '../contract/template-draft.ts';
import { previewDraft } from '../rules/preview-draft.ts';

const SAMPLE_TIME = '10:24';

/** A template in a shopper's chat, filled with its samples. */
export function TemplatePhone({ draft, shopName }: { draft: TemplateDraft; shopName: string }) {
  const scheme = useComputedColorScheme('light');
  return (
    <Phone chatName={shopName} scheme={scheme}>
      {previewDraft(draft).map((bubble, at) => (
        <Bubble key={at} from="business" time={SAMPLE_TIME} bubble={bubble} />
      ))}
    </Phone>
  );
}
