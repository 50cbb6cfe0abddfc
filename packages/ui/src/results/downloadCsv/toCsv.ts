import type { ResultsView } from '../results.types';

/**
 * What a spreadsheet would run as a formula, wide signs too: at the start of a cell, and behind all
 * that another language's spreadsheet takes for the end of one. LibreOffice leaves out a NUL.
 */
// oxlint-disable-next-line no-control-regex
const FORMULA = /(?<=^|[\t\n\r;|])(?=(?:[^\S\t\n\r]|["\0])*[=+\-@＝＋－＠])/g;

/**
 * A cell that a spreadsheet would run as a formula is turned into text. Data from elsewhere may
 * hold anything; what is neither text nor number leaves it empty.
 */
function cell(value: unknown): string {
  const figures = typeof value === 'number' ? `${value}` : '';
  const text = typeof value === 'string' ? value.replace(FORMULA, "'") : figures;
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table as RFC 4180 text, with a header line; what data lack is an empty cell. */
export function toCsv({ rows, motoLabels, labels }: ResultsView): string {
  const head = [labels.rank, labels.boat, labels.rider, labels.age, ...motoLabels, labels.final];
  const body = rows
    .filter((one) => one?.row)
    .map(({ row, place }) => [
      row.rank,
      row.bikeNumber,
      row.rider,
      row.age,
      ...motoLabels.map((_, index) => {
        const moto = row.motos?.[index];
        return moto?.pos ?? moto?.unreadPos ?? moto?.status;
      }),
      place ?? row.status,
    ]);
  return [head, ...body].map((line) => line.map(cell).join(',')).join('\r\n');
}
