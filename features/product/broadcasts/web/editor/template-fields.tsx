import { Textarea, TextInput } from '@mantine/core';
import { variableLabel } from '#features/foundations/templates/contract/built-in-variables.ts';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { OFFER_TEXT, type BroadcastAttributes, type BroadcastTemplate } from '../../contract/broadcast.ts';
import { readAddress } from '../../rules/read-address.ts';
import styles from '../broadcast-page.module.css';
import {
  leadsOtherwise,
  leadsTo,
  LINES_TOAST_MS,
  linkLabel,
  NO_ADDRESS,
  NO_LINES_IN_OFFER,
  NO_LINES_IN_VARIABLES,
} from '../copy.ts';

interface TemplateFieldsProps {
  template: BroadcastTemplate;
  attributes: BroadcastAttributes;
  change: (attributes: BroadcastAttributes) => void;
  /** The support number, if it is asked for here. */
  support: { value: string; change: (value: string) => void } | null;
  showsFaults: boolean;
}

const NEW_LINES = /\s*[\n\r]+\s*/g;

/** The values of a chosen text, the same for everybody. */
export function TemplateFields({ template, attributes, change, support, showsFaults }: TemplateFieldsProps) {
  const set = (name: string, value: string) => change({ ...attributes, [name]: value });
  const missing = (value: string | undefined) =>
    showsFaults && (value ?? '').trim() === '' ? 'Fill this in.' : null;
  return (
    <div className={styles.fields}>
      {template.notices.map((notice) => (
        <p key={notice} className={styles.quiet}>
          {notice}
        </p>
      ))}
      {template.Offer_Text && (
        <LineField
          label="Offer text"
          value={attributes[OFFER_TEXT] ?? ''}
          error={missing(attributes[OFFER_TEXT])}
          warning={NO_LINES_IN_OFFER}
          onChange={(value) => set(OFFER_TEXT, value)}
        />
      )}
      {template.variables.map((name) => (
        <LineField
          key={name}
          label={variableLabel(name)}
          value={attributes[name] ?? ''}
          error={missing(attributes[name])}
          warning={NO_LINES_IN_VARIABLES}
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
          label="Support number"
          description="Digits, with the country code, as 49-15215550101."
          type="tel"
          maxLength={30}
          value={support.value}
          error={
            /^[0-9+-]*$/.test(support.value)
              ? missing(support.value)
              : 'Please use a valid support phone number.'
          }
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
      label={linkLabel(name)}
      description={typed !== '' && address !== null ? leadsTo(address) : leadsOtherwise(otherwise)}
      type="url"
      placeholder="https://"
      maxLength={2000}
      value={value}
      error={typed !== '' && address === null ? NO_ADDRESS : null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
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
      error={/\t| {5}/.test(value) ? 'Take out tabs, and more than four spaces in a row.' : error}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
