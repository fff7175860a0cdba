import type { ReactNode } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useLoadingToast } from '#platform/ui-kit/use-loading-toast.ts';
import { texts } from '../../texts/en.ts';
import { LIST_PATHS } from '../copy.ts';
import { CompareNote } from '../experiment/compare-note.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useTools, type Tool } from '../use-tools.ts';
import { EditingContext } from './editing.ts';
import { EditorBody } from './editor-body.tsx';
import { EditorHead } from './editor-head.tsx';
import styles from './editor.module.css';
import { useDressed } from './use-dressed.ts';
import { useEditorState } from './use-editor-state.ts';
import { useToolForm } from './use-tool-form.ts';

interface ToolEditorProps {
  merchant: Merchant;
  channel: Channel;
  toolId: string;
  /** Shown at an address that names no tool. */
  list: ReactNode;
}

/** The editor of one tool: its settings beside its preview. */
export function ToolEditor({ merchant, channel, toolId, list }: ToolEditorProps) {
  const { data, error, refetch } = useTools(merchant.shopUrl, channel);
  useLoadingToast(texts.toasts.loading, data !== undefined, error !== null);
  const tool = data?.popups.find(({ id }) => id === toolId);
  const isDressed = useDressed(merchant.shopUrl, tool);
  if (data === undefined && error !== null)
    return <LoadFailed title={texts.editor.title} error={error} retry={() => void refetch()} />;
  if (data !== undefined && tool === undefined) return list;
  return (
    <>
      <BackLink to={LIST_PATHS[channel]}>{texts.lists[channel].title}</BackLink>
      {tool === undefined || !isDressed ? <Waiting /> : <Loaded merchant={merchant} tool={tool} />}
    </>
  );
}

function Loaded({ merchant, tool }: { merchant: Merchant; tool: Tool }) {
  const form = useToolForm(merchant, tool);
  const state = useEditorState(tool, form.design);
  return (
    <EditingContext value={{ merchant, tool, form, ...state.editing }}>
      <EditorHead />
      <CompareNote merchant={merchant} tool={tool} />
      <EditorBody tab={state.tab} setTab={state.setTab} />
    </EditingContext>
  );
}

function Waiting() {
  return (
    <>
      <PageHead title={texts.editor.title} />
      <WaitingFor what={texts.editor.what} />
      <div className={styles.columns}>
        <WaitingBlock height={560} />
        <WaitingBlock height={560} />
      </div>
    </>
  );
}
