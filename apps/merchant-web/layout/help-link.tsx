import { IconExternalLink, IconHelpCircle } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { texts } from '../texts/en.ts';
import bar from './side-bar.module.css';
import top from './top-bar.module.css';

/** Opens the help in a new tab, so that the current page stays open. */
export function SideBarHelp({ url }: { url: string }) {
  return (
    <a
      href={useHelpAddress(url)}
      target="_blank"
      rel="noreferrer"
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
      href={useHelpAddress(url)}
      target="_blank"
      rel="noreferrer"
      className={`${top.action} ${top.help}`}
      title={texts.frame.helpOfTopBarInNewTab}
      aria-label={texts.frame.helpOfTopBarInNewTab}
    >
      <IconHelpCircle size={18} stroke={1.5} aria-hidden />
      <span>{texts.frame.helpOfTopBar}</span>
    </a>
  );
}

/** Returns where the help opens: the built-in documentation on the current page, or an address of the operator. */
function useHelpAddress(url: string): string {
  const { pathname } = useLocation();
  return url.startsWith('/') ? url + pathname : url;
}
