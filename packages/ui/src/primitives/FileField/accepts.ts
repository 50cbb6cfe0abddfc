/**
 * Whether a file fits an `accept` list of MIME types (`image/*` too) and endings; an empty list
 * takes everything.
 */
export function accepts(accept: string, file: { name: string; type: string }): boolean {
  const wanted = accept.split(',').map((entry) => entry.trim().toLowerCase());
  return wanted.some((entry) => {
    if (entry === '' || entry === '*/*') return true;
    if (entry.startsWith('.')) return file.name.toLowerCase().endsWith(entry);
    if (entry.endsWith('/*')) return file.type.toLowerCase().startsWith(entry.slice(0, -1));
    return file.type.toLowerCase() === entry;
  });
}
