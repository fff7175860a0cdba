import { Textarea, TextInput } from '@mantine/core';
import { variableLabel } from '#features/foundations/templates/contract/built-in-variables.ts';
import { fill } from '#platform/language/reader.ts';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { OFFER_TEXT, type BroadcastAttributes, type BroadcastTemplate } from '../../contract/broadcast.ts';
import { readAddress } from '../../rules/read-address.ts';
import { texts } from '../../texts/en.ts';
import styles from '../broadcast-page.module.css';

interface TemplateFieldsProps {
  template: BroadcastTemplate;
  attributes: BroadcastAttributes;
  change: (attributes: BroadcastAttributes) => void;
  /** The support number, if it is asked for here. */
  support: { value: string; change: (value: string) => void } | null;
  showsFaults: boolean;
}

/** The duration of the toast about line breaks. Document 3, section 5.2. */
const LINES_TOAST_MS = 5000;
const NEW_LINES = /\s*[\n\r]+\s*/g;

/** The values of a chosen text, the same for everybody. */
export function TemplateFields({ template, attributes, change, support, showsFaults }: TemplateFieldsProps) {
  const set = (name: string, value: string) => change({ ...attributes, [name]: value });
  const missing = (value: string | undefined) =>
    showsFaults && (value ?? '').trim() === '' ? texts.template.missing : null;
  return (
    <div className={styles.fields}>
      {template.notices.map((notice) => (
        <p key={notice} className={styles.quiet}>
          {notice}
        </p>
      ))}
      {template.Offer_Text && (
        <LineField
          label={texts.template.offer}
          value={attributes[OFFER_TEXT] ?? ''}
          error={missing(attributes[OFFER_TEXT])}
          warning={texts.template.offerLines}
          onChange={(value) => set(OFFER_TEXT, value)}
        />
      )}
      {template.variables.map((name) => (
        <LineField
          key={name}
          label={variableLabel(name)}
          value={attributes[name] ?? ''}
          error={missing(attributes[name])}
          warning={texts.template.variableLines}
          onChange={(value) => set(name, value)}
        />
      ))}
      {template.links.map((name) => (
        <LinkField
          key={name}
          name={name}
          otherwise={template.linkTargets[name] ?? null}
          value={attributes[name] ?? ''}
          onChange={(value) => set(name, value)}
        />
      ))}
      {template.Support_Number && support !== null && (
        <TextInput
          label={texts.template.support}
          description={texts.template.supportHint}
          type="tel"
          maxLength={30}
          value={support.value}
          error={/^[0-9+-]*$/.test(support.value) ? missing(support.value) : texts.template.supportInvalid}
          onChange={(event) => support.change(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

interface LinkFieldProps {
  name: string;
  /** The target without an address. Null is the front page. */
  otherwise: string | null;
  value: string;
  onChange: (value: string) => void;
}

/** The address of a link, checked after typing. */
function LinkField({ name, otherwise, value, onChange }: LinkFieldProps) {
  const typed = value.trim();
  const address = readAddress(typed);
  return (
    <TextInput
      label={fill(texts.template.link, { name })}
      description={describeTarget(typed === '' ? null : address, otherwise)}
      type="url"
      placeholder={texts.template.linkStart}
      maxLength={2000}
      value={value}
      error={typed !== '' && address === null ? texts.template.linkInvalid : null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function describeTarget(address: string | null, otherwise: string | null): string {
  if (address !== null) return fill(texts.template.leadsTo, { address });
  if (otherwise === null) return texts.template.leadsToShop;
  return fill(texts.template.leadsOtherwise, { address: otherwise });
}

interface LineFieldProps {
  label: string;
  value: string;
  error: string | null;
  warning: string;
  onChange: (value: string) => void;
}

/** A one-line text, because WhatsApp refuses line breaks in variables. */
function LineField({ label, value, error, warning, onChange }: LineFieldProps) {
  const type = (typed: string) => {
    const line = typed.replaceAll(NEW_LINES, ' ');
    if (line !== typed) toastInfo('broadcast-lines', warning, LINES_TOAST_MS);
    onChange(line);
  };
  return (
    <Textarea
      label={label}
      rows={2}
      maxLength={2000}
      value={value}
      error={/\t| {5}/.test(value) ? texts.template.spaces : error}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
