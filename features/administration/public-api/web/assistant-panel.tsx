import { useId } from 'react';
import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { MCP_PATH } from '../contract/mcp.ts';
import { texts } from '../texts/en.ts';
import styles from './assistant-panel.module.css';

/** How an assistant such as Claude, ChatGPT or Cursor is connected to the shop. */
export function AssistantPanel() {
  const id = useId();
  const url = new URL(MCP_PATH, location.origin).href;
  return (
    <Panel title={texts.assistant.title}>
      <div className={styles.body}>
        <p>{texts.assistant.about}</p>
        <ol className={styles.steps}>
          <li>{texts.assistant.makeKey}</li>
          <li>{texts.assistant.addServer}</li>
          <li>{texts.assistant.ask}</li>
        </ol>
        <div>
          <p className={styles.label}>{texts.assistant.address}</p>
          <CopyText text={url} name={texts.assistant.address} />
        </div>
        <figure className={styles.figure} aria-labelledby={id}>
          <figcaption className={styles.label} id={id}>
            {texts.assistant.example}
          </figcaption>
          <pre className={styles.example} dir="ltr">
            {exampleOf(url)}
          </pre>
        </figure>
        <p className={styles.note}>{texts.assistant.shoppers}</p>
        <p className={styles.note}>{texts.assistant.header}</p>
      </div>
    </Panel>
  );
}

function exampleOf(url: string): string {
  const headers = { Authorization: `Bearer ${texts.assistant.yourKey}` };
  return JSON.stringify({ mcpServers: { bellbird: { type: 'http', url, headers } } }, null, 2);
}
