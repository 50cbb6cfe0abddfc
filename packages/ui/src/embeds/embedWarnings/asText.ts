/** What an object holds, as far as it can be written: another text, and it has changed. */
export function asText(given: object): string {
  try {
    return JSON.stringify(given);
  } catch {
    return '';
  }
}
