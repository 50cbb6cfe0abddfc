/** Joins the class names that are set. */
export function classNames(...names: (string | undefined | false | null)[]): string {
  return names.filter(Boolean).join(' ');
}
