import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRowFocus } from '#platform/ui-kit/use-row-focus.ts';
import type { Behaviour, PageRule } from '../../../contract/tool-behaviour.ts';
import { useEditing } from '../editing.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { PAGE_RULE_LABELS } from './behaviour-words.ts';
import styles from './behaviour.module.css';

const MOST = 20;
const KINDS = (['contains', 'startsWith', 'is'] as const).map((value) => ({
  value,
  label: PAGE_RULE_LABELS[value],
}));

/** The pages of the shop that show the tool, and the pages that never do. */
export function PageRules({ pages }: { pages: Behaviour['pages'] }) {
  return (
    <>
      <RuleList side="include" legend="Only on pages whose address" rules={pages.include} />
      <RuleList side="exclude" legend="Never on pages whose address" rules={pages.exclude} />
    </>
  );
}

interface RuleListProps {
  side: 'include' | 'exclude';
  legend: string;
  rules: readonly PageRule[];
}

function RuleList({ side, legend, rules }: RuleListProps) {
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
      <legend>{legend}</legend>
      {rules.map((rule, at) => (
        <RuleRow
          key={at}
          name={legend}
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
      {rules.length === 0 && (
        <p className={styles.quiet}>{side === 'include' ? 'All pages' : 'No page is left out'}</p>
      )}
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
          Add a rule
        </Button>
      )}
    </fieldset>
  );
}

interface RuleRowProps {
  name: string;
  nth: number;
  rule: PageRule;
  fault: string | null | undefined;
  onChange: (changed: Partial<PageRule>) => void;
  onDelete: () => void;
}

function RuleRow({ name, nth, rule, fault, onChange, onDelete }: RuleRowProps) {
  return (
    <div className={styles.rule} data-row>
      <ChoiceField
        label={`${name}: how`}
        hiddenLabel
        choices={KINDS}
        value={rule.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <TextInput
        aria-label={`${name}: what`}
        placeholder="/collections/summer"
        maxLength={300}
        value={rule.text}
        error={fault}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={`Delete rule ${nth}: ${name}`}
        onClick={onDelete}
      >
        <IconTrash size={16} stroke={1.5} aria-hidden />
      </Button>
    </div>
  );
}
