import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import { texts } from '../../texts/en.ts';
import { chosenTexts } from './form-values.ts';
import { TemplateFields } from './template-fields.tsx';
import { TemplateTiles } from './template-tiles.tsx';
import type { BroadcastEditing } from './use-broadcast-form.ts';

interface TemplatePartProps {
  merchant: Merchant;
  broadcast: Broadcast;
  editing: BroadcastEditing;
  showsFaults: boolean;
}

/** The choice of the text and its values. */
export function TemplatePart({ merchant, broadcast, editing, showsFaults }: TemplatePartProps) {
  const { form, change } = editing;
  const template = chosenTexts(broadcast, form)[0]?.template ?? null;
  return (
    <Panel title={texts.template.title}>
      <TemplateTiles
        {...{ merchant, broadcast, editing }}
        arm="A"
        legend={texts.template.legend}
        chosenId={form.templateId}
        choose={(templateId) => change({ templateId })}
      />
      {template !== null && (
        <TemplateFields
          template={template}
          attributes={form.attributes}
          change={(attributes) => change({ attributes })}
          support={{ value: form.support, change: (support) => change({ support }) }}
          showsFaults={showsFaults}
        />
      )}
    </Panel>
  );
}
