import { Button, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { AudienceCondition, PersonExplanation } from '../../contract/audience-condition.ts';
import { texts } from '../../texts/en.ts';
import styles from '../audience-builder.module.css';
import { useExplain } from '../use-audience.ts';

/** The dialog that says whether a person is in an audience, rule by rule. */
export function ExplainDialog({ condition, onClose }: { condition: AudienceCondition; onClose: () => void }) {
  const formId = useId();
  const [phone, setPhone] = useState('');
  const { data, error, isPending, mutate, reset } = useExplain(condition);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phone.trim() !== '' && !isPending) mutate(phone.trim());
  };
  return (
    <Dialog
      title={texts.explain.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.explain.close}
          </Button>
          <Button type="submit" form={formId} loading={isPending} disabled={phone.trim() === ''}>
            {texts.explain.check}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextInput
          label={texts.explain.phone}
          type="tel"
          data-autofocus
          maxLength={32}
          value={phone}
          error={error ? sentenceOf(error) : null}
          onChange={(event) => {
            setPhone(event.currentTarget.value);
            reset();
          }}
        />
      </form>
      <div role="status">{data && <Answer person={data} />}</div>
    </Dialog>
  );
}

function Answer({ person: { name, phone, isIn, hasConsent, rules } }: { person: PersonExplanation }) {
  return (
    <>
      <p>
        <StatusBadge tone={isIn ? 'good' : 'care'} word={isIn ? texts.explain.isIn : texts.explain.isOut} />{' '}
        <bdi>{name ?? phone ?? texts.explain.nameless}</bdi>
      </p>
      {!hasConsent && <p>{texts.explain.noConsent}</p>}
      <ul className={styles.why}>
        {rules.map(({ place, isExclude, holds, rule, fact }) => (
          <li key={place} className={styles.reasonRule}>
            <strong>{texts.verdicts[isExclude ? 'exclude' : 'include'][holds ? 'holds' : 'fails']}</strong>
            <p>{rule}</p>
            <p className={styles.quiet}>{fact}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
