import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillBody } from '#features/foundations/templates/contract/template-definition.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { getReplyTemplates, replyByTemplate, type ReplyTemplate } from '../contract/template-reply-calls.ts';
import { texts } from '../texts/en.ts';
import styles from './composer.module.css';
import { useRefresh, type Whose } from './use-inbox.ts';

/** The approved templates, which can be sent after the reply window has closed. */
export function TemplateReply({ whose }: { whose: Whose }) {
  const { data } = useQuery(callQuery(getReplyTemplates, { query: whose }));
  const [chosenId, setChosenId] = useState<string | null>(null);
  if (!data) return null;
  const { templates } = data;
  const chosen = templates.find(({ templateId }) => templateId === chosenId) ?? templates[0];
  if (!chosen) return <p className={styles.terms}>{texts.template.none}</p>;
  return (
    <div className={styles.template}>
      <NativeSelect
        label={texts.template.label}
        value={chosen.templateId}
        onChange={(event) => setChosenId(event.currentTarget.value)}
        data={templates.map(({ templateId, name, language }) => ({
          value: templateId,
          label: fill(texts.template.option, { name, language: languageName(language.replace('_', '-')) }),
        }))}
      />
      <Filled key={chosen.templateId} whose={whose} template={chosen} />
    </div>
  );
}

/** A template with its values, as they are known, and how it reads. */
function Filled({ whose, template }: { whose: Whose; template: ReplyTemplate }) {
  const [values, setValues] = useState(template.values.map(({ value }) => value));
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const refresh = useRefresh();
  const lock = useLock('answer');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      makeCall(replyByTemplate, { body: { ...whose, requestId, templateId: template.templateId, values } }),
    onSuccess: () => {
      // The next press is another message.
      setRequestId(crypto.randomUUID());
      refresh(whose.subscriberId);
    },
    onError: () => undefined,
  });
  const change = (place: number, value: string) => {
    setValues(values.with(place, value));
    setRequestId(crypto.randomUUID());
    if (!isPending) reset();
  };
  return (
    <>
      {template.values.map(({ label }, place) => (
        <TextInput
          // Two variables may have the same name.
          key={place}
          label={label}
          value={values[place] ?? ''}
          maxLength={1024}
          onChange={(event) => change(place, event.currentTarget.value)}
        />
      ))}
      <figure className={styles.preview}>
        <figcaption>{texts.template.preview}</figcaption>
        <p dir="auto">
          {fillBody(
            template,
            values.map((value) => value.trim() || undefined),
          )}
        </p>
      </figure>
      {template.isMarketing && <p className={styles.terms}>{texts.template.marketing}</p>}
      {error && <p role="alert">{sentenceOf(error)}</p>}
      <Button
        type="button"
        loading={isPending}
        disabled={values.some((value) => value.trim() === '')}
        onClick={() => mutate()}
        {...lock}
      >
        {texts.template.send}
      </Button>
    </>
  );
}
