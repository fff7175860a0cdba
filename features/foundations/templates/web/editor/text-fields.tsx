import { Button, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { BUILT_IN_VARIABLES } from '../../contract/built-in-variables.ts';
import { MOST } from '../../contract/template-parts.ts';
import { limitBody } from '../../rules/limit-typing.ts';
import styles from './template-editor.module.css';
import type { EditorPart } from './template-editor.tsx';

/** The text with its variables, and the line below it. */
export function TextFields({ draft, change }: EditorPart) {
  const body = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => {
    const { kept, message } = limitBody(text);
    if (message !== null) toastInfo('template-body', message);
    change({ template: kept });
  };
  const insert = (name: string) => {
    const { selectionStart = draft.template.length, selectionEnd = selectionStart } = body.current ?? {};
    write(`${draft.template.slice(0, selectionStart)}{{${name}}}${draft.template.slice(selectionEnd)}`);
    body.current?.focus();
  };
  return (
    <>
      <div>
        <Textarea
          ref={body}
          label="Body"
          description="Write a variable as {{name}}. In a campaign, names such as {{productTitle}}, {{orderName}} or {{discountCode}} are filled by what it is about."
          value={draft.template}
          rows={8}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <div className={styles.inserts}>
          {Object.entries(BUILT_IN_VARIABLES).map(([name, { about }]) => (
            <Button key={name} variant="default" size="compact-sm" onClick={() => insert(name)}>
              Insert {about.toLowerCase()}
            </Button>
          ))}
          <span className={styles.quiet}>
            {draft.template.length} of {MOST.body}
          </span>
        </div>
      </div>
      <TextInput
        label="Footer"
        description="Optional: a small line below the text, such as how to stop."
        value={draft.footer}
        maxLength={MOST.footer}
        onChange={(event) => change({ footer: event.currentTarget.value })}
      />
    </>
  );
}
