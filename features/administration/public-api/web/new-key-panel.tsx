import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { fill } from '#platform/language/reader.ts';
import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { KEY_DAYS, MOST_KEY_NAME_LENGTH } from '../contract/key-calls.ts';
import { SCOPES, type Scope } from '../contract/scope.ts';
import { texts } from '../texts/en.ts';
import styles from './new-key-panel.module.css';
import { useCreateKey } from './use-api-keys.ts';

/** The form of a new key, and after that the key itself, which is shown once. */
export function NewKeyPanel({ shopUrl }: { shopUrl: string }) {
  const { mutate, data, reset, isPending } = useCreateKey(shopUrl);
  const [form, setForm] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const name = form.name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (name === '' || form.scopes.length === 0) return;
    const days = KEY_DAYS.find((one) => String(one) === form.days) ?? null;
    mutate(
      { name, scopes: form.scopes, days },
      {
        onSuccess: () => {
          setForm(EMPTY);
          setChecked(false);
        },
      },
    );
  };
  if (data) return <NewSecret secret={data.secret} close={reset} />;
  return (
    <Panel title={texts.newKey.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          className={styles.name ?? ''}
          label={texts.newKey.name}
          description={texts.newKey.nameHint}
          autoComplete="off"
          maxLength={MOST_KEY_NAME_LENGTH}
          value={form.name}
          error={isChecked && name === '' ? <span role="alert">{texts.newKey.nameMissing}</span> : null}
          onChange={({ currentTarget: { value } }) => setForm({ ...form, name: value })}
        />
        <ScopeBoxes
          chosen={form.scopes}
          isMissing={isChecked && form.scopes.length === 0}
          choose={(scopes) => setForm({ ...form, scopes })}
        />
        <EndChoice days={form.days} choose={(days) => setForm({ ...form, days })} />
        <p>
          <Button type="submit" loading={isPending}>
            {texts.newKey.make}
          </Button>
        </p>
      </form>
    </Panel>
  );
}

const NEVER = 'never';
/** A key that ends is the safer choice, so it comes first. */
const EMPTY: { name: string; scopes: Scope[]; days: string } = { name: '', scopes: [], days: '365' };

function EndChoice({ days: chosen, choose }: { days: string; choose: (days: string) => void }) {
  return (
    <NativeSelect
      className={styles.ends ?? ''}
      label={texts.newKey.ends}
      value={chosen}
      data={[
        ...KEY_DAYS.map((days) => ({
          value: String(days),
          label: fill(texts.newKey.afterDays, { count: days }),
        })),
        { value: NEVER, label: texts.newKey.never },
      ]}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  );
}

interface ScopeBoxesProps {
  chosen: readonly Scope[];
  isMissing: boolean;
  choose: (scopes: Scope[]) => void;
}

function ScopeBoxes({ chosen, isMissing, choose }: ScopeBoxesProps) {
  const id = useId();
  const turn = (scope: Scope) =>
    choose(SCOPES.filter((one) => (one === scope ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset className={styles.scopes} aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend className={styles.legend}>{texts.newKey.scopes}</legend>
      {SCOPES.map((scope) => (
        <label key={scope} className={styles.scope}>
          <input type="checkbox" checked={chosen.includes(scope)} onChange={() => turn(scope)} />
          <span>{texts.scopes[scope]}</span>
          <code className={styles.code}>{scope}</code>
        </label>
      ))}
      {isMissing && (
        <p id={`${id}-missing`} className={styles.missing} role="alert">
          {texts.newKey.scopesMissing}
        </p>
      )}
    </fieldset>
  );
}

function NewSecret({ secret, close }: { secret: string; close: () => void }) {
  return (
    <Panel title={texts.newKey.title}>
      <div className={styles.form}>
        <p role="status">{texts.newKey.made}</p>
        <CopyText text={secret} name={texts.newKey.key} />
        <p>
          <Button onClick={close}>{texts.newKey.copied}</Button>
        </p>
      </div>
    </Panel>
  );
}
