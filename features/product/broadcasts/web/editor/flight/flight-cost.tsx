import { fill } from '#platform/language/reader.ts';
import { countryName } from '#platform/phone/country-names.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { LOCALE } from '#platform/ui-kit/format/reader-locale.ts';
import type { FlightCheck } from '../../../contract/flight-check.ts';
import { texts } from '../../../texts/en.ts';
import styles from './flight.module.css';

/** The number of listed countries. The others are added up. */
const MOST_COUNTRIES = 8;

/** WhatsApp's charge by country. */
export function FlightCost({ cost }: { cost: FlightCheck['cost'] }) {
  const { countries, currency, inWords } = cost;
  const money = (amount: number, digits: number) =>
    new Intl.NumberFormat(LOCALE, { style: 'currency', currency, maximumFractionDigits: digits }).format(
      amount,
    );
  const shown = countries.slice(0, MOST_COUNTRIES);
  const rest = countries.slice(MOST_COUNTRIES);
  return (
    <section aria-label={texts.flightCost.title}>
      <h3 className={styles.title}>{texts.flightCost.title}</h3>
      <p>{inWords}</p>
      {shown.length > 0 && (
        <table className={styles.cost}>
          <thead>
            <tr>
              <th scope="col">{texts.flightCost.country}</th>
              <th scope="col">{texts.flightCost.people}</th>
              <th scope="col">{texts.flightCost.each}</th>
              <th scope="col">{texts.flightCost.total}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ country, people, rate, amount }) => (
              <tr key={country}>
                <th scope="row">
                  {/^[A-Z]{2}$/.test(country) ? countryName(country) : texts.flightCost.otherCountry}
                </th>
                <td>{formatCount(people)}</td>
                <td>{money(rate, 4)}</td>
                <td>{money(amount, 2)}</td>
              </tr>
            ))}
            {rest.length > 0 && (
              <tr>
                <th scope="row">{fill(texts.flightCost.otherCountries, { count: rest.length })}</th>
                <td>{formatCount(rest.reduce((sum, { people }) => sum + people, 0))}</td>
                <td>–</td>
                <td>
                  {money(
                    rest.reduce((sum, { amount }) => sum + amount, 0),
                    2,
                  )}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}
