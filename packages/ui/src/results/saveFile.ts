/** Hands the person a text as a file, to be called as `download` says. */
export function saveFile(content: string, type: string, download: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href, download }).click();
  URL.revokeObjectURL(href);
}
