import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { listedToDraft } from '../rules/listed-to-draft.ts';
import { texts } from '../texts/en.ts';
import { TemplatePhone } from './template-phone.tsx';
import { useTemplates } from './use-templates.ts';

interface FilledTemplateProps {
  shopUrl: string;
  shopName: string;
  templateId: string;
  /** Values by variable name; samples fill the rest. */
  values: Readonly<Record<string, string>>;
}

/** A merchant's template in a shopper's chat, filled with the given values. */
export function FilledTemplate({ shopUrl, shopName, templateId, values }: FilledTemplateProps) {
  const { data } = useTemplates(shopUrl);
  const template = data?.data.find(({ id }) => id === templateId);
  if (data === undefined)
    return (
      <>
        <WaitingFor what={texts.view.preview} />
        <WaitingBlock height={580} />
      </>
    );
  if (!template) return null;
  const draft = listedToDraft(template);
  return <TemplatePhone draft={{ ...draft, samples: { ...draft.samples, ...values } }} shopName={shopName} />;
}
