import { Button, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { fill } from '#platform/language/reader.ts';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import type { BUILT_IN_VARIABLES } from '../../contract/built-in-variables.ts';
import { MOST } from '../../contract/template-parts.ts';
import { limitBody } from '../../rules/limit-typing.ts';
import { texts } from '../../texts/en.ts';
import styles from './template-editor.module.css';
import type { EditorPart } from './template-editor.tsx';

const INSERTS: Record<keyof typeof BUILT_IN_VARIABLES, string> = texts.body.insert;

const EXAMPLES = {
  variable: '{{name}}',
  product: '{{productTitle}}',
  order: '{{orderName}}',
  code: '{{discountCode}}',
};

/** The text with its variables, and the line below it. */
export function TextFields({ draft, change }: EditorPart) {
  const body = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => {
    const { kept, removed } = limitBody(text);
    if (removed !== null)
      toastInfo('template-body', fill(texts.limits.bodyLength, { most: String(MOST.body) }));
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
          label={texts.body.text}
          description={fill(texts.body.textHint, EXAMPLES)}
          value={draft.template}
          rows={8}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <div className={styles.inserts}>
          {Object.entries(INSERTS).map(([name, label]) => (
            <Button key={name} variant="default" size="compact-sm" onClick={() => insert(name)}>
              {label}
            </Button>
          ))}
          <span className={styles.quiet}>
            {fill(texts.body.written, { length: draft.template.length, most: MOST.body })}
          </span>
        </div>
      </div>
      <TextInput
        label={texts.body.footer}
        description={texts.body.footerHint}
        value={draft.footer}
        maxLength={MOST.footer}
        onChange={(event) => change({ footer: event.currentTarget.value })}
      />
    </>
  );
}
