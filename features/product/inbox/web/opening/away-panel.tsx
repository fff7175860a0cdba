import { Button, Textarea } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { MOST_LETTERS } from '#features/product/people/contract/person-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { InboxSettings } from '../../contract/opening-calls.ts';
import { unknownVariable } from '../../contract/reply-variables.ts';
import { texts } from '../../texts/en.ts';
import styles from './settings.module.css';

// Its code is large, and the page is useful without it.
const AwayPreview = lazy(async () => ({ default: (await import('./away-preview.tsx')).AwayPreview }));

const FIRST_NAME = '{{first name}}';

interface AwayPanelProps {
  settings: InboxSettings;
  change: (changes: Partial<InboxSettings>) => void;
  shopName: string;
}

/** The away message: its switch, its text, and the shopper's phone that shows it. */
export function AwayPanel({ settings, change, shopName }: AwayPanelProps) {
  const { hoursOn, awayOn, awayText } = settings;
  const switchTo = (on: boolean) =>
    change({ awayOn: on, ...(on && awayText === '' && { awayText: texts.away.usual }) });
  return (
    <Panel title={texts.away.title}>
      <ChoiceRow
        {...(!hoursOn && { why: texts.away.needsHours })}
        control={
          <PowerSwitch
            name={texts.away.switch}
            on={awayOn}
            isDisabled={!hoursOn && !awayOn}
            onChange={switchTo}
            right="answer"
          />
        }
      >
        {texts.away.explanation}
      </ChoiceRow>
      {awayOn && (
        <div className={styles.away}>
          <AwayText text={awayText} change={(text) => change({ awayText: text })} />
          <Suspense fallback={<WaitingBlock height={420} />}>
            <AwayPreview text={awayText} shopName={shopName} />
          </Suspense>
        </div>
      )}
    </Panel>
  );
}

function AwayText({ text, change }: { text: string; change: (text: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const insertName = () => {
    const at = field.current?.selectionStart ?? text.length;
    const next = text.slice(0, at) + FIRST_NAME + text.slice(at);
    if (next.length <= MOST_LETTERS) change(next);
    field.current?.focus();
  };
  return (
    <div>
      <Textarea
        ref={field}
        label={texts.away.text}
        dir="auto"
        autosize
        minRows={5}
        maxRows={14}
        maxLength={MOST_LETTERS}
        value={text}
        error={faultOf(text)}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <p className={styles.textActs}>
        <Button variant="default" size="compact-sm" onClick={insertName}>
          {texts.away.insertName}
        </Button>
        <span className={styles.why}>
          {text.length} / {MOST_LETTERS}
        </span>
      </p>
    </div>
  );
}

function faultOf(text: string): string | null {
  if (text.trim() === '') return texts.away.needsText;
  const variable = unknownVariable(text);
  return variable === null
    ? null
    : fill(texts.away.unknown, { variable: `{{${variable}}}`, known: FIRST_NAME });
}
