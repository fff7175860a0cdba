import { Button, Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { useFocusBack } from '#platform/ui-kit/use-focus-back.ts';
import type { ListedTemplate } from '../contract/template-calls.ts';
import { listedToDraft } from '../rules/listed-to-draft.ts';
import { QUALITY_LABELS, STATUS_LABELS, stoppedUses } from './copy.ts';
import { copyOf, variantOf, type Edited } from './editor/edited.ts';
import { TemplatePhone } from './template-phone.tsx';
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
  const { data } = useTemplates(shopUrl);
  const variants = (data?.data ?? []).filter((one) => one.template_name === name);
  const [language, setLanguage] = useState<string | null>(null);
  const template = variants.find((one) => one.language === language) ?? variants[0];
  if (!template) return null;
  return (
    <Modal opened onClose={close} title={name} size={760} closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={styles.sides}>
        <TemplatePhone draft={listedToDraft(template)} shopName={shopName} />
        <div className={styles.about}>
          {variants.length > 1 ? (
            <NativeSelect
              label="Language"
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
              >
                Fix and resubmit
              </Button>
            )}
            <Button variant="default" onClick={() => edit(variantOf(template))}>
              Add a language
            </Button>
            <Button variant="default" onClick={() => edit(copyOf(template))}>
              Copy
            </Button>
            <Button variant="default" onClick={() => remove(template, variants.length === 1)}>
              {variants.length > 1 ? 'Delete this language' : 'Delete'}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}

function Standing({ template }: { template: ListedTemplate }) {
  const { status, category, reason, notices, quality, usedBy } = template;
  const stopped = stoppedUses(template);
  return (
    <>
      <p>
        <StatusBadge {...STATUS_LABELS[status]} />
      </p>
      {reason !== null && <p>{reason}</p>}
      {stopped !== null && <p>{stopped}</p>}
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {quality !== 'RED' && QUALITY_LABELS[quality] !== undefined && <p>{QUALITY_LABELS[quality]}</p>}
      <p className={styles.quiet}>
        {category === 'MARKETING'
          ? 'Marketing: it goes to people who agreed to offers.'
          : 'Utility: it is about something that the person did, such as an order.'}
      </p>
      {stopped === null && usedBy.length > 0 && (
        <p className={styles.quiet}>Sent by the {usedBy.join(', the ')}.</p>
      )}
    </>
  );
}
