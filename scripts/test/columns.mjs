/**
 * Lines of cells as lines of text, each column as wide as its longest cell.
 * @param {string[][]} lines
 * @param {(column: number) => boolean} [isNumber] which columns stand at their right edge
 */
export function inColumns(lines, isNumber = () => false) {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell[isNumber(column) ? 'padStart' : 'padEnd'](widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
