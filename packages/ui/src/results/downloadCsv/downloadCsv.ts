import type { ResultsView } from '../results.types';
import { toCsv } from './toCsv';

/** Hands the person the table as a file. For the table's `onDownload`. */
export function downloadCsv(view: ResultsView, fileName: string): void {
  // The mark at the start tells spreadsheets that the text is UTF-8.
  const address = URL.createObjectURL(
    new Blob([`\uFEFF${toCsv(view)}`], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
