import { Button, Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { useFocusBack } from '#platform/ui-kit/use-focus-back.ts';
import type { ListedTemplate } from '../contract/template-calls.ts';
import { listedToDraft } from '../rules/listed-to-draft.ts';
import { shownName } from '../rules/shown-name.ts';
import { texts } from '../texts/en.ts';
import { copyOf, variantOf, type Edited } from './editor/edited.ts';
import { TemplatePhone } from './template-phone.tsx';
import { TemplateState } from './template-state.tsx';
import { useTemplates } from './use-templates.ts';
import styles from './view-template.module.css';

interface ViewTemplateProps {
  shopUrl: string;
  shopName: string;
  name: string;
  edit: (edited: Edited) => void;
  remove: (template: ListedTemplate, inAllLanguages: boolean) => void;
  close: () => void;
}

/** A template as a shopper sees it, its state at WhatsApp, and what the merchant can do about it. */
export function ViewTemplate({ shopUrl, shopName, name, edit, remove, close }: ViewTemplateProps) {
  useFocusBack();
  const lock = useLock('market');
  const { data } = useTemplates(shopUrl);
  const variants = (data?.data ?? []).filter((one) => one.template_name === name);
  const [language, setLanguage] = useState<string | null>(null);
  const template = variants.find((one) => one.language === language) ?? variants[0];
  if (!template) return null;
  return (
    <Modal
      opened
      onClose={close}
      title={shownName(template)}
      size={760}
      closeButtonProps={{ 'aria-label': texts.view.close }}
    >
      <div className={styles.sides}>
        <TemplatePhone draft={listedToDraft(template)} shopName={shopName} />
        <div className={styles.about}>
          {variants.length > 1 ? (
            <NativeSelect
              label={texts.view.language}
              value={template.language}
              onChange={(event) => setLanguage(event.currentTarget.value)}
              data={variants.map((one) => ({ value: one.language, label: languageName(one.language) }))}
            />
          ) : (
            <p className={styles.quiet}>{languageName(template.language)}</p>
          )}
          <Standing template={template} />
          <div className={styles.actions}>
            {template.status === 'REJECTED' && (
              <Button
                onClick={() =>
                  edit({ draft: listedToDraft(template), rejectedId: template.id, of: 'rejected' })
                }
                {...lock}
              >
                {texts.view.fix}
              </Button>
            )}
            <Button variant="default" onClick={() => edit(variantOf(template))} {...lock}>
              {texts.view.addLanguage}
            </Button>
            <Button variant="default" onClick={() => edit(copyOf(template))} {...lock}>
              {texts.view.copy}
            </Button>
            <Button variant="default" onClick={() => remove(template, variants.length === 1)} {...lock}>
              {variants.length > 1 ? texts.view.removeLanguage : texts.view.remove}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}

function Standing({ template }: { template: ListedTemplate }) {
  const { status, category, reason, notices, quality, usedBy } = template;
  const isStopped = status !== 'ENABLED' && status !== 'PENDING';
  const uses = usedBy.join(', ');
  return (
    <>
      <p>
        <TemplateState status={status} language={null} />
      </p>
      {reason !== null && <p>{reason}</p>}
      {isStopped && uses !== '' && <p>{fill(texts.view.stopped, { uses })}</p>}
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {(quality === 'GREEN' || quality === 'YELLOW') && <p>{texts.view.quality[quality]}</p>}
      <p className={styles.quiet}>
        {category === 'MARKETING' ? texts.view.categories.marketing : texts.view.categories.utility}
      </p>
      {!isStopped && uses !== '' && <p className={styles.quiet}>{fill(texts.view.sentBy, { uses })}</p>}
    </>
  );
}
