let rules: Intl.PluralRules | undefined;

/** The form of a Spanish word that goes with a count. */
export function plural(count: number, one: string, other: string): string {
  rules ??= new Intl.PluralRules('es');
  return rules.select(count) === 'one' ? one : other;
}
