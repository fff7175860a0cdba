import { MOST } from '../contract/template-parts.ts';

/** What remains of a typed value, and a hint when something was removed; null when there is nothing to say. */
export interface Typed {
  kept: string;
  message: string | null;
}

/** Document 3, section 5.3: other characters are removed, and a longer name is cut. */
export function limitName(typed: string): Typed {
  const allowed = typed.replaceAll(/[^A-Za-z0-9_]/g, '');
  if (allowed !== typed)
    return {
      kept: allowed.slice(0, MOST.name),
      message: 'Template names can only contain _ as a special character.',
    };
  return limit(typed, MOST.name, `You can only enter ${MOST.name} characters in the template name!`);
}

export function limitBody(typed: string): Typed {
  return limit(typed, MOST.body, `You can only enter ${MOST.body} characters in the message body!`);
}

export function limitButton(typed: string): Typed {
  return limit(typed, MOST.buttonTitle, `You can only enter ${MOST.buttonTitle} characters in button text.`);
}

function limit(typed: string, most: number, message: string): Typed {
  // Half an emoji is not a character, and providers refuse it.
  return typed.length > most
    ? { kept: typed.slice(0, most).replace(/[\uD800-\uDBFF]$/, ''), message }
    : { kept: typed, message: null };
}
