import { useState, type FormEvent } from 'react';
import { KINDS, PARTNERS, WITH_DELAY } from './misbehaviour-words.ts';

interface MisbehaviourFormProps {
  onPlan: (body: unknown) => Promise<void>;
  fault: string;
}

/** Who is to misbehave, how, and how often. */
export function MisbehaviourForm({ onPlan, fault }: MisbehaviourFormProps) {
  const [kind, setKind] = useState('slow');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const number = (name: string) => (data.has(name) ? { [name]: Number(data.get(name)) } : {});
    void onPlan({
      partner: data.get('partner'),
      kind,
      ...number('times'),
      ...number('delayMs'),
      ...number('code'),
    });
  };
  return (
    <form className="fields" onSubmit={submit}>
      <label>
        Who
        <select name="partner">
          <Options words={PARTNERS} />
        </select>
      </label>
      <NumberField name="times" label="How often" value="1" />
      <label className="wide">
        What
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          <Options words={KINDS} />
        </select>
      </label>
      {WITH_DELAY.includes(kind) && (
        <NumberField name="delayMs" label="After how many milliseconds" value="1000" isWide />
      )}
      {kind === 'errorCode' && <NumberField name="code" label="The provider’s code" value="131026" isWide />}
      {fault !== '' && (
        <p className="fault wide" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="primary wide">
        Make it happen
      </button>
    </form>
  );
}

function Options({ words }: { words: Record<string, string> }) {
  return Object.entries(words).map(([key, label]) => (
    <option key={key} value={key}>
      {label}
    </option>
  ));
}

interface NumberFieldProps {
  name: string;
  label: string;
  value: string;
  isWide?: boolean;
}

function NumberField({ name, label, value, isWide = false }: NumberFieldProps) {
  return (
    <label className={isWide ? 'wide' : ''}>
      {label}
      <input name={name} type="number" min={0} defaultValue={value} required />
    </label>
  );
}
