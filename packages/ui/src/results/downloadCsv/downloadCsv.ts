import type { ResultsView } from '../results.types';
import { saveFile } from '../saveFile';
import { toCsv } from './toCsv';

/** Hands the person the table as a file. For the table's `onDownload`. */
export function downloadCsv(view: ResultsView, fileName: string): void {
  // The mark at the start tells spreadsheets that the text is UTF-8; of a file they see no type.
  saveFile(`\uFEFF${toCsv(view)}`, 'text/csv', fileName);
}
