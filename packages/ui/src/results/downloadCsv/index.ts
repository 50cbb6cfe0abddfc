export { downloadCsv } from './downloadCsv';
export { toCsv } from './toCsv';
