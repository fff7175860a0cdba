import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { FilledTemplate } from '#features/foundations/templates/web/index.ts';
import { FIRST_NAME, OFFER_TEXT, SUPPORT_NUMBER, type Broadcast } from '../../contract/broadcast.ts';
import { texts } from '../../texts/en.ts';
import styles from '../broadcast-page.module.css';
import { TextChoice } from '../text-choice.tsx';
import { chosenTexts, type BroadcastForm } from './form-values.ts';

interface EditorPreviewProps {
  merchant: Merchant;
  broadcast: Broadcast;
  form: BroadcastForm;
}

/** The message as it is typed. Missing values are shown by name. */
export function EditorPreview({ merchant, broadcast, form }: EditorPreviewProps) {
  const [wanted, setWanted] = useState<'A' | 'B'>('A');
  const chosen = chosenTexts(broadcast, form);
  const { arm, template, attributes } = chosen.find((text) => text.arm === wanted) ?? chosen[0] ?? NOTHING;
  const names = template ? [...template.variables, ...(template.Offer_Text ? [OFFER_TEXT] : [])] : [];
  const places = Object.fromEntries(names.map((name) => [name, `{{${name}}}`]));
  const typed = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value.trim() !== ''));
  return (
    <div className={styles.phone}>
      {chosen.length > 1 && <TextChoice chosen={arm} choose={setWanted} />}
      {template === null ? (
        <p className={styles.noPhone}>{texts.editor.previewEmpty}</p>
      ) : (
        <FilledTemplate
          shopUrl={merchant.shopUrl}
          shopName={merchant.shopName}
          templateId={template.flowId}
          values={{
            [FIRST_NAME]: texts.editor.sampleName,
            ...places,
            ...typed,
            ...(form.support !== '' && { [SUPPORT_NUMBER]: form.support }),
          }}
        />
      )}
    </div>
  );
}

const NOTHING = { arm: 'A' as const, template: null, attributes: {} };
