/** Chooses the language in which a product's page shows what the shop states of it (docs/decisions/098). */

interface Property {
  /** A locale of the API; "" where the statement is in no language. */
  locale: string;
  key: string;
  value: string;
}

/**
 * What is written in the first of these languages that has anything, else in any other; what is in no language always.
 * Nothing is left out only because of its language: a page would say that the shop states nothing.
 */
export function statedIn<T extends Property>(properties: T[], preferred: string[]): T[] {
  const languages = properties.map(({ locale }) => locale).filter(locale => locale !== '');
  const shown = [...preferred, ...languages].find(locale => languages.includes(locale));
  return properties.filter(({ locale }) => locale === '' || locale === shown);
}
