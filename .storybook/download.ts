/** Saves a text as a file of the person who looks at the page. */
export function download(name: string, type: string, ...parts: string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
