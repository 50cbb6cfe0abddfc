/**
 * The rows of a CSV file, each by the names in its first line. Cells may be quoted, with quotes
 * doubled and lines inside; a mark of UTF-8 at the start is passed over, and so is an empty line.
 * Separated by commas, or by semicolons as programs of tables write it in many countries.
 * @param {string} text
 * @returns {Record<string, string>[]}
 */
export function readCsv(text) {
  const plain = text.replace(/^\u{FEFF}/u, '');
  const [firstLine = ''] = plain.split('\n', 1);
  const separator = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',';
  const lines = [];
  let line = [];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, 'gy');
  while (cell.lastIndex < plain.length) {
    const at = cell.lastIndex;
    const found = cell.exec(plain);
    if (found === null) throw new Error(`Nobody can tell what stands at character ${at + 1}.`);
    const [, given, end] = found;
    line.push(given.startsWith('"') ? given.slice(1, -1).replaceAll('""', '"') : given);
    if (end !== separator) lines.push(line.splice(0));
  }
  if (line.length > 0) lines.push([...line, '']);
  const [names = [], ...rows] = lines.filter((one) => one.some((given) => given !== ''));
  return rows.map((given) =>
    Object.fromEntries(names.map((name, index) => [name, given[index] ?? ''])),
  );
}
