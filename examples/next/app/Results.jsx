import { ResultsTable } from '@clubline/ui/ResultsTable';
import '@clubline/ui/ResultsTable.css';
import race from '../race.json';

// A server component: its script is not sent.
export const Results = () => <ResultsTable {...race} />;
