import { IconExternalLink, IconHelpCircle } from '@tabler/icons-react';
import { texts } from '../texts/en.ts';
import bar from './side-bar.module.css';
import top from './top-bar.module.css';

/** Opens the help in a new tab. The server learns from the `Referer` which page it is about, so `noreferrer` would end that. */
export function SideBarHelp({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={bar.link}
      title={texts.frame.helpInNewTab}
      aria-label={texts.frame.helpInNewTab}
    >
      <IconHelpCircle size={18} stroke={1.5} aria-hidden />
      <span className={bar.word}>{texts.frame.help}</span>
      <IconExternalLink className={bar.outwards} size={15} stroke={1.5} aria-hidden />
    </a>
  );
}

export function TopBarHelp({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={`${top.action} ${top.help}`}
      title={texts.frame.helpOfTopBarInNewTab}
      aria-label={texts.frame.helpOfTopBarInNewTab}
    >
      <IconHelpCircle size={18} stroke={1.5} aria-hidden />
      <span>{texts.frame.helpOfTopBar}</span>
    </a>
  );
}
