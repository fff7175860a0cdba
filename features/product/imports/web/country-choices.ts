const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Regions that have a name and no phone numbers: unions, and countries that are gone. */
const NO_COUNTRIES = new Set('AN BU CS DD EU EZ FX NT QO SU TP UN XA XB YD YU ZR ZZ'.split(' '));

let choices: { value: string; label: string }[] | null = null;

/** Every country by its English name, with its code. */
export function countryChoices(): { value: string; label: string }[] {
  choices ??= listCountries();
  return choices;
}

function listCountries() {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.has(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ value: code, label: name }];
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}
