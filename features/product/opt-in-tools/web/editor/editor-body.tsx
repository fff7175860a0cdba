import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { useContext, useRef, type KeyboardEvent } from 'react';
import { LockedFields } from '#platform/ui-kit/rights/locked-fields.tsx';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { texts } from '../../texts/en.ts';
import { RenderFollowUps } from '../render-follow-ups.ts';
import { BehaviourTab } from './behaviour/behaviour-tab.tsx';
import { DesignTab } from './design/design-tab.tsx';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { TABS, type Tab } from './use-editor-state.ts';

interface EditorBodyProps {
  tab: Tab;
  setTab: (tab: Tab) => void;
}

/** The three tabs beside the preview. */
export function EditorBody({ tab, setTab }: EditorBodyProps) {
  return (
    // The switch and Save are in the usual place of toasts, whose close buttons would cover them.
    <div className={styles.columns} data-messages="below">
      <div className={styles.settings}>
        <TabList tab={tab} setTab={setTab} />
        <div className={styles.panel} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
          <TabContent tab={tab} />
        </div>
      </div>
      <PreviewPanel />
    </div>
  );
}

function TabContent({ tab }: { tab: Tab }) {
  const { form, tool } = useEditing();
  const renderFollowUps = useContext(RenderFollowUps);
  switch (tab) {
    case 'design':
      return <DesignTab />;
    case 'behaviour':
      return (
        <LockedFields right="market">
          <BehaviourTab />
        </LockedFields>
      );
    case 'followUp':
      return (
        <LockedFields right="market">
          {renderFollowUps({
            type: tool.type,
            chosen: form.design.flowId ?? null,
            choose: (flowId) => form.change({ flowId }),
            page: { hasUnsaved: !form.isSaved, hasErrors: form.hasErrors, save: form.save },
          })}
        </LockedFields>
      );
  }
}

function TabList({ tab, setTab }: EditorBodyProps) {
  const { tool } = useEditing();
  const list = useRef<HTMLDivElement>(null);
  const isShut = (one: Tab) => one === 'followUp' && tool.channel === 'WA';
  const choose = (one: Tab) =>
    isShut(one) ? toastInfo('no-follow-up', texts.editor.noFollowUp) : setTab(one);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const open = TABS.filter((one) => !isShut(one));
    const next = open[(open.indexOf(tab) + by + open.length) % open.length];
    if (next === undefined) return;
    setTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    // Arrow keys go among the tabs, as they do in any list of tabs.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab has the focus
    <div ref={list} className={styles.tabs} role="tablist" aria-label={texts.editor.tabs} onKeyDown={move}>
      {TABS.map((one) => (
        <Tooltip
          key={one}
          label={texts.editor.noFollowUp}
          disabled={!isShut(one)}
          events={{ hover: true, focus: true, touch: true }}
          withArrow
        >
          <button
            type="button"
            role="tab"
            id={`tab-${one}`}
            className={styles.tab}
            aria-selected={one === tab}
            aria-disabled={isShut(one)}
            {...(one === tab && { 'aria-controls': `panel-${one}` })}
            tabIndex={one === tab ? 0 : -1}
            {...(isShut(one) && { 'aria-description': texts.editor.noFollowUp })}
            onClick={() => choose(one)}
          >
            {texts.editor[one]}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
