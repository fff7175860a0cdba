import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { texts } from '../texts/en.ts';

/** Says that the chat opens, with a link in case the browser does not open it. */
export function Opening({ chatUrl }: { chatUrl: string }) {
  return <RichText text={texts.chat.opening} parts={{ link: linkTo(chatUrl) }} />;
}

function linkTo(url: string) {
  return (inside: string) => <a href={url}>{inside}</a>;
}
