import { followPage } from '@clubline/ui/followPage';
import { ResultsTable } from '@clubline/ui/ResultsTable';
import '@clubline/ui/ResultsTable.css';
import race from '../race.json';

// Where the system is dark and this page is not, the table is light as the page is.
export const Results = () => (
  <div data-clubline data-clubline-theme="system" ref={followPage}>
    <ResultsTable {...race} />
  </div>
);
