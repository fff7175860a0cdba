import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
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
  const set = (next: readonly PageRule[]) =>
    form.change({
      behaviour: { pages: side === 'include' ? { include: [...next] } : { exclude: [...next] } },
    });
  const change = (at: number, changed: Partial<PageRule>) =>
    set(rules.map((rule, nth) => (nth === at ? { ...rule, ...changed } : rule)));
  return (
    <fieldset className={styles.rules}>
      <legend>{legend}</legend>
      {rules.map((rule, at) => (
        <div key={at} className={styles.rule}>
          <ChoiceField
            label={`${legend}: how`}
            hiddenLabel
            choices={KINDS}
            value={rule.kind}
            onChange={(kind) => change(at, { kind })}
          />
          <TextInput
            aria-label={`${legend}: what`}
            placeholder="/collections/summer"
            maxLength={300}
            value={rule.text}
            error={form.faultOf(`behaviour.pages.${side}.${at}`)}
            onChange={(event) => change(at, { text: event.currentTarget.value })}
          />
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={`Delete rule ${at + 1}: ${legend}`}
            onClick={() => set(rules.filter((_, nth) => nth !== at))}
          >
            <IconTrash size={16} stroke={1.5} aria-hidden />
          </Button>
        </div>
      ))}
      {rules.length === 0 && (
        <p className={styles.quiet}>{side === 'include' ? 'All pages' : 'No page is left out'}</p>
      )}
      {rules.length < MOST && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => set([...rules, { kind: 'contains', text: '/' }])}
        >
          Add a rule
        </Button>
      )}
    </fieldset>
  );
}
