/** The themes in which stories are compared. */
export const themes = ['dark', 'light', 'high-contrast'];

/**
 * The themes that somebody named, in the order in which all are compared; all when nobody did.
 * @param {string} [names] e.g. `light,dark`
 * @throws when one is none
 */
export function chosenThemes(names) {
  if (names === undefined) return themes;
  const chosen = names.split(',').map((name) => name.trim());
  const unknown = chosen.filter((name) => !themes.includes(name));
  if (unknown.length > 0)
    throw new Error(`No theme is called ${unknown.join(', ')}; there are ${themes.join(', ')}.`);
  return themes.filter((theme) => chosen.includes(theme));
}
