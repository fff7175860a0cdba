import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../../texts/en.ts';
import { ToolSwitch } from '../switch/tool-switch.tsx';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { TestLink } from './test-link.tsx';
import { focusMissing, panelOfMissing } from './use-editor-state.ts';

const BeginExperiment = lazy(async () => ({
  default: (await import('../experiment/start-experiment.tsx')).BeginExperiment,
}));

/** The name of the tool, its switch, and Save. */
export function EditorHead() {
  const { merchant, tool, form, open } = useEditing();
  const { design, isSaved, hasErrors, save } = form;
  return (
    <PageHead title={tool.name} note={tool.description}>
      <div className={styles.controls}>
        <TestLink />
        <ToolSwitch
          merchant={merchant}
          tool={tool}
          place="editor"
          unsaved={{ settings: design, hasUnsaved: !isSaved, hasErrors, save }}
          change={(what) => {
            open(panelOfMissing(what, design));
            focusMissing();
          }}
        />
        <CompareButton />
        <SaveButton />
      </div>
    </PageHead>
  );
}

/** The button that replaces Save while designs are compared: the input becomes the second design. */
function CompareButton() {
  const { merchant, tool, form, definition } = useEditing();
  const [opened, setOpened] = useState(false);
  const { design, isSaved, hasErrors, leaveDesign } = form;
  const isComparable = definition.editing.appearance !== 'page' && !tool.isInExperiment;
  const canBegin = isComparable && !isSaved && !hasErrors;
  const close = () => setOpened(false);
  return (
    <>
      {canBegin && (
        <Button variant="default" onClick={() => setOpened(true)} aria-haspopup="dialog">
          {texts.editor.compare}
        </Button>
      )}
      <WhenOpened opened={opened}>
        <BeginExperiment
          merchant={merchant}
          tool={tool}
          design={design}
          opened={opened}
          onClose={close}
          onStarted={() => {
            leaveDesign();
            close();
          }}
        />
      </WhenOpened>
    </>
  );
}

/**
 * The save button. It says "Saved" while nothing is unsaved, and is red and disabled while there is a fault. Document
 * 3, section 4.1.
 */
function SaveButton() {
  const {
    tool,
    form: { isSaved, isSaving, hasErrors, faults, save },
  } = useEditing();
  const waits = tool.isInExperiment && !isSaved;
  const lock = useLock('market');
  const why = faults[0]?.text ?? (waits ? texts.notes.inExperiment : undefined);
  return (
    <>
      <Button
        className={styles.save ?? ''}
        loading={isSaving}
        aria-disabled={why !== undefined}
        disabled={isSaved && !hasErrors}
        {...(why !== undefined && {
          color: hasErrors ? 'red.9' : 'gray.7',
          'aria-describedby': 'why-not-saved',
          title: why,
        })}
        onClick={() => {
          if (why === undefined) void save();
        }}
        {...lock}
      >
        {isSaved && !hasErrors ? texts.editor.saved : texts.editor.save}
      </Button>
      {why !== undefined && (
        <span id="why-not-saved" className="bb-spoken">
          {fill(texts.editor.cannotSave, { reason: why })}
        </span>
      )}
    </>
  );
}
