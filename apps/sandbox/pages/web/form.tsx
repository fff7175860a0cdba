import type { FormEvent, InputHTMLAttributes, ReactNode } from 'react';
import { sentenceCase } from './sentence-case.ts';

interface InputField extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'min' | 'max' | 'step' | 'maxLength' | 'required' | 'disabled'
> {
  value?: string | number;
}

interface SelectField {
  /** The labels of the options, by value. */
  options: Record<string, string>;
  value?: string;
  onChoose?: (value: string) => void;
}

interface CheckField {
  isChecked: boolean;
}

export type Field = { name: string; label: string; isWide?: boolean } & (
  | InputField
  | SelectField
  | CheckField
);

interface FormProps {
  fields: readonly Field[];
  /** The label of the button. */
  submit: string;
  onSubmit: (data: FormData, form: HTMLFormElement) => unknown;
  /** `fields`: two columns. `row`: one field and its button. `stack`: one field below the other. */
  layout?: 'fields' | 'row' | 'stack';
  /** The style of the button. */
  look?: 'primary' | 'danger' | 'plain';
  /** Content between the fields and the button. */
  children?: ReactNode;
}

/** A form of the control panel or of the store's admin. Its fields are data. */
export function Form({ fields, submit, onSubmit, layout = 'fields', look = 'plain', children }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onSubmit(new FormData(event.currentTarget), event.currentTarget);
  };
  return (
    <form className={layout} onSubmit={send}>
      {fields.map((field) => (
        <FieldLabel key={field.name} field={field} layout={layout} />
      ))}
      {children}
      <button
        type="submit"
        className={[look, layout === 'fields' && fields.length > 1 && 'wide'].filter(Boolean).join(' ')}
      >
        {submit}
      </button>
    </form>
  );
}

function FieldLabel({ field, layout }: { field: Field; layout: FormProps['layout'] }) {
  if ('isChecked' in field)
    return (
      <label className="check">
        <input name={field.name} type="checkbox" defaultChecked={field.isChecked} /> {field.label}
      </label>
    );
  return (
    <label className={layout === 'row' ? 'grow' : field.isWide ? 'wide' : undefined}>
      {field.label}
      <Control field={field} />
    </label>
  );
}

function Control({ field }: { field: { name: string; isWide?: boolean } & (InputField | SelectField) }) {
  if ('options' in field)
    return (
      <select
        name={field.name}
        defaultValue={field.value}
        onChange={(event) => field.onChoose?.(event.currentTarget.value)}
      >
        <Options options={field.options} />
      </select>
    );
  const { name, value, type, min, max, step, maxLength, required, disabled } = field;
  return (
    <input name={name} defaultValue={value} {...{ type, min, max, step, maxLength, required, disabled }} />
  );
}

interface ChoiceProps {
  /** An accessible name, for people who do not see the label. */
  name?: string;
  look?: string;
  value: string;
  options: Record<string, string>;
  onChoose: (value: string) => Promise<void>;
}

/** A select that calls back as soon as an option is chosen. A value that is not among the options is added to them. */
export function Choice({ name, look, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      className={look}
      aria-label={name}
      value={value}
      onChange={(event) => void onChoose(event.currentTarget.value)}
    >
      <Options options={value in options ? options : { ...options, [value]: sentenceCase(value) }} />
    </select>
  );
}

function Options({ options }: { options: Record<string, string> }) {
  return Object.entries(options).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
