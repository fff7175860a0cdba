import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { useRowFocus } from '#platform/ui-kit/use-row-focus.ts';
import type { Behaviour, PageRule } from '../../../contract/tool-behaviour.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import styles from './behaviour.module.css';

const MOST = 20;
const KINDS = (['contains', 'startsWith', 'is'] as const).map((value) => ({
  value,
  label: texts.pageRules.kinds[value],
}));

/** The pages of the shop that show the tool, and the pages that never do. */
export function PageRules({ pages }: { pages: Behaviour['pages'] }) {
  return (
    <>
      <RuleList side="include" rules={pages.include} />
      <RuleList side="exclude" rules={pages.exclude} />
    </>
  );
}

type Side = 'include' | 'exclude';

interface RuleListProps {
  side: Side;
  rules: readonly PageRule[];
}

function RuleList({ side, rules }: RuleListProps) {
  const { form } = useEditing();
  const { list, focusRow } = useRowFocus<HTMLFieldSetElement>();
  const set = (next: readonly PageRule[]) =>
    form.change({
      behaviour: { pages: side === 'include' ? { include: [...next] } : { exclude: [...next] } },
    });
  const change = (at: number, changed: Partial<PageRule>) =>
    set(rules.map((rule, nth) => (nth === at ? { ...rule, ...changed } : rule)));
  return (
    <fieldset ref={list} className={styles.rules}>
      <legend>{texts.pageRules[side].title}</legend>
      {rules.map((rule, at) => (
        <RuleRow
          key={at}
          side={side}
          nth={at + 1}
          rule={rule}
          fault={form.faultOf(`behaviour.pages.${side}.${at}`)}
          onChange={(changed) => change(at, changed)}
          onDelete={() => {
            focusRow(at);
            set(rules.filter((_, nth) => nth !== at));
          }}
        />
      ))}
      {rules.length === 0 && <p className={styles.quiet}>{texts.pageRules[side].none}</p>}
      {rules.length < MOST && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          data-add-row
          onClick={() => {
            focusRow(rules.length);
            set([...rules, { kind: 'contains', text: '/' }]);
          }}
        >
          {texts.pageRules.add}
        </Button>
      )}
    </fieldset>
  );
}

interface RuleRowProps {
  side: Side;
  nth: number;
  rule: PageRule;
  fault: string | null | undefined;
  onChange: (changed: Partial<PageRule>) => void;
  onDelete: () => void;
}

function RuleRow({ side, nth, rule, fault, onChange, onDelete }: RuleRowProps) {
  return (
    <div className={styles.rule} data-row>
      <ChoiceField
        label={texts.pageRules[side].how}
        hiddenLabel
        choices={KINDS}
        value={rule.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <TextInput
        aria-label={texts.pageRules[side].what}
        placeholder={texts.pageRules.example}
        maxLength={300}
        value={rule.text}
        error={fault}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={fill(texts.pageRules[side].delete, { number: nth })}
        onClick={onDelete}
      >
        <IconTrash size={16} stroke={1.5} aria-hidden />
      </Button>
    </div>
  );
}
