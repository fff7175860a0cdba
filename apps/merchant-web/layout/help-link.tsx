import { IconExternalLink, IconHelpCircle } from '@tabler/icons-react';
import bar from './side-bar.module.css';
import top from './top-bar.module.css';

/** Opens the help in a new tab, so that the current page stays open. */
export function SideBarHelp({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={bar.link} title="Help Centre, in a new tab">
      <IconHelpCircle size={18} stroke={1.5} aria-hidden />
      <span className={bar.word}>
        Help Centre<span className="bb-spoken">, in a new tab</span>
      </span>
      <IconExternalLink className={bar.outwards} size={15} stroke={1.5} aria-hidden />
    </a>
  );
}

export function TopBarHelp({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={`${top.action} ${top.help}`}
      title="Help Center, in a new tab"
    >
      <IconHelpCircle size={18} stroke={1.5} aria-hidden />
      <span>
        Help Center<span className="bb-spoken">, in a new tab</span>
      </span>
    </a>
  );
}
