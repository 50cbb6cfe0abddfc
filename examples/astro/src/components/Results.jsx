import { ResultsTable } from '@clubline/ui/ResultsTable';
import '@clubline/ui/ResultsTable.css';
import race from '../../race.json';

export const Results = () => (
  <div data-clubline data-clubline-theme="system">
    <ResultsTable {...race} />
  </div>
);
